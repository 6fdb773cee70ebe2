#include "report/html_report.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <numeric>
#include <sstream>
#include <system_error>

#include "report/markup.h"
#include "report/same_execution.h"
#include "report/sources.h"
#include "report/story_lines.h"
#include "report/wording.h"
#include "support/diagnostics.h"
#include "support/output_file.h"

extern "C" const char jury_report_css_begin[], jury_report_css_end[], jury_report_js_begin[],
    jury_report_js_end[];

namespace jury::report {

namespace {

using engine::Result;
using engine::Step;
using engine::StepKind;
using engine::Verdict;
using nlohmann::json;

std::string two_digits(double seconds) {
  std::array<char, 32> buffer{};
  std::snprintf(buffer.data(), buffer.size(), "%.2f s", seconds);
  return buffer.data();
}

std::string title_of(const Result& result) { return result.class_name + "." + result.method; }

std::string page_name(const Result& result, std::size_t number) {
  std::string name = std::to_string(number + 1) + "-" + title_of(result) + "-" +
                     std::string(engine::name_of(result.property)) +
                     (result.name.empty() ? "" : "-" + result.name);
  for (auto& c : name)
    if (!std::isalnum(static_cast<unsigned char>(c)) && c != '.' && c != '-' && c != '_') c = '_';
  return name + ".html";
}

void open_page(std::ostringstream& out, const std::string& title) {
  out << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
      << escape_markup(title) << "</title>\n<style>\n"
      << std::string(jury_report_css_begin, jury_report_css_end) << "</style>\n</head>\n<body>\n";
}

void close_page(std::ostringstream& out, const Origin& origin) {
  out << "<footer>Jury " << JURY_VERSION;
  if (!origin.project.empty()) out << " · project " << escape_markup(origin.project);
  if (!origin.date.empty()) out << " · " << escape_markup(origin.date);
  if (!origin.command.empty()) out << " · <code>" << escape_markup(origin.command) << "</code>";
  out << "</footer>\n<script>\n"
      << std::string(jury_report_js_begin, jury_report_js_end) << "</script>\n</body>\n</html>\n";
}

constexpr const char* theme_button =
    "<button id=\"theme\" type=\"button\" title=\"light or dark\">theme</button>";

std::string badge(Verdict verdict) {
  const std::string name(engine::name_of(verdict));
  return "<span class=\"verdict " + name + "\">" + name + "</span>";
}

// How one gets there, where that makes a difference.
std::string kind_badge(const Result& result) {
  if (!result.finding || result.finding->always_counts) return "";
  return " <span class=\"soft\">" + std::string(engine::name_of(result.finding->kind)) + "</span>";
}

// What needs attention at the top, otherwise as asked for.
std::vector<std::size_t> worst_first(const std::vector<Result>& results) {
  std::vector<std::size_t> order(results.size());
  std::iota(order.begin(), order.end(), 0);
  const auto rank = [&](std::size_t i) {
    const engine::Verdict verdict = results[i].verdict;
    const auto& finding = results[i].finding;
    const bool counts = !finding || finding->is_among(engine::KindSet::usual());
    return verdict == Verdict::Refuted ? (counts ? 0 : 2) : verdict == Verdict::Undecided ? 1 : 3;
  };
  std::stable_sort(order.begin(), order.end(), [&](auto one, auto other) { return rank(one) < rank(other); });
  return order;
}

std::string filters(const std::vector<Result>& results) {
  std::ostringstream out;
  std::array<std::size_t, 4> count{};
  for (const auto& result : results) ++count[static_cast<std::size_t>(engine::Verdict(result.verdict))];
  out << "<div class=\"filters\" role=\"group\" aria-label=\"show\"><button type=\"button\" "
         "data-verdict=\"all\" aria-pressed=\"true\">all "
      << results.size() << "</button>";
  for (const auto verdict : {Verdict::Refuted, Verdict::Undecided, Verdict::Bounded, Verdict::Proved})
    out << "<button type=\"button\" data-verdict=\"" << engine::name_of(verdict)
        << "\" aria-pressed=\"false\">" << badge(verdict) << " " << count[static_cast<std::size_t>(verdict)]
        << "</button>";
  out << "<input id=\"search\" type=\"search\" placeholder=\"search\" aria-label=\"search the list\">"
         "<label>groups <select id=\"group\"><option value=\"none\">none</option><option value=\"class\">by class</option>"
         "<option value=\"kind\">by kind</option></select></label>"
         "<span id=\"shown\" class=\"soft\" aria-live=\"polite\"></span></div>\n";
  return out.str();
}

// A page for each execution: a result that another one shows as well leads there.
std::string page_of(const std::vector<Result>& results, std::size_t number) {
  const auto* first = same_execution_before(results[number], results);
  return page_name(first ? *first : results[number], first ? static_cast<std::size_t>(first - results.data()) : number);
}

std::string row(const std::vector<Result>& results, std::size_t number) {
  std::ostringstream out;
  const auto& result = results[number];
  const auto kind = result.finding && !result.finding->always_counts ? engine::name_of(result.finding->kind)
                                                                     : engine::name_of(result.verdict);
  out << "<tr data-verdict=\"" << engine::name_of(result.verdict) << "\" data-class=\""
      << escape_markup(result.class_name) << "\" data-kind=\"" << kind << "\"><td>" << badge(result.verdict)
      << kind_badge(result) << "</td><td><a href=\"" << page_of(results, number) << "\">" << escape_markup(title_of(result))
      << "</a></td><td>" << escape_markup(meaning(result)) << "</td><td class=\"soft\">"
      << (has_place(result) ? escape_markup(result.file + ":" + std::to_string(result.line)) : "") << "</td><td>"
      << escape_markup(result.engine) << "</td><td class=\"number\" data-value=\"" << result.seconds << "\">"
      << two_digits(result.seconds) << "</td></tr>\n";
  return out.str();
}

std::string overview(const std::vector<Result>& results, const Origin& origin) {
  std::ostringstream out;
  open_page(out, "Jury report");
  out << "<header><h1>Jury report</h1><span class=\"space\"></span>" << theme_button << "</header>\n<main>\n"
      << filters(results) << "<table id=\"results\">\n<thead><tr>";
  for (const std::string column : {"verdict", "method", "property", "place", "engine", "time"})
    out << "<th scope=\"col\" data-sort=\"" << column << "\"><button type=\"button\">" << column << "</button></th>";
  out << "</tr></thead>\n<tbody>\n";
  for (const auto i : worst_first(results)) out << row(results, i);
  out << "</tbody>\n</table>\n</main>\n";
  close_page(out, origin);
  return out.str();
}

// The steps, sources and drawings that the script of the page works with.
class Execution {
 public:
  Execution(const engine::Counterexample& counterexample, Sources& sources, Layout layout)
      : counterexample_(counterexample), sources_(sources), layout_(layout) {}

  std::string data() {
    json steps = json::array();
    for (const auto& step : counterexample_.steps) steps.push_back(to_json(step));
    json list = json::array();
    for (const auto& name : names_) list.push_back({{"name", name}, {"lines", sources_.lines(name)}});
    const json document{
        {"steps", steps}, {"files", list}, {"heaps", draw_heaps(counterexample_.pictures, layout_)}};
    auto text = document.dump(-1, ' ', false, json::error_handler_t::replace);
    // Nothing in it may end the script element.
    for (auto at = text.find('<'); at != std::string::npos; at = text.find('<', at))
      text.replace(at, 1, "\\u003c");
    return text;
  }

 private:
  json to_json(const Step& step) {
    return {{"text", text_of(step)},
            {"changes", changes_of(step)},
            {"file", file_number(step.file)},
            {"line", step.line},
            {"depth", step.depth},
            {"heap", step.picture < 0 ? json(nullptr) : json(step.picture)}};
  }

  std::string text_of(const Step& step) {
    const auto simple = step.class_name.substr(step.class_name.find_last_of(".$") + 1);
    switch (step.kind) {
      case StepKind::Line: {
        const auto source = sources_.line(step.file, step.line);
        return std::to_string(step.line) + "  " + (source.empty() ? simple + "." + step.method : source);
      }
      case StepKind::Call:
        return "call " + simple + "." + step.method;
      case StepKind::Return:
        return "return" + (step.value.empty() ? "" : " " + step.value);
      case StepKind::Throw:
        return "throw " + step.value.substr(0, step.value.find('#'));
    }
    return "";
  }

  static std::string changes_of(const Step& step) {
    std::string text;
    for (const auto& [name, value] : step.changes) text += (text.empty() ? "" : ", ") + name + " = " + value;
    return text;
  }

  std::size_t file_number(const std::string& file) {
    const auto found = std::find(names_.begin(), names_.end(), file);
    if (found != names_.end()) return static_cast<std::size_t>(found - names_.begin());
    names_.push_back(file);
    return names_.size() - 1;
  }

  const engine::Counterexample& counterexample_;
  Sources& sources_;
  Layout layout_;
  std::vector<std::string> names_;
};

void print_list(std::ostringstream& out, const char* title, const std::vector<std::string>& lines) {
  if (lines.empty()) return;
  out << "<h2>" << title << "</h2>\n<ul class=\"plain\">\n";
  for (const auto& line : lines) out << "<li>" << escape_markup(line) << "</li>\n";
  out << "</ul>\n";
}

// In one line, and where it was replayed.
void print_violation(std::ostringstream& out, const Result& result, Sources& sources) {
  const auto& counterexample = *result.counterexample;
  out << "<p class=\"violation\"><code>" << escape_markup(counterexample.violation) << "</code>";
  if (has_place(result)) out << " <span class=\"soft\">" << escape_markup(result.file) << ":" << result.line << "</span>";
  if (const auto values = values_at_the_end(counterexample, sources); !values.empty())
    out << " where <code id=\"values\">" << escape_markup(values) << "</code>";
  out << "</p>\n";
  if (const auto& replay = counterexample.replay)
    out << "<p id=\"replay\" class=\"" << (replay->confirmed ? "proved" : "undecided") << "\">"
        << escape_markup(outcome_of(*replay)) << "</p>\n";
}

void print_input(std::ostringstream& out, const engine::Counterexample& counterexample) {
  if (!counterexample.arguments.empty() || !counterexample.choices.empty()) {
    out << "<h2>The input</h2>\n<dl class=\"code\">\n";
    for (const auto& [name, value] : counterexample.arguments)
      out << "<dt>" << escape_markup(name) << "</dt><dd>" << escape_markup(value) << "</dd>\n";
    for (std::size_t i = 0; i < counterexample.choices.size(); ++i)
      out << "<dt>choice " << i + 1 << "</dt><dd>" << escape_markup(counterexample.choices[i]) << "</dd>\n";
    out << "</dl>\n";
  }
  print_list(out, "Called from", counterexample.stack);
  print_list(out, "Afterwards", counterexample.after);
}

constexpr const char* controls =
    "<div class=\"controls\"><button id=\"first\" type=\"button\" title=\"first step (Home)\">|&lt;</button>"
    "<button id=\"back\" type=\"button\" title=\"one step back (left arrow)\">&lt;</button>"
    "<input id=\"slider\" type=\"range\" min=\"0\" value=\"0\" aria-label=\"step\">"
    "<button id=\"forward\" type=\"button\" title=\"one step on (right arrow)\">&gt;</button>"
    "<button id=\"over\" type=\"button\" title=\"over the call (down arrow; up arrow: back)\">over</button>"
    "<button id=\"out\" type=\"button\" title=\"out of the call (o)\">out</button>"
    "<button id=\"last\" type=\"button\" title=\"last step (End)\">&gt;|</button>"
    "<button id=\"foldAll\" type=\"button\" title=\"fold all calls, or show what is in them\">fold</button>"
    "<input id=\"find\" type=\"search\" placeholder=\"search the steps\" aria-label=\"search the steps\">"
    "<span id=\"counter\" class=\"soft\" aria-live=\"polite\"></span></div>\n";

void print_execution(std::ostringstream& out, const Result& result, Sources& sources, Layout layout) {
  const auto& counterexample = *result.counterexample;
  if (counterexample.steps.empty()) return;
  if (counterexample.skipped_steps > 0)
    out << "<p class=\"soft\">" << counterexample.skipped_steps
        << " steps are not shown: those inside of calls that have ended, and what came before the first one "
           "here.</p>\n";
  out << controls
      << "<div class=\"columns\"><div id=\"source\" class=\"panel source code\" role=\"region\" tabindex=\"0\" "
         "aria-label=\"source\"></div>\n<ol id=\"steps\" class=\"panel steps code\" tabindex=\"0\" "
         "aria-label=\"steps\"></ol>\n"
         "<div id=\"picture\" class=\"panel picture\" role=\"region\" tabindex=\"0\" aria-label=\"heap\">"
         "<div class=\"tools\"><strong>The heap after this step</strong><button id=\"large\" type=\"button\" "
         "aria-pressed=\"false\">full size</button><button id=\"save\" type=\"button\">save SVG</button></div>"
         "<div id=\"drawing\"></div></div></div>\n"
         "<noscript>The steps need JavaScript; the JSON report has them too.</noscript>\n"
         "<script type=\"application/json\" id=\"data\">"
      << Execution(counterexample, sources, layout).data() << "</script>\n";
}

// 3, not 3.0.
std::string figure(double value) {
  std::array<char, 32> buffer{};
  std::snprintf(buffer.data(), buffer.size(), "%.6g", value);
  return buffer.data();
}

void print_facts(std::ostringstream& out, const Result& result) {
  out << "<h2>About this result</h2>\n<dl>\n<dt>engine</dt><dd>" << escape_markup(result.engine)
      << "</dd>\n<dt>time</dt><dd>" << two_digits(result.seconds) << "</dd>\n";
  for (const auto& [name, value] : result.bounds)
    out << "<dt>bound: " << escape_markup(name) << "</dt><dd>" << value << "</dd>\n";
  for (const auto& [name, value] : result.statistics)
    out << "<dt>" << escape_markup(name) << "</dt><dd>" << figure(value) << "</dd>\n";
  out << "</dl>\n";
}

// The other properties that the same execution violates.
void print_others(std::ostringstream& out, const Result& result, const std::vector<Result>& results) {
  std::vector<std::string> others;
  for (const auto& other : results)
    if (&other != &result && same_execution_before(other, results) == &result) others.push_back(meaning(other));
  print_list(out, "The same execution shows that it is not always true that", others);
}

std::string result_page(const Result& result, const std::vector<Result>& results, Sources& sources, Layout layout,
                        const Origin& origin) {
  std::ostringstream out;
  open_page(out, title_of(result) + ": " + std::string(engine::name_of(result.verdict)));
  out << "<header><a href=\"index.html\">all results</a><h1>" << escape_markup(title_of(result)) << "</h1>"
      << badge(result.verdict) << "<span>" << escape_markup(meaning(result))
      << "</span><span class=\"space\"></span>" << theme_button << "</header>\n<main>\n";
  if (result.counterexample) {
    print_violation(out, result, sources);
    print_execution(out, result, sources, layout);
  } else if (has_place(result)) {
    const auto text = sources.line(result.file, result.line);
    out << "<p class=\"soft\">" << escape_markup(result.file) << ":" << result.line << "</p>\n";
    if (!text.empty()) out << "<pre>" << escape_markup(text) << "</pre>\n";
  }
  print_others(out, result, results);
  if (result.finding && !result.finding->always_counts)
    out << "<p>" << escape_markup(kind_of(*result.finding)) << "</p>\n";
  if (result.finding) print_list(out, "By these calls", result.finding->calls);
  print_list(out, "Expected", result.expected);
  if (!result.suppressed.empty()) out << "<p>Suppressed: " << escape_markup(result.suppressed) << "</p>\n";
  if (!result.reasons.empty()) out << "<p>" << escape_markup(sentences_of(result.reasons)) << "</p>\n";
  if (result.counterexample) print_input(out, *result.counterexample);
  for (const auto& [name, text] : result.evidence())
    out << "<h2>Evidence: " << escape_markup(name) << "</h2>\n<pre tabindex=\"0\">" << escape_markup(text) << "</pre>\n";
  print_list(out, "It assumes that", result.assumptions);
  print_list(out, "Over-approximated", result.approximations);
  print_facts(out, result);
  out << "</main>\n";
  close_page(out, origin);
  return out.str();
}

}  // namespace

void make_html_directory(const std::filesystem::path& directory) {
  std::error_code error;
  std::filesystem::create_directories(directory, error);
  if (error) throw UserError(directory.string() + ": cannot be made: " + error.message());
}

void write_html(const std::vector<Result>& results, const std::filesystem::path& directory, Layout layout,
                const Origin& origin) {
  make_html_directory(directory);
  Sources sources;
  write_file(directory / "index.html", overview(results, origin));
  for (std::size_t i = 0; i < results.size(); ++i)
    if (!same_execution_before(results[i], results))
      write_file(directory / page_name(results[i], i), result_page(results[i], results, sources, layout, origin));
}

}  // namespace jury::report
