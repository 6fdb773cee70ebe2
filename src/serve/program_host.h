// A process that keeps one program loaded. It is forked from the one that serves, compiles and reads the
// program, and forks a process for every job, which finds all of it in its memory. So a job that crashes or
// is cancelled harms nothing, and what a job needs is given back when it ends; a program whose files have
// changed goes away with its process, and the one that serves stays as small as it was.
//
// Jobs go there through a socket, each as a file in memory with the end of a pipe on which it answers.
#pragma once

#include <sys/types.h>

#include <memory>

#include "serve/events.h"
#include "serve/job.h"

namespace jury::serve {

class ProgramHost {
 public:
  // Forks. Loading begins at once; what goes wrong there is the answer to every job.
  ProgramHost(program::Inputs inputs, Abilities abilities);
  ~ProgramHost();  // ends it and its jobs
  ProgramHost(const ProgramHost&) = delete;
  ProgramHost& operator=(const ProgramHost&) = delete;

  // What the job answers. `number`: of this host's, for cancel(). nullptr: the process is gone.
  std::unique_ptr<EventReader> start(const Job& job, std::uint32_t number);
  // Nothing more comes from the job. One that has ended is left in peace.
  void cancel(std::uint32_t number);

 private:
  pid_t process_ = -1;
  int socket_ = -1;
};

}  // namespace jury::serve
