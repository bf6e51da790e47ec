#pragma once

#include "app/export/page_flow.h"

#include <QColor>
#include <QFont>
#include <QString>
#include <memory>

class QTextLayout;

namespace rackwright {

/// Plain text broken into lines of a width, by the font's own measures. Words longer than a line are broken.
class TextLines {
public:
    TextLines(const QString& text, const QFont& font, double width, bool right_aligned = false);
    ~TextLines();

    int count() const;
    double lineHeight() const { return line_height_; }
    double height() const { return count() * line_height_; }
    /// Draws lines [first, last) with the first of them at the point.
    void draw(QPainter& painter, double x, double y, int first, int last, const QColor& colour) const;
    void draw(QPainter& painter, double x, double y, const QColor& colour) const { draw(painter, x, y, 0, count(), colour); }

private:
    std::unique_ptr<QTextLayout> layout_;
    double line_height_ = 0.0;
};

struct ParagraphStyle {
    QFont font;
    QColor colour;
    double indent = 0.0;
    QColor bar;  ///< a bar at the left edge; invalid: none
};

double paragraphHeight(const QString& text, const ParagraphStyle& style);
/// Lets it flow over pages, with at least two lines on each side of a break. With `kept`, it is a heading.
void addParagraph(PageFlow& flow, const QString& text, const ParagraphStyle& style, bool kept = false);

}  // namespace rackwright
