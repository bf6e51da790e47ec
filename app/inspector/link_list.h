#pragma once

#include "app/document/selection.h"

#include <QWidget>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace rackwright {

/// Things that belong to what is shown, each a button that selects it.
class LinkList : public QWidget {
    Q_OBJECT

public:
    struct Entry {
        QString words;
        SelectedItem item;
        bool operator==(const Entry&) const = default;
    };

    /// `nothing` is what stands there while there is no entry.
    LinkList(Selection* selection, const QString& nothing, QWidget* parent);
    void setEntries(std::vector<Entry> entries);

private:
    Selection* selection_;
    QLabel* nothing_;
    QVBoxLayout* layout_;
    std::vector<Entry> entries_;
};

}  // namespace rackwright
