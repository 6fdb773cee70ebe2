#include "cli/options.h"

#include <array>

namespace jury::cli {

namespace {

constexpr std::array command_table{
    CommandSpec{Command::Check, "check",
                "prove properties of a program, or show an execution that breaks them", "[INPUT...]", false,
                false},
    CommandSpec{Command::Inspect, "inspect",
                "print classes, methods, their intermediate code and the call graph", "INPUT..."},
    CommandSpec{Command::Run, "run", "execute a program in Jury's interpreter", "INPUT... [-- ARGUMENT...]",
                true},
    CommandSpec{Command::Summarize, "summarize",
                "print what methods do to the heap, as relational specifications", "INPUT..."},
    CommandSpec{Command::Abstract, "abstract",
                "print the boolean program over given predicates, and explore its abstract states",
                "INPUT..."},
    CommandSpec{Command::Explain, "explain",
                "tell what a verdict means, or all about a result of the last check", "WHAT"},
    CommandSpec{Command::Doctor, "doctor", "tell what Jury finds on this machine and what is missing", "",
                false, false},
    CommandSpec{Command::Init, "init", "write a commented jury.toml for the project in this directory", "",
                false, false},
    CommandSpec{Command::Plan, "plan", "divide a check into numbered tasks for many machines", "[INPUT...]", false,
                false},
    CommandSpec{Command::Work, "work", "carry out a task of a plan", "FOLDER"},
    CommandSpec{Command::Collect, "collect", "put together what the tasks of a plan have answered", "FOLDER"},
    CommandSpec{Command::Store, "store", "show, prune, export, import or merge the results of earlier runs",
                "show|prune|export|import|merge [FILE...]"},
    CommandSpec{Command::Watch, "watch", "check again on every save, and tell the answers that change", "[INPUT...]", false,
                false},
    CommandSpec{Command::Completions, "completions", "print a completion script for a shell",
                "bash|zsh|fish"},
};
static_assert(command_table.size() == static_cast<std::size_t>(Command::Completions) + 1);

constexpr CommandSet check = only(Command::Check);
constexpr CommandSet run = only(Command::Run);
constexpr CommandSet inspect = only(Command::Inspect);
constexpr CommandSet summarize = only(Command::Summarize);
constexpr CommandSet abstract = only(Command::Abstract);
constexpr CommandSet plan = only(Command::Plan);
constexpr CommandSet work = only(Command::Work);
constexpr CommandSet collect = only(Command::Collect);
constexpr CommandSet watch = only(Command::Watch);
constexpr CommandSet asking = check | plan | watch;  // properties of a program
constexpr CommandSet reporting = check | collect;   // answers
constexpr CommandSet programs = asking | run | inspect | summarize | abstract;  // those that open one
constexpr std::int64_t none_least = 1, none_most = 0;
constexpr std::string_view cluster = "Many machines";

constexpr std::array option_table{
    OptionSpec{
        "entry", 'e', "C.m", "", "", none_least, none_most, true, programs,
        "method to start from: Class.method, or Class.method(types) where it is overloaded; repeatable"},
    OptionSpec{"classpath", 'c', "PATH", "", "", none_least, none_most, false, programs,
               "where further classes are found: directories and jars, separated by ':'"},
    OptionSpec{"java-home", 0, "DIR", "", "", none_least, none_most, false, programs | only(Command::Doctor),
               "the JDK to use; default: JAVA_HOME, then the javac on the PATH"},
    OptionSpec{"no-tests", 0, "", "", "", none_least, none_most, false, programs,
               "of directories of sources: leave out tests, which are the files below a folder test or tests "
               "and those named ...Test, ...Tests or ...TestCase"},
    OptionSpec{"tests", 0, "", "", "", none_least, none_most, false, check,
               "check the tests of the inputs (JUnit, jqwik, junit-quickcheck), each from a fresh start: for all values "
               "that its annotations allow, and for every row where rows are written down"},
    OptionSpec{"beyond-rows", 0, "", "", "", none_least, none_most, false, check,
               "with --tests: ask parameterised tests about all values of their parameters, not the rows alone"},
    OptionSpec{"property", 'p', "P,...", "", "", none_least, none_most, false, asking,
               "what to check: assert, exceptions, cme, contracts (default: all that apply), "
               "no-such-element, illegal-state, unmodifiable"},
    OptionSpec{"engine", 0, "ENGINE", "auto|concrete|bounded|pdr|abstract|relational", "auto", none_least,
               none_most, false, asking, "how to look for a proof or a violation"},
    OptionSpec{
        "property-file", 0, "FILE", "", "", none_least, none_most, true, asking,
        "properties to check instead: formulas at places of the code (.prop), pre- and postconditions of "
        "methods in relational logic (.rel); predicates for the engine abstract (.pred); repeatable"},
    OptionSpec{"predicates", 0, "FILE", "", "", none_least, none_most, true, asking | abstract,
               "predicates for the engine abstract (.pred), as with --property-file; repeatable"},
    OptionSpec{"loops", 0, "N", "", "8", 1, 100'000, false, asking,
               "iterations of a loop, and depth of a recursion, that depend on unknown values"},
    OptionSpec{"objects", 0, "N|C=N", "", "3", 1, 0, true, asking,
               "unknown objects of each class, or of class C, and elements of unknown collections"},
    OptionSpec{
        "calls", 0, "HOW", "auto|contract|inline|refine|frame", "auto", none_least, none_most, false, asking,
        "how calls are read. Engine bounded: by contracts where there are any (contract), by the code "
        "(inline), "
        "or code first and contracts for proofs (auto). Engine relational: by extracted specifications that "
        "are "
        "refined where they matter (refine, auto), by the code (inline), or by frame conditions (frame)"},
    OptionSpec{
        "quantifiers", 0, "HOW", "auto|keep|expand", "auto", none_least, none_most, false, asking,
        "JML, engine bounded: quantifiers over ranges kept for the solver, expanded within the bounds, or "
        "expanded in the search and kept for proofs (auto)"},
    OptionSpec{"bits", 0, "N", "", "64", 1, 64, false, asking, "bits of unknown ints and longs"},
    OptionSpec{"nullable", 0, "", "", "", none_least, none_most, false, asking,
               "JML: references may be null unless declared non_null; default: the other way round"},
    OptionSpec{
        "without", 0, "PART,...", "", "", none_least, none_most, false, abstract,
        "leave out conflicts, aliases or temporaries (prunings of cubes), caching, subsumption or lazy"},
    OptionSpec{"without", 0, "PART,...", "", "", none_least, none_most, false, asking,
               "with --engine abstract: leave out unrolling, templates, horn, quantifiers, refinement, "
               "batches or models; relational: the execution of methods without loop and call"},
    OptionSpec{"show", 0, "KINDS", "", "reachable", none_least, none_most, false, reporting,
               "of the text: which kinds of findings are told in full: reachable, argument, state, expected, "
               "separated by commas, or all; the others get a line for each method"},
    OptionSpec{"fail-on", 0, "KINDS", "", "reachable", none_least, none_most, false, reporting,
               "which kinds of findings make the exit code 1; with --entry every refutation does, and what "
               "breaks an assert, a contract or a property of yours always does"},
    OptionSpec{
        "replay", 0, "", "", "", none_least, none_most, false, reporting,
        "repeat every refutation on the JVM, which executes the program's code, and say what came of it"},
    OptionSpec{"junit", 0, "DIR", "", "", none_least, none_most, false, reporting,
               "write a JUnit 5 test for every refutation, which fails the same way"},
    OptionSpec{"output", 'o', "FILE", "", "", none_least, none_most, false, reporting,
               "write the results to a file"},
    OptionSpec{"quiet", 'q', "", "", "", none_least, none_most, false, reporting,
               "print only what is refuted or undecided"},
    OptionSpec{"times", 0, "", "", "", none_least, none_most, false, check,
               "of the text: tell where the time went"},
    OptionSpec{"format", 'f', "FORMAT", "text|json|sarif", "text", none_least, none_most, false, reporting,
               "how to print: for people, as JSON, or as SARIF for code-scanning services"},
    OptionSpec{"html", 0, "DIR", "", "", none_least, none_most, false, reporting,
               "also write pages for a browser, with executions to step through, into a directory"},
    OptionSpec{"format", 'f', "FORMAT", "text|json", "text", none_least, none_most, false, inspect,
               "how to print: text or json"},
    OptionSpec{"dot", 0, "GRAPH", "calls|flow", "", none_least, none_most, false, inspect,
               "print a Graphviz graph: calls (the call graph) or flow (the control flow of each method)"},
    OptionSpec{"calls", 0, "", "", "", none_least, none_most, false, inspect,
               "print the methods reachable from the entries instead of the code"},
    OptionSpec{"start", 0, "C.m", "", "", none_least, none_most, true, inspect,
               "print the states that the method can start in instead of the code; repeatable"},
    OptionSpec{"library", 0, "", "", "", none_least, none_most, false, inspect,
               "with --calls: also the methods of the Java library"},
    OptionSpec{"invariants", 0, "CLASS", "", "", none_least, none_most, true, inspect,
               "print the invariants that the code of a class keeps, with the methods that they were proved "
               "over; all: of every class; repeatable"},
    OptionSpec{"method", 'm', "C.m", "", "", none_least, none_most, true, summarize,
               "the method; default: every method of the inputs; repeatable"},
    OptionSpec{"assertions", 0, "", "", "", none_least, none_most, false, run,
               "execute assert statements, as java -ea does"},
    OptionSpec{"choices", 0, "LIST", "", "", none_least, none_most, false, run,
               "answers to nondeterministic choices, in order, separated by commas: 3,-1,true"},
    OptionSpec{"seed", 0, "N", "", "0", 0, INT64_MAX, false, run,
               "where no --choices are left, choose at random from this seed"},
    OptionSpec{"steps", 0, "N", "", "0", 0, INT64_MAX, false, run,
               "stop after so many statements; 0: no limit"},
    OptionSpec{
        "timeout", 't', "SECONDS", "", "", 0, 1'000'000, false, check,
        "seconds for the search as a whole, which its engines and entries share; compiling and --replay "
        "come on top. 0: no limit. Without it, each engine has a minute for each entry",
        true},
    OptionSpec{"timeout", 't', "SECONDS", "", "0", 0, 1'000'000, false, run | abstract,
               "stop after so many seconds; 0: no limit", true},
    OptionSpec{"entry-timeout", 0, "SECONDS", "", "", 0, 1'000'000, false, asking,
               "seconds for each engine on each entry, however many there are; 0: no limit; default: a minute", true},
    OptionSpec{"since", 0, "REV", "", "", none_least, none_most, false, check,
               "check the entries alone that the changes since a revision of git can affect, new ones first"},
    OptionSpec{"on", 0, "ENGINE", "slurm", "", none_least, none_most, false, check,
               "let a cluster do it: slurm submits a job array and ends as a check on this machine does", false, cluster},
    OptionSpec{"to", 0, "FOLDER", "", "", none_least, none_most, false, plan,
               "the folder of the plan, which all machines can read and write", false, cluster},
    OptionSpec{"to", 0, "FOLDER", "", "jury-runs", none_least, none_most, false, check,
               "where the folders of runs are, which all nodes can read and write", false, cluster},
    OptionSpec{"resume", 0, "", "", "", none_least, none_most, false, check,
               "take up a run that was left, by the same command: only what is missing is done", false, cluster},
    OptionSpec{"dry-run", 0, "", "", "", none_least, none_most, false, check,
               "print the batch script, and submit nothing", false, cluster},
    OptionSpec{"tasks", 0, "N", "", "", 1, 1'000'000, false, plan | check,
               "how many tasks, at most; default: as many as the expected time calls for", false, cluster},
    OptionSpec{"task-time", 0, "SECONDS", "", "120", 1, 1'000'000, false, plan | check,
               "without --tasks: how long a task should take, by what is known of earlier runs", false, cluster},
    OptionSpec{"slurm-partition", 0, "NAME", "", "", none_least, none_most, false, check,
               "the partition; default of this and the next ones: what the cluster has for its default", false, cluster},
    OptionSpec{"slurm-account", 0, "NAME", "", "", none_least, none_most, false, check, "the account", false, cluster},
    OptionSpec{"slurm-time", 0, "TIME", "", "", none_least, none_most, false, check,
               "the limit of time of each task: minutes, or H:MM:SS", false, cluster},
    OptionSpec{"slurm-memory", 0, "MB", "", "", 1, 100'000'000, false, check,
               "memory of each task, which needs about a gigabyte and what its processes (-j) may have by --memory; a "
               "task that runs out of it gets twice as much",
               false, cluster},
    OptionSpec{"slurm-option", 0, "OPTION", "", "", none_least, none_most, true, check,
               "any other option of sbatch, such as qos=low; repeatable", false, cluster},
    OptionSpec{"task", 0, "N", "", "", 1, 1'000'000, false, work, "which task; the first is 1"},
    OptionSpec{"directory", 0, "DIR", "", "", none_least, none_most, false, work | collect,
               "the folder that the paths of the inputs are relative to, where it is not the one in which the "
               "plan was made"},
    OptionSpec{"missing", 0, "", "", "", none_least, none_most, false, collect,
               "print the numbers of the tasks that have not answered everything instead, one per line"},
    OptionSpec{"memory", 0, "MB", "", "2048", 1, 1'000'000, false, run | asking,
               "stop when the heap (run) or a worker (check) needs more"},
    OptionSpec{"store", 0, "FILE", "", "", none_least, none_most, false, asking | collect | only(Command::Store),
               "where results are kept for the next run; none: nowhere; default: jury/results.db in the "
               "user's cache "
               "folder, or JURY_STORE"},
    OptionSpec{"older-than", 0, "DAYS", "", "", 0, 100'000, false, only(Command::Store),
               "prune: what was not used for so many days goes", true},
    OptionSpec{"size", 0, "MB", "", "", 0, 1'000'000, false, only(Command::Store),
               "prune: what was used longest ago goes, until no more than this is left", true},
    OptionSpec{"baseline", 0, "FILE", "", "", none_least, none_most, false, reporting,
               "findings that were there before, and do not count"},
    OptionSpec{"write-baseline", 0, "FILE", "", "", none_least, none_most, false, reporting,
               "write what is refuted or undecided now into such a file"},
    OptionSpec{"jobs", 'j', "N", "", "", 1, 256, false, check | work | watch,
               "worker processes at a time; default: one per core, and one in each task of --on"},
    OptionSpec{"color", 0, "WHEN", "auto|always|never", "auto", none_least, none_most, false, all_commands,
               "colours in messages"},
};

}  // namespace

std::span<const CommandSpec> commands() { return command_table; }
std::span<const OptionSpec> options() { return option_table; }
const CommandSpec& spec(Command command) { return command_table[static_cast<std::size_t>(command)]; }

}  // namespace jury::cli
