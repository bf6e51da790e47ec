#include "catalog/loading/bounds.h"
#include "catalog/loading/product_kinds.h"
#include "catalog/loading/product_words.h"

namespace rackwright {
namespace {

using D = DriveProduct;

constexpr FactField<D> figures[] = {
    {"capacity", &D::capacity, {Unit::Byte, 1e10, 1e15}, Presence::Required},
    {"power", &D::power, bounds::drive_power, Presence::Required},
    {"throughput", &D::throughput, bounds::storage_rate, Presence::Optional},
    {"write_throughput", &D::write_throughput, bounds::storage_rate, Presence::Optional},
    {"unrecoverable_read_errors", &D::unrecoverable_read_errors, {Unit::PerBit, 1e-20, 1e-12}, Presence::Optional},
    {"random_iops", &D::random_iops, {Unit::IoPerSecond, 10, 1e8}, Presence::Optional},
};

}  // namespace

void load_drive(ObjectReader& reader, Catalogue& catalogue) {
    DriveProduct& drive = catalogue.drives.emplace_back();
    read_product(reader, drive);
    drive.drive_class = reader.word("class", words::drive_classes);
    drive.form = reader.word("form_factor", words::drive_forms);
    read_figures(reader, figures, drive);
}

}  // namespace rackwright
