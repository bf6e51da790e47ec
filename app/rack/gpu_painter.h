#pragma once

#include "app/rack/rack_drawing.h"

#include <QCoreApplication>
#include <QRectF>
#include <QStringList>
#include <vector>

class QPainter;

namespace rackwright {

/// The parts of a GPU's cell, in painter units; an empty rectangle is not drawn. The view asks for it too, to know which
/// part of the memory bar the pointer is on.
struct GpuCellLayout {
    QRectF heading, bar, memory_text;
    std::vector<QRectF> loads;    ///< a line for each load
    bool loads_labelled = false;  ///< there is room for words beside the load bars
    std::vector<QRectF> tenants;  ///< a line for each workload, or fewer
};

/// One workload's share of a GPU's memory bar.
struct MemoryShare {
    WorkloadId workload = WorkloadId::None;
    PlacementId placement = PlacementId::None;
    double bytes = 0.0;
    bool off_hours = false;
    QRectF rect;
};

/// Draws one slot of a server: free, or with its GPU's memory by workload and its loads.
class GpuPainter {
    Q_DECLARE_TR_FUNCTIONS(GpuPainter)

public:
    GpuPainter(const RackDrawing& drawing, const Server& server, int slot);

    void paint(QPainter& painter, const QRectF& cell) const;

    GpuCellLayout layout(const QRectF& cell) const;
    /// The stacked parts of the bar, in the order in which they are drawn.
    std::vector<MemoryShare> shares(const QRectF& bar) const;

private:
    struct Load {
        QString word;
        double share;
    };
    std::vector<Load> loads() const;
    double loadWordWidth() const;
    void paintFree(QPainter& painter, const QRectF& cell) const;
    void paintHeading(QPainter& painter, const QRectF& rect) const;
    void paintBar(QPainter& painter, const QRectF& bar) const;
    void paintOverflow(QPainter& painter, const QRectF& bar, double total) const;
    void paintMemoryText(QPainter& painter, const QRectF& rect) const;
    void paintLoad(QPainter& painter, const QRectF& line, const Load& load, bool labelled) const;
    void paintTenants(QPainter& painter, const std::vector<QRectF>& lines) const;

    const RackDrawing& drawing_;
    const Server& server_;
    int slot_;
    const Gpu* product_ = nullptr;
    const GpuResult* result_ = nullptr;
};

/// "H200 141GB SXM5": a product's name without its vendor in front.
QString shortName(const Product& product);

/// That name, and shorter ones by leaving words out at its end, longest first.
QStringList shorterNames(const Product& product);

/// A round mark with the verdict's sign, right-aligned in `line`; gives the width it took.
double paintVerdictMark(QPainter& painter, const QRectF& line, const RackStyle& style, Verdict verdict);

}  // namespace rackwright
