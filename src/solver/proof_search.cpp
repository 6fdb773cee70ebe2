#include "solver/proof_search.h"

#include <cadical.hpp>
#include <cstdio>
#include <cstdlib>

#include "support/diagnostics.h"

namespace jury::solver {

namespace {

// A stream into memory.
class Memory {
 public:
  Memory() : stream_(::open_memstream(&bytes_, &size_)) {
    JURY_CHECK(stream_ != nullptr, "there is no room for the proof of a search");
  }
  ~Memory() {
    std::fclose(stream_);
    std::free(bytes_);
  }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  std::FILE* stream() { return stream_; }
  std::string text() {
    std::fflush(stream_);
    return {bytes_, size_};
  }

 private:
  char* bytes_ = nullptr;
  std::size_t size_ = 0;
  std::FILE* stream_;
};

class Limit final : public CaDiCaL::Terminator {
 public:
  explicit Limit(Seconds seconds) : deadline_(seconds) {}
  bool terminate() override { return deadline_.passed(); }

 private:
  Deadline deadline_;
};

}  // namespace

ProofSearch search_with_proof(std::span<const int> clauses, Seconds limit) {
  Memory memory;  // outlives the solver, which writes to it until its end
  Limit deadline(limit);
  CaDiCaL::Solver solver;
  JURY_CHECK(solver.configure("plain") && solver.set("quiet", 1), "CaDiCaL has another set of options");
  // Newer versions may add variables of their own.
  if (CaDiCaL::Solver::is_valid_option("factor")) solver.set("factor", 0);
  JURY_CHECK(solver.trace_proof(memory.stream(), "proof"), "CaDiCaL keeps no proof");
  solver.connect_terminator(&deadline);
  for (const int literal : clauses) solver.add(literal);
  const int status = solver.solve();
  solver.disconnect_terminator();
  solver.close_proof_trace();
  if (status == 10) return {Answer::satisfiable, ""};
  if (status != 20) return {};
  return {Answer::unsatisfiable, memory.text()};
}

}  // namespace jury::solver
