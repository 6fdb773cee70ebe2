package jury.truth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One row of Jury's report. */
record Result(String asked, String owner, String method, String property, String verdict, String engine, Map<String, Integer> bounds, List<String> assumptions, String reason, Boolean confirmed, String replay, double seconds) {
  /** The rows of a JSON report. asked: the engine that was asked for. */
  static List<Result> read(String json, String asked) {
    return read((Map<?, ?>) Json.parse(json), asked);
  }

  static List<Result> read(Map<?, ?> report, String asked) {
    List<Result> rows = new ArrayList<>();
    for (Object row : (List<?>) report.get("results")) rows.add(row((Map<?, ?>) row, asked));
    return rows;
  }

  private static Result row(Map<?, ?> row, String asked) {
    String method = (String) row.get("method");
    Map<String, Integer> bounds = new LinkedHashMap<>();
    if (row.get("bounds") instanceof Map<?, ?> given) given.forEach((name, value) -> bounds.put((String) name, ((Double) value).intValue()));
    List<String> assumptions = new ArrayList<>();
    for (Object text : (List<?>) row.get("assumptions")) assumptions.add((String) text);
    Map<?, ?> counterexample = (Map<?, ?>) row.get("counterexample");
    return new Result(asked, (String) row.get("class"), method.contains("(") ? method.substring(0, method.indexOf('(')) : method, (String) row.get("property"), (String) row.get("verdict"), (String) row.get("engine"), bounds, assumptions,
        (String) row.get("reason"), counterexample == null ? null : (Boolean) counterexample.get("confirmed_on_jvm"), counterexample == null ? null : (String) counterexample.get("replay"),
        row.get("seconds") instanceof Double time ? time : 0);
  }

  /** The same as one of the program in which names do not end with what a variant adds to them. */
  Result withoutNewNames() {
    List<String> texts = new ArrayList<>();
    for (String text : assumptions) texts.add(text.replaceAll("(\\d)other\\b", "$1"));
    return new Result(asked, owner, method, property, verdict, engine, bounds, texts, reason, confirmed, replay, seconds);
  }

  String key() {
    return owner + "." + method + " " + property;
  }

  boolean holds() {
    return verdict.equals("proved") || verdict.equals("bounded");
  }
}
