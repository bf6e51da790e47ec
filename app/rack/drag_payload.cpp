#include "app/rack/drag_payload.h"

#include <QDataStream>
#include <QIODevice>

namespace rackwright {

QMimeData* to_mime_data(const DragPayload& payload) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << static_cast<quint8>(payload.kind) << payload.product << static_cast<qint32>(payload.id) << static_cast<qint32>(payload.slot);
    auto* data = new QMimeData;
    data->setData(QString::fromLatin1(drag_mime_type), bytes);
    return data;
}

std::optional<DragPayload> from_mime_data(const QMimeData* data) {
    const QString type = QString::fromLatin1(drag_mime_type);
    if (data == nullptr || !data->hasFormat(type)) return std::nullopt;
    QDataStream in(data->data(type));
    quint8 kind = 0;
    qint32 id = 0;
    qint32 slot = 0;
    DragPayload payload;
    in >> kind >> payload.product >> id >> slot;
    // Another program can offer data under the same name: take nothing that is cut short or out of range.
    if (in.status() != QDataStream::Ok || kind > static_cast<quint8>(DragPayload::Kind::Placement)) return std::nullopt;
    payload.kind = static_cast<DragPayload::Kind>(kind);
    payload.id = id;
    payload.slot = slot;
    return payload;
}

}  // namespace rackwright
