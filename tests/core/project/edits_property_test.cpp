// Whatever is edited, in whatever order, the project stays whole: it can be saved and opened again.
#include <rapidcheck.h>

#include "project/names.h"
#include "small_catalogue.h"

using namespace rackwright;

namespace {

template <typename Item>
const Item& any_of(const std::vector<Item>& list) {
    return list[*rc::gen::inRange<std::size_t>(0, list.size())];
}

/// One random edit, good or bad: ids are drawn from the whole range given out so far and a little beyond.
class RandomEdit {
public:
    explicit RandomEdit(const Catalogue& catalogue, const Project& project) : catalogue_(catalogue), project_(project) {}

    Result<Project> operator()() const {
        const VariantId variant = any_of(project_.variants).id;
        const GpuRef gpu = any_gpu(variant), other = any_gpu(variant);
        const int unit = *rc::gen::inRange(-1, 45);
        switch (*rc::gen::inRange(0, 24)) {
            case 0:
                return add_workload(project_, small::workload("W", *default_task(any_kind())));
            case 1:
                return duplicate_workload(project_, id<WorkloadId>());
            case 2:
                return remove_workload(project_, id<WorkloadId>());
            case 3:
                return changed_workload();
            case 4:
                return add_variant(project_, "V");
            case 5:
                return duplicate_variant(project_, variant, "V");
            case 6:
                return remove_variant(project_, id<VariantId>());
            case 7:
                return move_variant(project_, variant, unit);
            case 8:
                return add_rack(project_, variant, unit);
            case 9:
                return replace_rack_properties(project_, variant, any_rack(variant), "R", unit, 0.0, catalogue_);
            case 10:
                return remove_rack(project_, variant, id<RackId>());
            case 11:
                return add_server(project_, catalogue_, variant, any_rack(variant), any_of(catalogue_.servers).id, unit);
            case 12:
                return move_server(project_, catalogue_, variant, gpu.server, any_rack(variant), unit);
            case 13:
                return copy_server(project_, catalogue_, variant, gpu.server, any_rack(variant), unit);
            case 14:
                return remove_server(project_, variant, id<ServerId>());
            case 15:
                return set_gpu(project_, catalogue_, variant, gpu, any_of(catalogue_.gpus).id);
            case 16:
                return fill_gpus(project_, catalogue_, variant, gpu.server, any_of(catalogue_.gpus).id);
            case 17:
                return move_gpu(project_, catalogue_, variant, gpu, other);
            case 18:
                return remove_gpu(project_, catalogue_, variant, gpu);
            case 19:
                return add_array(project_, catalogue_, variant, any_rack(variant), "array", unit);
            case 20:
                return remove_array(project_, variant, id<ArrayId>());
            case 21:
                return changed_array(variant);
            case 22:
                return changed_placement(variant);
            default:
                return add_placement(project_, catalogue_, variant, any_placement(variant));
        }
    }

private:
    template <typename Id>
    Id id() const {
        return static_cast<Id>(*rc::gen::inRange(0, project_.next_id + 2));
    }
    static std::string_view any_kind() {
        static const std::vector<std::string_view> kinds = {"llm-inference", "light-models",  "video-analytics",
                                                            "training",      "video-archive", "reservation"};
        return any_of(kinds);
    }
    RackId any_rack(VariantId variant) const {
        const std::vector<Rack>& racks = project_.variant(variant)->racks;
        return racks.empty() ? RackId{1} : any_of(racks).id;
    }
    GpuRef any_gpu(VariantId variant) const {
        std::vector<GpuRef> all;
        for (const Rack& rack : project_.variant(variant)->racks) {
            for (const Server& server : rack.servers) {
                for (int slot = -1; slot <= static_cast<int>(server.gpus.size()); ++slot) all.push_back({server.id, slot});
            }
        }
        return all.empty() ? GpuRef{} : any_of(all);
    }
    Placement any_placement(VariantId variant) const {
        Placement placement;
        placement.workload = project_.workloads.empty() ? WorkloadId{1} : any_of(project_.workloads).id;
        for (int i = *rc::gen::inRange(0, 5); i > 0; --i) placement.gpus.push_back(any_gpu(variant));
        placement.share = static_cast<Share>(*rc::gen::inRange(0, 3));
        placement.mig_profile = "1g.10gb";
        placement.mig_slices_per_gpu = *rc::gen::inRange(0, 5);
        placement.tensor_parallel = *rc::gen::inRange(0, 4);
        placement.pipeline_parallel = *rc::gen::inRange(1, 3);
        placement.off_hours = *rc::gen::inRange(0, 2) == 1;
        if (*rc::gen::inRange(0, 4) == 0) placement.array = id<ArrayId>();
        return placement;
    }
    Result<Project> changed_workload() const {
        if (project_.workloads.empty()) return Message("none");
        Workload workload = any_of(project_.workloads);
        workload.task = *default_task(any_kind());
        workload.name = *rc::gen::element<std::string>("W", "", "Нагрузка", "\xFF");
        return replace_workload(project_, workload);
    }
    Result<Project> changed_array(VariantId variant) const {
        StorageArray array;
        array.id = id<ArrayId>();
        for (const Rack& rack : project_.variant(variant)->racks) {
            if (!rack.arrays.empty()) array = rack.arrays.front();
        }
        array.drive_count = *rc::gen::inRange(-1, 15);
        array.raid_groups = *rc::gen::inRange(0, 4);
        array.hot_spares = *rc::gen::inRange(0, 3);
        return replace_array(project_, catalogue_, variant, array);
    }
    Result<Project> changed_placement(VariantId variant) const {
        const std::vector<Placement>& placements = project_.variant(variant)->placements;
        if (placements.empty()) return Message("none");
        Placement placement = any_placement(variant);
        placement.id = any_of(placements).id;
        return replace_placement(project_, catalogue_, variant, placement);
    }

    const Catalogue& catalogue_;
    const Project& project_;
};

}  // namespace

class EditsPropertyTest : public QObject {
    Q_OBJECT

private slots:
    void random_walks_stay_whole();
};

void EditsPropertyTest::random_walks_stay_whole() {
    int done = 0, placed = 0;
    const bool holds = rc::check("check_project holds after every edit", [&done, &placed] {
        const small::Desk desk;
        Project project = desk.project;
        for (int step = 0; step < 60; ++step) {
            const Project before = project;
            const Result<Project> edit = RandomEdit(desk.catalogue, project)();
            RC_ASSERT(project == before);
            if (!edit.ok()) continue;
            RC_ASSERT(edit.value().next_id >= project.next_id);  // ids are never given out twice
            project = edit.value();
            const Failure failure = check_project(project);
            RC_ASSERT(small::code(failure) == std::string());
            ++done;
            for (const Variant& variant : project.variants) placed += static_cast<int>(variant.placements.size());
        }
    });
    QVERIFY(holds);
    QVERIFY2(done > 1000, "nearly every edit was refused: the walk proves nothing");
    QVERIFY2(placed > 1000, "hardly anything was placed: the walk proves nothing");
}

QTEST_APPLESS_MAIN(EditsPropertyTest)
#include "edits_property_test.moc"
