#include "app/export/page_flow.h"

#include "app/export/print_style.h"

#include <utility>

namespace rackwright {

double PageFlow::keptHeight() const {
    double height = 0.0;
    for (const Piece& piece : kept_) height += piece.height;
    return height;
}

void PageFlow::place(const Piece& piece) {
    if (piece.tell) piece.tell(pageCount() - 1);
    if (piece.space && y_ <= 0.0) return;
    if (piece.draw) pages_.back().push_back({body_top + y_, piece.draw});
    y_ += piece.height;
}

void PageFlow::ensure(double height) {
    if (y_ > 0.0 && y_ + keptHeight() + height > body_height) {
        pages_.emplace_back();
        y_ = 0.0;
    }
}

void PageFlow::add(double height, DrawAt draw) {
    ensure(height);
    for (const Piece& piece : std::exchange(kept_, {})) place(piece);
    place({height, std::move(draw), false, {}});
}

void PageFlow::addKept(double height, DrawAt draw) { kept_.push_back({height, std::move(draw), false, {}}); }

void PageFlow::addMark(std::function<void(int page)> tell) { kept_.push_back({0.0, {}, false, std::move(tell)}); }

void PageFlow::addSpace(double height) {
    if (!kept_.empty()) {
        kept_.push_back({height, {}, true, {}});
    } else if (y_ > 0.0) {
        y_ += height;
    }
}

void PageFlow::newPage() {
    if (!kept_.empty()) finish();
    if (y_ <= 0.0) return;
    pages_.emplace_back();
    y_ = 0.0;
}

double PageFlow::remaining() const { return body_height - y_ - keptHeight(); }

void PageFlow::finish() {
    ensure(0.0);
    for (const Piece& piece : std::exchange(kept_, {})) place(piece);
}

void PageFlow::paint(int page, QPainter& painter) const {
    for (const Placed& placed : pages_[static_cast<std::size_t>(page)]) placed.draw(painter, placed.y);
}

}  // namespace rackwright
