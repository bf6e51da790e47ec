#pragma once

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QString>
#include <vector>

namespace rackwright::fixture {

struct DrawnText {
    QString text;
    QRectF rect;  ///< from the tops of the capitals to the ends of the descenders, device units
};

/// A paint device that keeps what text is drawn where, and nothing else.
class TextRecorder : public QPaintDevice {
public:
    explicit TextRecorder(const QSize& size) : size_(size), engine_(*this) {}
    QPaintEngine* paintEngine() const override { return &engine_; }
    const std::vector<DrawnText>& texts() const { return texts_; }

    /// Pairs that lie on each other, and texts that leave `bounds`: one line each, empty when all is well.
    QStringList faults(const QRectF& bounds) const {
        QStringList found;
        for (std::size_t i = 0; i < texts_.size(); ++i) {
            if (!bounds.contains(texts_[i].rect)) found << QStringLiteral("outside: ") + texts_[i].text;
            for (std::size_t j = i + 1; j < texts_.size(); ++j) {
                const QRectF common = texts_[i].rect & texts_[j].rect;
                if (common.width() > 0.5 && common.height() > 0.5) {
                    found << QStringLiteral("overlap: ") + texts_[i].text + QStringLiteral(" / ") + texts_[j].text;
                }
            }
        }
        return found;
    }

protected:
    int metric(PaintDeviceMetric wanted) const override {
        switch (wanted) {
            case PdmWidth:
                return size_.width();
            case PdmHeight:
                return size_.height();
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY:
                return 96;
            case PdmDevicePixelRatio:
                return 1;
            case PdmDevicePixelRatioScaled:
                return static_cast<int>(devicePixelRatioFScale());
            case PdmNumColors:
                return 1 << 24;
            case PdmDepth:
                return 32;
            default:
                return 0;
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(TextRecorder& recorder) : QPaintEngine(AllFeatures), recorder_(recorder) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState& changed) override {
            if (changed.state() & DirtyTransform) transform_ = changed.transform();
        }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawTextItem(const QPointF& at, const QTextItem& item) override {
            const QFontMetricsF metrics(item.font());
            const QRectF rect(at.x(), at.y() - metrics.capHeight(), item.width(), metrics.capHeight() + metrics.descent() * 0.8);
            recorder_.texts_.push_back({item.text(), transform_.mapRect(rect)});
        }
        Type type() const override { return User; }

    private:
        TextRecorder& recorder_;
        QTransform transform_;
    };

    QSize size_;
    mutable Engine engine_;
    std::vector<DrawnText> texts_;
};

}  // namespace rackwright::fixture
