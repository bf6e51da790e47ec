#include "catalog/catalogue.h"
#include "catalog/importing/import_model_config.h"
#include "sizing/llm_parameters.h"

#include <QFile>
#include <QtTest>

using namespace rackwright;

/// What the sizing counts in an imported configuration, against the count that the model's authors published.
class ImportedModelsTest : public QObject {
    Q_OBJECT

private slots:
    void publishedCounts_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<double>("published");
        // Hugging Face page of meta-llama/Llama-3.1-8B: 8.03B params (safetensors).
        QTest::newRow("dense") << "Meta-Llama-3.1-8B" << 8.03e9;
        // Mistral AI, "Mixtral of experts" (December 2023): 46.7B total parameters.
        QTest::newRow("mixture") << "Mixtral-8x7B-v0.1" << 46.7e9;
        // model.safetensors.index.json of Qwen/Qwen3-235B-A22B: total_size 470,187,269,120 B, two bytes a parameter.
        QTest::newRow("large mixture") << "Qwen3-235B-A22B" << 235'093'634'560.0;
        // DeepSeek-V3 technical report (arXiv 2412.19437): 671B total parameters, without the prediction layer.
        QTest::newRow("latent") << "DeepSeek-V3" << 671e9;
        // GLM-5 technical report (arXiv 2602.15763), table of the architecture: 744B.
        QTest::newRow("sparse index") << "GLM-5" << 744e9;
        // OpenAI, gpt-oss model card (arXiv 2508.10925): 116.8B.
        QTest::newRow("windows") << "gpt-oss-120b" << 116.8e9;
        // Meta's announcement of Llama 4 Maverick: 400B total parameters.
        QTest::newRow("chunks") << "Llama-4-Maverick-17B-128E" << 400e9;
        // The model's name: 122B.
        QTest::newRow("hybrid linear") << "Qwen3.5-122B-A10B" << 122e9;
        // Gemma 4 model card: 25.2B.
        QTest::newRow("keys as values") << "gemma-4-26B-A4B" << 25.2e9;
        // NVIDIA, Nemotron 3 Nano technical report (arXiv 2512.20848): 31.6B.
        QTest::newRow("mamba") << "Nemotron-3-Nano-30B-A3B" << 31.6e9;
    }
    void publishedCounts() {
        QFETCH(QString, file);
        QFETCH(double, published);
        QFile config(QStringLiteral(RACKWRIGHT_SOURCE_DIR "/tests/data/hf-config/") + file + QStringLiteral(".json"));
        QVERIFY(config.open(QIODevice::ReadOnly));
        const Result<ImportedProduct> product =
            import_model_config(config.readAll().toStdString(), {}, {}, {"config.json", file.toStdString(), {}, "2026-12-07"});
        QVERIFY2(product.ok(), product.ok() ? "" : product.error().code.c_str());
        Catalogue catalogue;
        QVERIFY(!load_catalogue_text(product.value().json, "made.json", catalogue));
        const LlmParameters count = count_parameters(catalogue.models.front());
        QVERIFY(count.known());
        const double error = count.total() / published - 1.0;
        QVERIFY2(std::abs(error) <= 0.01, qPrintable(QString::number(error * 100.0) + QLatin1Char('%')));
    }
};

QTEST_APPLESS_MAIN(ImportedModelsTest)
#include "imported_models_test.moc"
