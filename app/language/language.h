#pragma once

#include "quantity/print.h"

class QApplication;
class QCoreApplication;

namespace rackwright {

/// Installs the translators of a language; open windows get LanguageChange and word themselves again.
void setLanguage(Language language);
Language currentLanguage();
/// English or Russian, whichever the system asks for.
Language systemLanguage();

}  // namespace rackwright
