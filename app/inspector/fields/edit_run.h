#pragma once

#include "app/document/document.h"

namespace rackwright {

/// The edits made in one field from the moment it is entered: one step of undo, which Esc takes back.
class EditRun {
public:
    explicit EditRun(Document* document) : document_(document) {}

    void begin() { start_ = document_->undoStack()->index(); }
    /// Takes back what was edited since begin(), when that is the one step at the top of the history.
    bool takeBack() {
        QUndoStack* stack = document_->undoStack();
        document_->endMerge();
        if (stack->index() != start_ + 1) return false;
        stack->undo();
        return true;
    }
    void end() {
        document_->endMerge();
        begin();
    }

private:
    Document* document_;
    int start_ = 0;
};

}  // namespace rackwright
