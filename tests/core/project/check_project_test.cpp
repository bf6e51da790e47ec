#include "small_catalogue.h"

#include <functional>

using namespace rackwright;
using small::code;
using small::Desk;

class CheckProjectTest : public QObject {
    Q_OBJECT

private slots:
    void a_whole_project_passes();
    void damage_is_found_data();
    void damage_is_found();
};

namespace {

struct Damage {
    const char* name;
    const char* expected;
    std::function<void(Desk&)> apply;
};

Variant& variant(Desk& desk) { return desk.project.variants[0]; }

const std::vector<Damage>& damages() {
    static const std::vector<Damage> all = {
        {"no variant", "project.no-variant", [](Desk& d) { d.project.variants.clear(); }},
        {"next id in use", "project.bad-id", [](Desk& d) { d.project.next_id = 3; }},
        {"next id negative", "project.bad-id", [](Desk& d) { d.project.next_id = -1; }},
        {"next id at its end", "project.bad-id", [](Desk& d) { d.project.next_id = std::numeric_limits<std::int32_t>::max(); }},
        {"id zero", "project.bad-id", [](Desk& d) { variant(d).racks[0].id = RackId::None; }},
        {"id twice", "project.duplicate-id", [](Desk& d) { variant(d).racks[0].servers[0].id = variant(d).racks[0].servers[1].id; }},
        {"id of another kind", "project.duplicate-id", [](Desk& d) { variant(d).racks[0].id = RackId{raw(d.llm)}; }},
        {"workload gone", "placement.unknown-workload", [](Desk& d) { d.project.workloads.erase(d.project.workloads.begin()); }},
        {"server gone", "placement.no-gpu", [](Desk& d) { variant(d).racks[0].servers.erase(variant(d).racks[0].servers.begin()); }},
        {"GPU gone", "placement.no-gpu", [](Desk& d) { variant(d).racks[0].servers[0].gpus[1].clear(); }},
        {"tensor parallel zero", "project.out-of-range", [](Desk& d) { variant(d).placements[0].tensor_parallel = 0; }},
        {"not divisible", "placement.not-divisible", [](Desk& d) { variant(d).placements[0].pipeline_parallel = 3; }},
        {"below the rack", "project.out-of-range", [](Desk& d) { variant(d).racks[0].servers[0].bottom_unit = 0; }},
        {"above the rack", "place.outside-rack", [](Desk& d) { variant(d).racks[0].servers[0].bottom_unit = 21; }},
        {"rack of no units", "project.out-of-range", [](Desk& d) { variant(d).racks[0].units = 0; }},
        {"rack power not a number", "project.not-a-number", [](Desk& d) { variant(d).racks[0].power_limit_w = std::nan(""); }},
        {"drives negative", "project.out-of-range", [](Desk& d) { variant(d).racks[0].arrays[0].drive_count = -1; }},
        {"more spares than drives", "project.out-of-range", [](Desk& d) { variant(d).racks[0].arrays[0].hot_spares = 13; }},
        {"policy", "project.out-of-range", [](Desk& d) { d.project.policy.array_fill_limit = 0.0; }},
        {"answer twice", "project.duplicate-answer",
         [](Desk& d) {
             d.project.answers = {{"q", "a", "", false}, {"q", "b", "", false}};
         }},
        {"name empty", "project.empty", [](Desk& d) { variant(d).name.clear(); }},
        {"name not UTF-8", "project.bad-text", [](Desk& d) { d.project.workloads[0].name = "\xFF"; }},
        {"zero byte in a text", "project.bad-text", [](Desk& d) { d.project.request = std::string("a\0b", 3); }},
        {"too many slots", "project.too-many", [](Desk& d) { variant(d).racks[0].servers[0].gpus.resize(65); }},
        {"too many racks", "project.too-many", [](Desk& d) { variant(d).racks.resize(501); }},
        {"workload value", "project.out-of-range",
         [](Desk& d) { std::get<LlmInference>(d.project.workloads[0].task).max_context_tokens = 0; }},
        {"two whole on a GPU", "placement.gpu-taken",
         [](Desk& d) {
             Placement second = variant(d).placements[0];
             second.id = PlacementId{d.project.next_id++};
             second.share = Share::Whole;
             variant(d).placements.push_back(second);
         }},
        {"slices beside a tenant", "placement.mig-mixed",
         [](Desk& d) {
             Placement second = variant(d).placements[0];
             second.id = PlacementId{d.project.next_id++};
             second.share = Share::MigSlice;
             second.mig_slices_per_gpu = 1;
             variant(d).placements.push_back(second);
         }},
    };
    return all;
}

}  // namespace

void CheckProjectTest::a_whole_project_passes() {
    Desk desk;
    QCOMPARE(code(check_project(desk.project)), "");
    desk.project.variants[0].racks[0].servers[0].product = "gone from the catalogue";
    QCOMPARE(code(check_project(desk.project)), "");
}

void CheckProjectTest::damage_is_found_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < damages().size(); ++i) QTest::newRow(damages()[i].name) << static_cast<int>(i);
}

void CheckProjectTest::damage_is_found() {
    QFETCH(int, index);
    const Damage& damage = damages()[static_cast<std::size_t>(index)];
    Desk desk;
    damage.apply(desk);
    QCOMPARE(code(check_project(desk.project)), damage.expected);
}

QTEST_APPLESS_MAIN(CheckProjectTest)
#include "check_project_test.moc"
