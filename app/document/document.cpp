#include "app/document/document.h"

#include "app/wording/sample_wording.h"
#include "planner/sample_project.h"
#include "project/edits.h"
#include "store/project_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QUndoCommand>

namespace rackwright {

/// One step of undo: the whole value before and after. Values share nothing mutable, so this is safe and cheap enough
/// (a project is some tens of kilobytes).
class ProjectCommand : public QUndoCommand {
public:
    ProjectCommand(Document* document, std::shared_ptr<const Project> before, std::shared_ptr<const Project> after, VariantId variant,
                   const QString& name, int merge_id)
        : QUndoCommand(name),
          document_(document),
          before_(std::move(before)),
          after_(std::move(after)),
          variant_(variant),
          merge_id_(merge_id) {}

    void undo() override { document_->setProject(before_, variant_); }
    void redo() override { document_->setProject(after_, variant_); }
    int id() const override { return merge_id_; }
    bool mergeWith(const QUndoCommand* next) override {
        after_ = static_cast<const ProjectCommand*>(next)->after_;
        setObsolete(*after_ == *before_);  // typed and taken back: no step that undoes nothing
        return true;
    }

private:
    Document* document_;
    std::shared_ptr<const Project> before_, after_;
    VariantId variant_;
    int merge_id_;
};

Document::Document(std::shared_ptr<const Catalogue> catalogue, QObject* parent) : QObject(parent), catalogue_(std::move(catalogue)) {
    newProject();
    connect(&undo_stack_, &QUndoStack::cleanChanged, this, &Document::fileChanged);
}

const Variant& Document::currentVariant() const { return *project_->variant(current_variant_); }

void Document::setCurrentVariant(VariantId id) {
    if (id == current_variant_ || project_->variant(id) == nullptr) return;
    current_variant_ = id;
    endMerge();
    emit currentVariantChanged();
}

const Evaluation& Document::evaluation(VariantId id) const {
    auto found = evaluations_.find(id);
    if (found == evaluations_.end()) found = evaluations_.emplace(id, evaluate(*catalogue_, *project_, *project_->variant(id))).first;
    return found->second;
}

const std::vector<Finding>& Document::findings(VariantId id) const {
    auto found = findings_.find(id);
    if (found == findings_.end()) {
        found = findings_.emplace(id, review(*catalogue_, *project_, *project_->variant(id), evaluation(id))).first;
    }
    return found->second;
}

bool Document::apply(const Result<Project>& edit, const QString& name, const QString& merge_key) {
    if (!edit.ok()) {
        emit editRefused(edit.error());
        return false;
    }
    static int next_merge_id = 1;
    int merge_id = -1;
    if (!merge_key.isEmpty()) {
        if (merge_key != last_merge_key_) ++next_merge_id;
        merge_id = next_merge_id;
    }
    last_merge_key_ = merge_key;
    undo_stack_.push(new ProjectCommand(this, project_, std::make_shared<const Project>(edit.value()), current_variant_, name, merge_id));
    return true;
}

void Document::setProject(std::shared_ptr<const Project> project, VariantId variant) {
    project_ = std::move(project);
    evaluations_.clear();
    findings_.clear();
    const VariantId previous = current_variant_;
    current_variant_ = project_->variant(variant) != nullptr ? variant : project_->variants.front().id;
    emit projectChanged();
    if (current_variant_ != previous) emit currentVariantChanged();
}

void Document::replaceAll(Project project, const QString& path) {
    undo_stack_.clear();
    endMerge();
    file_path_ = path;
    rememberFile();
    const VariantId first = project.variants.front().id;
    setProject(std::make_shared<const Project>(std::move(project)), first);
    emit fileChanged();
}

void Document::newProject() {
    Project project;
    project.title = QCoreApplication::translate("Document", "New project").toStdString();
    VariantId variant = VariantId::None;
    project = add_variant(std::move(project), QCoreApplication::translate("Document", "Variant 1").toStdString(), &variant).value();
    project = add_rack(std::move(project), variant, 42).value();
    replaceAll(std::move(project), {});
}

void Document::openSample() { replaceAll(sample_project(*catalogue_, sampleWords()), {}); }

Failure Document::open(const QString& path) {
    Result<Project> loaded = load_project(path.toStdString());
    if (!loaded.ok()) return loaded.error();
    if (loaded.value().variants.empty())
        return Message("store.invalid").with("file", path.toStdString()).with("detail", "project.no-variant");
    replaceAll(std::move(loaded.value()), path);
    return std::nullopt;
}

Failure Document::save(const QString& path) {
    if (Failure failure = save_project(path.toStdString(), *project_)) return failure;
    file_path_ = path;
    rememberFile();
    undo_stack_.setClean();
    endMerge();
    emit fileChanged();
    return std::nullopt;
}

void Document::rememberFile() {
    const QFileInfo file(file_path_);
    file_written_ = file_path_.isEmpty() ? QDateTime() : file.lastModified();
    file_bytes_ = file_path_.isEmpty() ? 0 : file.size();
}

bool Document::isChangedOnDisk() const {
    if (file_path_.isEmpty()) return false;
    const QFileInfo file(file_path_);
    return file.exists() && (file.lastModified() != file_written_ || file.size() != file_bytes_);
}

QString Document::displayName() const {
    return file_path_.isEmpty() ? QString::fromStdString(project_->title) : QFileInfo(file_path_).completeBaseName();
}

}  // namespace rackwright
