#pragma once

#include "review/finding.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QUndoStack>
#include <map>
#include <memory>

namespace rackwright {

/// The open project: the current value, its history, its file, and the evaluation of its variants. The one place
/// through which the program edits: edit -> Project -> evaluate -> signals -> views.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(std::shared_ptr<const Catalogue> catalogue, QObject* parent = nullptr);

    const Catalogue& catalogue() const { return *catalogue_; }
    const Project& project() const { return *project_; }

    VariantId currentVariantId() const { return current_variant_; }
    const Variant& currentVariant() const;
    void setCurrentVariant(VariantId id);

    /// Of the current variant, or of any; evaluated when first asked for after an edit.
    const Evaluation& evaluation() const { return evaluation(current_variant_); }
    const Evaluation& evaluation(VariantId id) const;
    const std::vector<Finding>& findings() const { return findings(current_variant_); }
    const std::vector<Finding>& findings(VariantId id) const;

    /// Makes the result of an edit the current project, as one step of undo called `name` (already translated). Edits with the same
    /// non-empty `merge_key` in a row (a slider being dragged, a field being typed in) become one step. A refused edit
    /// changes nothing: editRefused tells why, and the answer is false.
    bool apply(const Result<Project>& edit, const QString& name, const QString& merge_key = {});
    /// Ends a run of merging edits (slider released, field left).
    void endMerge() { last_merge_key_.clear(); }

    QUndoStack* undoStack() { return &undo_stack_; }

    void newProject();
    void openSample();
    Failure open(const QString& path);
    Failure save(const QString& path);
    /// Another program wrote the file since it was opened or saved here.
    bool isChangedOnDisk() const;
    /// Empty: never saved.
    QString filePath() const { return file_path_; }
    /// File name, or the project's title.
    QString displayName() const;
    bool isModified() const { return !undo_stack_.isClean(); }

signals:
    void projectChanged();         ///< the value changed; evaluation() is fresh
    void currentVariantChanged();  ///< another variant is shown
    void editRefused(const rackwright::Message& reason);
    void fileChanged();  ///< another project, another path, or saved

private:
    friend class ProjectCommand;
    void setProject(std::shared_ptr<const Project> project, VariantId variant);
    void rememberFile();
    void replaceAll(Project project, const QString& path);

    std::shared_ptr<const Catalogue> catalogue_;
    std::shared_ptr<const Project> project_;
    VariantId current_variant_ = VariantId::None;
    QUndoStack undo_stack_;
    QString file_path_;
    QDateTime file_written_;  ///< as the file system said when it was last read or written here
    qint64 file_bytes_ = 0;
    QString last_merge_key_;
    mutable std::map<VariantId, Evaluation> evaluations_;
    mutable std::map<VariantId, std::vector<Finding>> findings_;
};

}  // namespace rackwright
