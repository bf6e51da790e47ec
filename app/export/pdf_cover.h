#pragma once

#include "report/spec.h"

class QPainter;
class QString;

namespace rackwright {

/// Title, customer, author and date on a page of their own.
void paintCover(QPainter& painter, const SpecDocument& document, const QString& date);

}  // namespace rackwright
