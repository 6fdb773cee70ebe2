package jury.truth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON into maps, lists, strings, numbers, booleans and nulls. */
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  static Object parse(String text) {
    Json json = new Json(text);
    Object value = json.value();
    json.space();
    if (json.at != text.length()) throw new IllegalArgumentException("more than one JSON value");
    return value;
  }

  private void space() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
  }

  private Object value() {
    space();
    if (at >= text.length()) throw new IllegalArgumentException("JSON ends too soon");
    return switch (text.charAt(at)) {
      case '{' -> object();
      case '[' -> list();
      case '"' -> string();
      default -> word();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> map = new LinkedHashMap<>();
    at++;
    for (space(); text.charAt(at) != '}'; space()) {
      String key = string();
      space();
      at++;
      map.put(key, value());
      space();
      if (text.charAt(at) == ',') at++;
      space();
    }
    at++;
    return map;
  }

  private List<Object> list() {
    List<Object> list = new ArrayList<>();
    at++;
    for (space(); text.charAt(at) != ']'; space()) {
      list.add(value());
      space();
      if (text.charAt(at) == ',') at++;
    }
    at++;
    return list;
  }

  private String string() {
    StringBuilder out = new StringBuilder();
    for (at++; text.charAt(at) != '"'; at++) {
      char c = text.charAt(at);
      if (c != '\\') {
        out.append(c);
        continue;
      }
      c = text.charAt(++at);
      if (c == 'u') {
        out.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
        at += 4;
      } else out.append(c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : c == 'b' ? '\b' : c == 'f' ? '\f' : c);
    }
    at++;
    return out.toString();
  }

  private Object word() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789abcdefghijklmnopqrstuvwxyz".indexOf(text.charAt(at)) >= 0) at++;
    String word = text.substring(start, at);
    return switch (word) {
      case "null" -> null;
      case "true" -> true;
      case "false" -> false;
      default -> Double.valueOf(word);
    };
  }
}
