#include "app/rack/drag_payload.h"

#include <QtTest>
#include <memory>

using namespace rackwright;

class RackDragPayloadTest : public QObject {
    Q_OBJECT

private slots:
    void comesBackAsItWas() {
        const DragPayload sent{DragPayload::Kind::Gpu, QStringLiteral("h200-sxm"), 17, 3};
        const std::unique_ptr<QMimeData> data(to_mime_data(sent));
        const std::optional<DragPayload> got = from_mime_data(data.get());
        QVERIFY(got);
        QCOMPARE(got->kind, sent.kind);
        QCOMPARE(got->product, sent.product);
        QCOMPARE(got->id, 17);
        QCOMPARE(got->slot, 3);
    }

    void foreignOrCutDataIsNoPayload() {
        QVERIFY(!from_mime_data(nullptr));
        QMimeData text;
        text.setText(QStringLiteral("h200-sxm"));
        QVERIFY(!from_mime_data(&text));
        const std::unique_ptr<QMimeData> data(to_mime_data({DragPayload::Kind::Server, {}, 1, 0}));
        QByteArray bytes = data->data(QString::fromLatin1(drag_mime_type));
        for (qsizetype length = 0; length < bytes.size(); ++length) {
            QMimeData cut;
            cut.setData(QString::fromLatin1(drag_mime_type), bytes.left(length));
            QVERIFY(!from_mime_data(&cut));
        }
        bytes[0] = 99;  // no such kind
        QMimeData wrong;
        wrong.setData(QString::fromLatin1(drag_mime_type), bytes);
        QVERIFY(!from_mime_data(&wrong));
    }
};

QTEST_APPLESS_MAIN(RackDragPayloadTest)
#include "rack_drag_payload_test.moc"
