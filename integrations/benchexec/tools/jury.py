"""The tool-info module of Jury for BenchExec: how a run is started, and what its output means.

It is found with this folder's parent on the path of Python:
  PYTHONPATH=integrations/benchexec benchexec integrations/benchexec/jury.xml
"""

import benchexec.result as result
from benchexec.tools.template import BaseTool2, ToolNotFoundException


class Tool(BaseTool2):
    REQUIRED_PATHS = ["bin", "lib", "share/jury"]

    def name(self):
        return "Jury"

    def executable(self, tool_locator):
        """In an installation (the unpacked archive), or in a checkout."""
        try:
            return tool_locator.find_executable("jury-svcomp", subdir="share/jury/benchexec")
        except ToolNotFoundException:
            return tool_locator.find_executable("jury-svcomp", subdir="integrations/benchexec")

    def version(self, executable):
        return self._version_from_tool(executable, line_prefix="jury")

    def cmdline(self, executable, options, task, rlimits):
        command = [executable, *options]
        if task.property_file:
            command += ["--property", task.property_file]
        if rlimits.cputime:
            command += ["--cpu-seconds", str(rlimits.cputime)]
        if rlimits.walltime:
            command += ["--wall-seconds", str(rlimits.walltime)]
        if rlimits.memory:
            command += ["--memory-bytes", str(rlimits.memory)]
        if rlimits.cpu_cores:
            command += ["--cores", str(rlimits.cpu_cores)]
        return command + list(task.input_files_or_identifier)

    def determine_result(self, run):
        """The last line that the wrapper prints: 'VERDICT: true', 'false(assert_java)', 'unknown (reason)', ..."""
        for line in reversed(run.output):
            if not line.startswith("VERDICT: "):
                continue
            verdict = line[len("VERDICT: ") :].strip()
            if verdict == "true":
                return result.RESULT_TRUE_PROP
            if verdict.startswith("false"):
                return result.RESULT_FALSE_PROP
            if verdict.startswith("unknown"):
                return result.RESULT_UNKNOWN
            return result.RESULT_ERROR + verdict.removeprefix("error")
        if run.was_timeout:
            return result.RESULT_TIMEOUT
        return result.RESULT_ERROR
