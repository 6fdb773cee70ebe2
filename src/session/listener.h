// Who hears of a check while it runs. What is told is for people: no answer depends on it.
#pragma once

#include <string>

#include "engine/portfolio/portfolio.h"

namespace jury::session {

class Listener {
 public:
  virtual ~Listener() = default;
  virtual void note(const std::string& text) = 0;
  // What a specification got wrong, in javac's form.
  virtual void specification_error(const std::string& text) = 0;
  // False: `progress` and the like are not called.
  virtual bool wants_progress() const { return false; }
  virtual void progress(const engine::Progress&) {}
  virtual void replaying(const engine::Result&) {}
  virtual void progress_ended() {}
};

}  // namespace jury::session
