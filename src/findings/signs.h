// What speaks for and against a refutation as a defect, by what the code itself believes: a value that is
// tested elsewhere, a method of which a contract forbids exceptions; against it, exceptions that somebody throws on purpose, use before
// initialisation, arguments of another type where any Object may be given. Maintainers' verdicts on findings
// of whole libraries gave these signs their order.
#pragma once

#include "engine/verdict.h"
#include "findings/permitted.h"
#include "program/workspace.h"

namespace jury::findings {

// Sets rank and signs of the result's finding.
void rank(Permitted& permitted, program::Workspace& workspace, const ir::Method& entry, engine::Result& result);

}  // namespace jury::findings
