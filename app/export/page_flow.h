#pragma once

#include <functional>
#include <vector>

class QPainter;

namespace rackwright {

/// Draws something whose top edge is at `y`.
using DrawAt = std::function<void(QPainter& painter, double y)>;

/// Fills pages from top to bottom. Pages are collected before anything is painted, so that "page 3 of 12" is known.
class PageFlow {
public:
    /// One piece that is never broken. It goes to the next page when it does not fit; a piece higher than a page is the caller's mistake
    /// and is clipped by nothing.
    void add(double height, DrawAt draw);
    /// A heading: stays with the piece that follows, on the same page.
    void addKept(double height, DrawAt draw);
    /// Tells on which page, from 0, the heading above it came to stand.
    void addMark(std::function<void(int page)> tell);
    /// Empty space, dropped at the top of a page.
    void addSpace(double height);
    /// A new page unless this one is still empty.
    void newPage();
    /// A new page when less than that is left; headings that wait count.
    void ensure(double height);

    /// Left on the page below the headings that wait; a whole page when the next piece would start a new one anyway.
    double remaining() const;
    int pageCount() const { return static_cast<int>(pages_.size()); }
    /// Ends the last page: headings that nothing followed are placed.
    void finish();

    void paint(int page, QPainter& painter) const;

private:
    struct Piece {
        double height = 0.0;
        DrawAt draw;
        bool space = false;
        std::function<void(int page)> tell;
    };
    struct Placed {
        double y = 0.0;
        DrawAt draw;
    };
    void place(const Piece& piece);
    double keptHeight() const;

    std::vector<std::vector<Placed>> pages_{1};
    std::vector<Piece> kept_;
    double y_ = 0.0;  ///< used on the current page
};

}  // namespace rackwright
