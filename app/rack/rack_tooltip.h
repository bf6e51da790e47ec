#pragma once

#include "app/document/selection.h"
#include "sizing/evaluation.h"

#include <QCoreApplication>
#include <QString>

namespace rackwright {

/// The figures of a thing on the rack, as rich text for a tool tip; plain words for screen readers with `plain`.
class RackTooltip {
    Q_DECLARE_TR_FUNCTIONS(RackTooltip)

public:
    RackTooltip(const Catalogue& catalogue, const Project& project, const Variant& variant, const Evaluation& evaluation)
        : catalogue_(catalogue), project_(project), variant_(variant), evaluation_(evaluation) {}

    QString html(const SelectedItem& item) const;
    QString plain(const SelectedItem& item) const;

private:
    struct Row {
        QString label, value;
    };
    struct Sheet {
        QString title, subtitle;
        std::vector<Row> rows;
        QString verdict;
    };
    Sheet sheet(const SelectedItem& item) const;
    Sheet gpuSheet(GpuRef ref) const;
    Sheet workloadSheet(WorkloadId id) const;
    void addFigures(Sheet& sheet, const FigureList& figures, std::initializer_list<FigureKind> kinds) const;
    QString verdictLine(Verdict verdict, Limit limit) const;

    const Catalogue& catalogue_;
    const Project& project_;
    const Variant& variant_;
    const Evaluation& evaluation_;
};

}  // namespace rackwright
