#pragma once

#include "catalog/loading/object_reader.h"

namespace rackwright {

/// Reads what all products have: id, name, vendor, aliases, note.
void read_product(ObjectReader& reader, Product& product);
/// A product id: lower-case letters, digits and hyphens (catalog.bad-id).
std::string read_id(ObjectReader& reader);

// One reader a product kind, each in its own file; what they accept is written down in docs/catalog-format.md.
void load_gpu(ObjectReader& reader, Catalogue& catalogue);
void load_server(ObjectReader& reader, Catalogue& catalogue);
void load_array(ObjectReader& reader, Catalogue& catalogue);
void load_drive(ObjectReader& reader, Catalogue& catalogue);
void load_language_model(ObjectReader& reader, Catalogue& catalogue);
void load_decoder(ObjectReader& reader, Catalogue& catalogue);
void load_detector(ObjectReader& reader, Catalogue& catalogue);
void load_codec(ObjectReader& reader, Catalogue& catalogue);
void load_camera_profile(ObjectReader& reader, Catalogue& catalogue);
void load_link(ObjectReader& reader, Catalogue& catalogue);
void load_switch(ObjectReader& reader, Catalogue& catalogue);
void load_nic(ObjectReader& reader, Catalogue& catalogue);
void load_rack(ObjectReader& reader, Catalogue& catalogue);
void load_pdu(ObjectReader& reader, Catalogue& catalogue);
void load_engine(ObjectReader& reader, Catalogue& catalogue);
void load_question(ObjectReader& reader, Catalogue& catalogue);

}  // namespace rackwright
