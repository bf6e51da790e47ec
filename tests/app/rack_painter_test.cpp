#include "app/rack/rack_painter.h"

#include "app/rack/device_painter.h"
#include "app/rack/gpu_painter.h"
#include "app/theme/theme.h"
#include "rack_fixture.h"
#include "text_recorder.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QtTest>

using namespace rackwright;

class RackPainterTest : public QObject {
    Q_OBJECT

private:
    Catalogue catalogue_ = fixture::catalogue();
    fixture::DrawnVariant drawn_ = fixture::drawnVariant();

    RackDrawing drawing(double scale, double text = 11.0) const {
        RackStyle style;
        style.scale = scale;
        style.text = text;
        style.font = QApplication::font();
        style.colours = rackColours();
        return {catalogue_, drawn_.project, drawn_.variant(), drawn_.evaluation, style};
    }
    const Rack& rack() const { return drawn_.variant().racks.front(); }
    const Server& server(int id) const { return *find_server(drawn_.variant(), ServerId{id}); }

private slots:
    void initTestCase() { applyTheme(ThemeMode::Light); }

    void theBarIsSharedByBytes() {
        // 71 GB of one placement (two parts) on a 96 GB card: 71/96 of a bar of 960 units is 710.
        const RackDrawing data = drawing(1.0);
        const std::vector<MemoryShare> shares = GpuPainter(data, server(31), 0).shares(QRectF(0.0, 0.0, 960.0, 10.0));
        QCOMPARE(shares.size(), 1U);
        QCOMPARE(shares[0].bytes, 71e9);
        QCOMPARE(shares[0].rect.width(), 710.0);
        QCOMPARE(shares[0].rect.height(), 10.0);
    }

    void tenantsOfTheNightHaveTheirOwnLane() {
        const RackDrawing data = drawing(1.0);
        const std::vector<MemoryShare> shares = GpuPainter(data, server(31), 1).shares(QRectF(0.0, 0.0, 960.0, 10.0));
        QCOMPARE(shares.size(), 2U);
        QVERIFY(!shares[0].off_hours);
        QVERIFY(shares[1].off_hours);
        QCOMPARE(shares[0].rect.left(), 0.0);
        QCOMPARE(shares[1].rect.left(), 0.0);
        QVERIFY(shares[1].rect.top() >= shares[0].rect.bottom());
        QCOMPARE(shares[1].rect.width(), 900.0);  // 90 of 96 GB
    }

    void anOverfullBarEndsAtItsTenants() {
        // 30 + 94 = 124 GB on 96 GB: the bar stands for 124 GB, so that all of it is inside.
        const RackDrawing data = drawing(1.0);
        const std::vector<MemoryShare> shares = GpuPainter(data, server(34), 2).shares(QRectF(0.0, 0.0, 124.0, 10.0));
        QCOMPARE(shares.size(), 2U);
        QCOMPARE(shares[0].rect.width(), 30.0);
        QCOMPARE(shares[1].rect.right(), 124.0);
    }

    void theColoursAreDrawnWhereTheBytesAre() {
        const double scale = 2.0;
        const RackDrawing data = drawing(scale);
        QImage image((QSizeF(panel_width_mm, 5 * unit_height_mm) * scale).toSize(), QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        const DevicePainter devices(data);
        devices.paintServer(painter, server(31));
        painter.end();
        const QRectF bar = GpuPainter(data, server(31), 2).layout(devices.cell(server(31), 2)).bar;
        const auto at = [&](double share) {
            return image.pixelColor(QPointF(bar.left() + bar.width() * share, bar.center().y()).toPoint());
        };
        QCOMPARE(at(40.0 / 96.0), workloadColour(1));        // Light LLM: 0 to 84 GB
        QCOMPARE(at(88.0 / 96.0), workloadColour(0));        // Heavy LLM: 84 to 92 GB
        QCOMPARE(at(94.5 / 96.0), rackColours().vram_free);  // the rest is free
        const QRectF over = GpuPainter(data, server(31), 3).layout(devices.cell(server(31), 3)).loads[1];
        const double y = over.center().y();
        bool red = false;  // detector load of 131 %
        for (double x = over.left(); x < over.right(); x += 1.0)
            red = red || image.pixelColor(QPointF(x, y).toPoint()) == rackColours().load_over;
        QVERIFY(red);
    }

    void anEmphasisedWorkloadLeavesTheOthersPale() {
        RackDrawing data = drawing(2.0);
        data.style.emphasised = WorkloadId{1};
        QImage image((QSizeF(panel_width_mm, 5 * unit_height_mm) * 2.0).toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        const DevicePainter devices(data);
        devices.paintServer(painter, server(31));
        painter.end();
        const QRectF bar = GpuPainter(data, server(31), 2).layout(devices.cell(server(31), 2)).bar;
        const auto at = [&](double share) {
            return image.pixelColor(QPointF(bar.left() + bar.width() * share, bar.center().y()).toPoint());
        };
        QVERIFY(at(40.0 / 96.0) != workloadColour(1));
        QCOMPARE(at(88.0 / 96.0), workloadColour(0));
    }

    void noTextIsCutOrLiesOnAnother_data() {
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("text");
        for (const double scale : {0.15, 0.26, 0.35, 0.45, 0.62, 0.7, 0.9, 1.1, 1.8, 3.0}) {
            QTest::addRow("screen %.2f", scale) << scale << std::clamp(0.70 + 0.16 * scale, 0.76, 1.06) * 13.0;
        }
        QTest::addRow("larger program font") << 0.7 << 17.0;
        QTest::addRow("paper") << 6.0 << 100.0;
    }
    void noTextIsCutOrLiesOnAnother() {
        QFETCH(double, scale);
        QFETCH(double, text);
        const RackDrawing data = drawing(scale, text);
        const UnitRange units{1, 42};
        const QSizeF size = rackSize(units) * scale;
        fixture::TextRecorder recorder(size.toSize());
        QPainter painter(&recorder);
        RackPainter(data).paintRack(painter, rack(), units);
        painter.end();
        QVERIFY(recorder.texts().size() > 5);
        const QStringList faults = recorder.faults(QRectF(QPointF(-0.5, -0.5), size + QSizeF(1.0, 1.0)));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    void everyDeviceIsNamedAtAReadableSize() {
        const RackDrawing data = drawing(0.62, 10.5);
        fixture::TextRecorder recorder((rackSize({1, 42}) * 0.62).toSize());
        QPainter painter(&recorder);
        RackPainter(data).paintRack(painter, rack(), {1, 42});
        painter.end();
        QStringList texts;
        for (const fixture::DrawnText& drawn : recorder.texts()) texts << drawn.text;
        for (const Server& device : rack().servers) QVERIFY2(texts.contains(QString::fromStdString(device.name)), device.name.c_str());
        for (const StorageArray& device : rack().arrays) QVERIFY2(texts.contains(QString::fromStdString(device.name)), device.name.c_str());
        for (int slot = 1; slot <= 10; ++slot) QVERIFY(texts.contains(QString::number(slot)));
        // What is wrong is marked at this size: the rack, a server, two GPUs, the array that is too small.
        QCOMPARE(texts.count(verdictSign(Verdict::DoesNotFit)), 5);
    }

    void theElevationKeepsItsProportions() {
        QImage image(1000, 2000, QImage::Format_RGB32);
        QPainter painter(&image);
        const UnitRange units{1, 35};
        const QRectF used = paintRackElevation(painter, QRectF(0, 0, 1000, 2000), catalogue_, drawn_.project, drawn_.variant(),
                                               drawn_.evaluation, RackId{20}, units, QApplication::font(), 12.0);
        QVERIFY(!used.isEmpty());
        QCOMPARE(used.width() / used.height(), rackSize(units).width() / rackSize(units).height());
        QVERIFY(used.width() <= 1000.0 && used.height() <= 2000.0);
        QVERIFY(paintRackElevation(painter, QRectF(0, 0, 1000, 2000), catalogue_, drawn_.project, drawn_.variant(), drawn_.evaluation,
                                   RackId{99}, units, QApplication::font(), 12.0)
                    .isEmpty());
    }

    void theEmptyTopIsLeftOutOnPaper() {
        // The highest device ends at unit 32: shown up to 35, the next five.
        QCOMPARE(occupiedUnits(catalogue_, rack()).last, 35);
        Rack empty;
        empty.units = 42;
        QCOMPARE(occupiedUnits(catalogue_, empty).last, 10);
        empty.units = 6;
        QCOMPARE(occupiedUnits(catalogue_, empty).last, 6);
    }

    void anUnknownProductSaysSo() {
        fixture::DrawnVariant drawn = fixture::drawnVariant();
        drawn.project.variants.front().racks.front().servers.front().product = "vanished";
        drawn.project.variants.front().racks.front().servers.front().gpus.front() = "vanished-gpu";
        RackDrawing data{catalogue_, drawn.project, drawn.variant(), drawn.evaluation, drawing(1.8).style};
        fixture::TextRecorder recorder(QSize(1200, 4000));
        QPainter painter(&recorder);
        RackPainter(data).paintRack(painter, drawn.variant().racks.front(), {1, 42});
        painter.end();
        QString texts;
        for (const fixture::DrawnText& text : recorder.texts()) texts += text.text + QLatin1Char('|');
        QVERIFY(texts.contains(QStringLiteral("not in the catalogue")) || texts.contains(QStringLiteral("vanished")));
    }

    void namesGetShorterWithoutLosingTheirNumber() {
        const QStringList names = shorterNames(catalogue_.gpus.front());
        QCOMPARE(names.front(), QStringLiteral("RTX PRO 6000 Blackwell Server Edition 96GB"));
        QVERIFY(names.contains(QStringLiteral("RTX PRO 6000")));
        QVERIFY(!names.contains(QStringLiteral("RTX PRO")));
        QCOMPARE(shorterNames(catalogue_.gpus.back()).back(), QStringLiteral("H200"));
    }
};

QTEST_MAIN(RackPainterTest)
#include "rack_painter_test.moc"
