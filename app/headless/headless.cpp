#include "app/headless/headless.h"

#include "app/export/pdf_export.h"
#include "app/headless/evaluation_json.h"
#include "app/headless/import_command.h"
#include "app/headless/output.h"
#include "app/headless/size_request.h"
#include "app/language/language.h"
#include "app/window/data_folder.h"
#include "app/wording/sample_wording.h"
#include "app/wording/wording.h"
#include "planner/sample_project.h"
#include "sizing/case_accuracy.h"
#include "store/project_file.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <map>
#include <memory>

namespace rackwright {
namespace {

constexpr int done = exit_done, answer_is_no = exit_answer_is_no;

constexpr const char* help_text =
    "Rackwright: sizes and draws AI hardware for a customer's tasks.\n"
    "\n"
    "  rackwright [FILE.rackwright]                                   the window\n"
    "\n"
    "Without a display:\n"
    "  rackwright new --sample OUT.rackwright                         write the sample project\n"
    "  rackwright evaluate FILE.rackwright [--variant NAME] [--json]  figures and verdicts\n"
    "  rackwright review   FILE.rackwright [--variant NAME] [--json]  findings\n"
    "  rackwright export   FILE.rackwright --pdf OUT.pdf [--lang en|ru]\n"
    "  rackwright size     CASE.json [--json]                         one workload on given GPUs\n"
    "  rackwright check    CASES.json... [--json|--markdown]          published measurements against the sizing\n"
    "  rackwright explain  FILE.rackwright FIGURE [--variant NAME] [--json]\n"
    "  rackwright import   config.json [--quant hf_quant_config.json] --out OUT.json   a model into a catalogue file\n"
    "  rackwright import   device.yaml --kind server|array|switch --out OUT.json       a NetBox device type\n"
    "                      further: --name ORGANISATION/MODEL --address URL --date YYYY-MM-DD --json\n"
    "\n"
    "Options: --lang en|ru, --help, --version. A file named - is standard input (size, check).\n"
    "Exit status: 0 done; 1 the answer is no (size: the workload does not fit, or that cannot be told; review: there are problems; check:\n"
    "a case could not be predicted); 2 wrong usage, or something that cannot be read or written.\n";

constexpr std::array commands = {"new", "evaluate", "review", "export", "size", "check", "explain", "import", "help"};

struct Invocation {
    QStringList operands;
    QString variant, pdf;
    ImportCall import;
    bool json = false, sample = false, markdown = false;
};

std::optional<QByteArray> readAll(const QString& path) {
    QFile file(path);
    const bool open = path == QLatin1String("-") ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!open) return std::nullopt;
    return file.readAll();
}

/// The variants asked for: the named one, or all.
Result<std::vector<const Variant*>> chooseVariants(const Project& project, const QString& name) {
    std::vector<const Variant*> variants;
    if (name.isEmpty()) {
        for (const Variant& variant : project.variants) variants.push_back(&variant);
        return variants;
    }
    const Variant* variant = project.variant_named(name.toStdString());
    if (variant == nullptr) return Message("headless.no-variant").with("variant", name.toStdString());
    variants.push_back(variant);
    return variants;
}

QString figureLines(const FigureList& figures) {
    QString text;
    for (const FigureEntry& entry : figures.entries) {
        text += QStringLiteral("    %1: %2\n").arg(figureLabel(entry.kind), figureText(entry.figure));
    }
    return text;
}

QString verdictLine(const QString& name, Verdict verdict, Limit limit, const Message& reason) {
    QString line = name + QStringLiteral(": ") + verdictText(verdict);
    if (limit != Limit::None) line += QStringLiteral(" (") + limitText(limit) + QLatin1Char(')');
    if (!reason.empty()) line += QStringLiteral(" – ") + messageText(reason);
    return line + QLatin1Char('\n');
}

int runNew(const Catalogue& catalogue, const Invocation& call) {
    if (!call.sample || call.operands.size() != 1) return fail(QStringLiteral("new --sample OUT.rackwright"));
    const QFileInfo target(call.operands.first());
    if (target.exists() || target.isSymLink()) return fail(Message("headless.exists").with("file", call.operands.first().toStdString()));
    if (const Failure failure = save_project(call.operands.first().toStdString(), sample_project(catalogue, sampleWords())))
        return fail(*failure);
    return done;
}

int runEvaluate(const Catalogue& catalogue, const Project& project, const Invocation& call) {
    const Result<std::vector<const Variant*>> variants = chooseVariants(project, call.variant);
    if (!variants.ok()) return fail(variants.error());
    OrderedJson json;
    json["project"] = project.title;
    json["variants"] = OrderedJson::array();
    for (const Variant* variant : variants.value()) {
        const Evaluation evaluation = evaluate(catalogue, project, *variant);
        if (call.json) {
            json["variants"].push_back(evaluationToJson(project, *variant, evaluation));
            continue;
        }
        print(verdictLine(QString::fromStdString(variant->name), evaluation.verdict, Limit::None, {}));
        print(figureLines(evaluation.totals));
        for (const WorkloadResult& result : evaluation.workloads) {
            print(QStringLiteral("  ") +
                  verdictLine(QString::fromStdString(project.workload(result.id)->name), result.verdict, result.limit, result.reason));
            print(figureLines(result.figures));
        }
    }
    if (call.json) print(json);
    return done;
}

int runReview(const Catalogue& catalogue, const Project& project, const Invocation& call) {
    const Result<std::vector<const Variant*>> variants = chooseVariants(project, call.variant);
    if (!variants.ok()) return fail(variants.error());
    bool problem = false;
    OrderedJson json;
    json["variants"] = OrderedJson::array();
    for (const Variant* variant : variants.value()) {
        const Evaluation evaluation = evaluate(catalogue, project, *variant);
        OrderedJson findings = OrderedJson::array();
        if (!call.json) print(QString::fromStdString(variant->name) + QLatin1Char('\n'));
        for (const Finding& finding : review(catalogue, project, *variant, evaluation)) {
            problem = problem || finding.severity == Severity::Problem;
            if (call.json) {
                findings.push_back(findingToJson(project, *variant, finding));
                continue;
            }
            const FindingWords words = findingWords(finding);
            print(
                QStringLiteral("  %1: %2\n    %3\n    %4\n").arg(severityText(finding.severity), words.title, words.why, words.what_to_do));
        }
        json["variants"].push_back({{"variant", variant->name}, {"findings", std::move(findings)}});
    }
    if (call.json) print(json);
    return problem ? answer_is_no : done;
}

int runExport(const Catalogue& catalogue, const Project& project, const Invocation& call) {
    if (call.pdf.isEmpty()) return fail(QStringLiteral("export FILE.rackwright --pdf OUT.pdf"));
    if (const Failure failure = exportPdf(catalogue, project, SpecOptions{}, call.pdf)) return fail(*failure);
    return done;
}

int runExplain(const Catalogue& catalogue, const Project& project, const Invocation& call) {
    const std::optional<FigureId> id = figure_id_from_text(call.operands.at(1).toStdString());
    if (!id) return fail(Message("explain.no-such-figure").with("figure", call.operands.at(1).toStdString()));
    const Result<std::vector<const Variant*>> variants = chooseVariants(project, call.variant);
    if (!variants.ok()) return fail(variants.error());
    // Ids are unique over the project, so the first variant that has the figure is the one that is meant.
    for (const Variant* variant : variants.value()) {
        const Result<Derivation> derivation = explain(catalogue, project, *variant, *id);
        if (!derivation.ok()) continue;
        OrderedJson json = derivationToJson(catalogue, derivation.value());
        json["variant"] = variant->name;
        if (call.json) {
            print(json);
            return done;
        }
        print(QStringLiteral("%1: %2 = %3\n  %4\n")
                  .arg(QString::fromStdString(variant->name), figureLabel(id->kind), figureText(derivation.value().result),
                       QString::fromStdString(derivation.value().formula)));
        for (const DerivationInput& input : derivation.value().inputs) {
            const Source* source = catalogue.source(input.source);
            print(QStringLiteral("  %1 = %2  (%3; %4%5%6)\n")
                      .arg(QString::fromStdString(input.symbol), figureText(input.value), inputMeaning(input.meaning),
                           originText(input.origin),
                           source != nullptr ? QStringLiteral(": ") + QString::fromStdString(source->title + ", " + source->address)
                                             : QString(),
                           input.note.empty() ? QString() : QStringLiteral("; ") + QString::fromStdString(input.note)));
        }
        return done;
    }
    return fail(Message("explain.no-such-figure").with("figure", call.operands.at(1).toStdString()));
}

int runSize(const Catalogue& catalogue, const Invocation& call) {
    const std::optional<QByteArray> text = readAll(call.operands.first());
    if (!text) return fail(Message("headless.unreadable").with("file", call.operands.first().toStdString()));
    const std::string file = call.operands.first().toStdString();
    const Result<SizeRequest> request =
        readSizeRequest(std::string_view(text->constData(), static_cast<std::size_t>(text->size())), file, catalogue);
    if (!request.ok()) {
        Message error = request.error();
        return fail(error.with("file", file));
    }
    const Project& project = request.value().project;
    const Evaluation evaluation = evaluate(catalogue, project, project.variants.front());
    const WorkloadResult& result = evaluation.workloads.front();
    if (call.json) {
        OrderedJson json = workloadResultToJson(project, result);
        const OrderedJson all = evaluationToJson(project, project.variants.front(), evaluation);
        json["gpus"] = all["gpus"];
        json["arrays"] = all["arrays"];
        print(json);
    } else {
        print(verdictLine(QString::fromStdString(project.workloads.front().name), result.verdict, result.limit, result.reason));
        print(figureLines(result.figures));
    }
    return result.verdict == Verdict::Fits || result.verdict == Verdict::Tight ? done : answer_is_no;
}

int runCheck(const Catalogue& catalogue, const Invocation& call) {
    std::vector<CaseResult> results;
    for (const QString& file : call.operands) {
        const std::optional<QByteArray> text = readAll(file);
        if (!text) return fail(Message("headless.unreadable").with("file", file.toStdString()));
        auto checked = check_cases(catalogue, std::string_view(text->constData(), static_cast<std::size_t>(text->size())));
        if (!checked.ok()) {
            Message error = checked.error();
            return fail(error.with("file", file.toStdString()));
        }
        results.insert(results.end(), checked.value().begin(), checked.value().end());
    }
    if (call.markdown) {
        print(QString::fromStdString(accuracy_markdown(results)));
        const bool known = std::all_of(results.begin(), results.end(), [](const CaseResult& result) { return result.known(); });
        return known ? done : answer_is_no;
    }
    struct Sum {
        int cases = 0;
        std::vector<double> errors;
    };
    std::map<std::string, Sum> sums;
    OrderedJson json;
    json["cases"] = OrderedJson::array();
    bool all_known = true;
    if (!call.json)
        print(QStringLiteral("%1\t%2\t%3\t%4\t%5\t%6\n")
                  .arg(QStringLiteral("id"), QStringLiteral("published"), QStringLiteral("predicted"), QStringLiteral("error"),
                       QStringLiteral("unit"), QStringLiteral("method")));
    for (const CaseResult& result : results) {
        Sum& sum = sums[result.kind];
        ++sum.cases;
        if (result.known() && result.published != 0.0) sum.errors.push_back(std::abs(result.relative_error()));
        all_known = all_known && result.known();
        if (call.json) {
            json["cases"].push_back(caseResultToJson(result));
        } else {
            print(QStringLiteral("%1\t%2\t%3\t%4\t%5\t%6\n")
                      .arg(QString::fromStdString(result.id), QString::number(result.published),
                           result.known() ? QString::number(result.predicted) : QStringLiteral("—"),
                           result.known() && result.published != 0.0
                               ? QString::number(result.relative_error() * 100.0, 'f', 1) + QLatin1Char('%')
                               : QStringLiteral("—"),
                           QString::fromStdString(result.unit),
                           result.known() ? QString::fromStdString(result.method) : messageText(result.unknown)));
        }
    }
    json["kinds"] = OrderedJson::object();
    for (auto& [kind, sum] : sums) {
        std::sort(sum.errors.begin(), sum.errors.end());
        const double median = sum.errors.empty() ? std::nan("") : sum.errors[sum.errors.size() / 2];
        const double worst = sum.errors.empty() ? std::nan("") : sum.errors.back();
        if (call.json) {
            json["kinds"][kind] = {{"cases", sum.cases},
                                   {"predicted", sum.errors.size()},
                                   {"median_absolute_error", std::isfinite(median) ? OrderedJson(median) : OrderedJson(nullptr)},
                                   {"worst_absolute_error", std::isfinite(worst) ? OrderedJson(worst) : OrderedJson(nullptr)}};
        } else {
            print(QStringLiteral("%1: %2 of %3 predicted, median error %4 %, worst %5 %\n")
                      .arg(QString::fromStdString(kind), QString::number(sum.errors.size()), QString::number(sum.cases),
                           QString::number(median * 100.0, 'f', 1), QString::number(worst * 100.0, 'f', 1)));
        }
    }
    if (call.json) print(json);
    return all_known ? done : answer_is_no;
}

/// The lines of the help that show how a command is called.
QString usageOf(const QString& command) {
    QStringList lines;
    for (const QString& line : QString::fromUtf8(help_text).split(QLatin1Char('\n'))) {
        if (line.simplified().startsWith(QLatin1String("rackwright ") + command + QLatin1Char(' '))) lines << line.simplified();
    }
    return lines.isEmpty() ? QStringLiteral("rackwright --help") : lines.join(QLatin1Char('\n'));
}

bool isKnown(const char* word) {
    return std::any_of(commands.begin(), commands.end(), [word](const char* command) { return std::strcmp(word, command) == 0; });
}

/// A bare word that is neither a command, an option, nor a file: mistyped, and not meant for the window.
bool isMistyped(const char* word) {
    const QString text = QString::fromLocal8Bit(word);
    static const QRegularExpression bare(QStringLiteral("^[A-Za-z]+$"));
    return !isKnown(word) && bare.match(text).hasMatch() && !QFileInfo::exists(text);
}

/// Fills in `call`; gives the text of what is wrong, or nothing.
std::optional<QString> parse(const QStringList& arguments, Invocation& call) {
    QCommandLineParser parser;
    parser.addOption({QStringLiteral("variant"), {}, QStringLiteral("name")});
    parser.addOption({QStringLiteral("pdf"), {}, QStringLiteral("file")});
    parser.addOption({QStringLiteral("lang"), {}, QStringLiteral("en|ru")});
    for (const char* option : {"quant", "name", "out", "address", "date", "kind"})
        parser.addOption({QLatin1String(option), {}, QLatin1String(option)});
    parser.addOption({QStringLiteral("json"), {}});
    parser.addOption({QStringLiteral("markdown"), {}});
    parser.addOption({QStringLiteral("sample"), {}});
    if (!parser.parse(arguments)) return parser.errorText();
    const QString language = parser.value(QStringLiteral("lang"));
    if (!language.isEmpty() && language != QLatin1String("en") && language != QLatin1String("ru")) return QStringLiteral("--lang en|ru");
    setLanguage(language == QLatin1String("ru")   ? Language::Russian
                : language == QLatin1String("en") ? Language::English
                                                  : systemLanguage());
    call.operands = parser.positionalArguments();
    call.variant = parser.value(QStringLiteral("variant"));
    call.pdf = parser.value(QStringLiteral("pdf"));
    call.json = parser.isSet(QStringLiteral("json"));
    call.markdown = parser.isSet(QStringLiteral("markdown"));
    call.sample = parser.isSet(QStringLiteral("sample"));
    call.import.file = call.operands.value(0);
    call.import.quant = parser.value(QStringLiteral("quant"));
    call.import.name = parser.value(QStringLiteral("name"));
    call.import.out = parser.value(QStringLiteral("out"));
    call.import.address = parser.value(QStringLiteral("address"));
    call.import.date = parser.value(QStringLiteral("date"));
    call.import.kind = parser.value(QStringLiteral("kind"));
    call.import.json = call.json;
    return std::nullopt;
}

int run(int argc, char** argv) {
    const QString command = QString::fromLocal8Bit(argv[1]);
    const bool wants_help = command == QLatin1String("--help") || command == QLatin1String("-h") || command == QLatin1String("help") ||
                            (argc > 2 && std::strcmp(argv[2], "--help") == 0);
    if (wants_help) {
        print(QString::fromUtf8(help_text));
        return done;
    }
    if (command == QLatin1String("--version")) {
        print(QStringLiteral("rackwright " RACKWRIGHT_VERSION "\n"));
        return done;
    }
    if (isMistyped(argv[1])) {
        const QCoreApplication application(argc, argv);
        setLanguage(systemLanguage());
        return fail(Message("headless.unknown-command").with("found", command.toStdString()));
    }
    std::unique_ptr<QCoreApplication> application;
    if (command == QLatin1String("export")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");  // fonts and charts are needed, a display is not
        application = std::make_unique<QApplication>(argc, argv);
    } else {
        application = std::make_unique<QCoreApplication>(argc, argv);
    }
    QCoreApplication::setApplicationName(QStringLiteral("Rackwright"));
    QCoreApplication::setOrganizationName(QStringLiteral("Rackwright"));
    QStringList arguments = QCoreApplication::arguments();
    arguments.removeAt(1);
    Invocation call;
    if (const std::optional<QString> wrong = parse(arguments, call)) return fail(*wrong);
    const int operands = command == QLatin1String("explain") ? 2 : 1;
    const bool several = command == QLatin1String("check") && call.operands.size() > 1;
    if (call.operands.size() != operands && !several) return fail(usageOf(command));

    const QString data = dataFolder();
    if (data.isEmpty())
        return fail(Message("headless.no-data").with("file", dataFolderCandidates().join(QStringLiteral(", ")).toStdString()));
    const Result<Catalogue> catalogue = load_catalogue((data + QStringLiteral("/catalog")).toStdString());
    if (!catalogue.ok()) return fail(catalogue.error());
    if (command == QLatin1String("new")) return runNew(catalogue.value(), call);
    if (command == QLatin1String("size")) return runSize(catalogue.value(), call);
    if (command == QLatin1String("check")) return runCheck(catalogue.value(), call);
    if (command == QLatin1String("import")) return runImport(catalogue.value(), call.import);

    const Result<Project> project = load_project(call.operands.first().toStdString());
    if (!project.ok()) return fail(project.error());
    if (command == QLatin1String("evaluate")) return runEvaluate(catalogue.value(), project.value(), call);
    if (command == QLatin1String("review")) return runReview(catalogue.value(), project.value(), call);
    if (command == QLatin1String("explain")) return runExplain(catalogue.value(), project.value(), call);
    return runExport(catalogue.value(), project.value(), call);
}

}  // namespace

bool isHeadlessCommand(int argc, char** argv) {
    if (argc < 2) return false;
    if (std::strcmp(argv[1], "--help") == 0 || std::strcmp(argv[1], "-h") == 0 || std::strcmp(argv[1], "--version") == 0) return true;
    return isKnown(argv[1]) || isMistyped(argv[1]);
}

int runHeadless(int argc, char** argv) {
    reserveStandardStreams();
    return finishOutput(run(argc, argv));
}

}  // namespace rackwright
