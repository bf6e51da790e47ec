#include "catalog/loading/product_kinds.h"

#include <algorithm>

namespace rackwright {

std::string read_id(ObjectReader& reader) {
    std::string id = reader.text("id");
    const auto allowed = [](char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-'; };
    if (!std::all_of(id.begin(), id.end(), allowed)) reader.fail("catalog.bad-id", "id", id, "a-z 0-9 -");
    return id;
}

void read_product(ObjectReader& reader, Product& product) {
    product.id = read_id(reader);
    product.name = reader.text("name");
    product.vendor = reader.text_or_empty("vendor");
    product.aliases = reader.texts("aliases");
    product.note = reader.text_or_empty("note");
    product.file = reader.file().file;
}

}  // namespace rackwright
