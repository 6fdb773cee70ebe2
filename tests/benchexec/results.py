"""What the tool-info module makes of a run's output and limits. Needs BenchExec."""

import types

from tools.jury import Tool


class Output(list):
    pass


def result(*lines, was_timeout=False):
    return Tool().determine_result(types.SimpleNamespace(output=Output(lines), was_timeout=was_timeout))


assert result("VERDICT: true") == "true"
assert result("VERDICT: false(assert_java)") == "false"
assert result("VERDICT: unknown (time)") == "unknown"
assert result("VERDICT: error (no sources)").startswith("ERROR")
assert result("a line", "VERDICT: true", "another") == "true"
assert result(was_timeout=True) == "TIMEOUT"
assert result("nothing of the kind") == "ERROR"

task = types.SimpleNamespace(property_file="p.prp", input_files_or_identifier=["common/", "task/"])
limits = types.SimpleNamespace(cputime=900, walltime=None, memory=15_000_000_000, cpu_cores=4)
command = Tool().cmdline("jury-svcomp", ["--witness", "w"], task, limits)
assert command == ["jury-svcomp", "--witness", "w", "--property", "p.prp", "--cpu-seconds", "900", "--memory-bytes",
                   "15000000000", "--cores", "4", "common/", "task/"], command
print("the tool-info module answers as it should")
