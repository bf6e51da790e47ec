#pragma once

#include "app/document/selection.h"
#include "catalog/catalogue.h"

namespace rackwright {

enum class Direction { Left, Right, Up, Down };

/// The thing beside `from` as it is drawn: slots within a server, devices within a rack, racks side by side. Gives `from` itself where
/// there is nothing further; the first device of the first rack when nothing on the racks is selected.
SelectedItem neighbourOf(const Catalogue& catalogue, const Variant& variant, const SelectedItem& from, Direction direction);

}  // namespace rackwright
