// expect methods [options: --engine bounded --property assert]
// expect assert=refuted of UnknownValues: builder same present content message own ownCode sequence
// expect assert=bounded of UnknownValues: appended mapped caught
// Builders, optional values, exceptions and sequences of characters that are handed over.
import java.util.Optional;

class UnknownValues {
  static class Refusal extends RuntimeException {
    int code;
  }

  static void builder(StringBuilder s) {
    if (s == null) return;
    s.append("x");
    assert s.length() == 1;
  }

  static void appended(StringBuilder s) {
    if (s == null) return;
    int n = s.length();
    s.append("x");
    assert s.length() == n + 1 && s.charAt(n) == 'x';
  }

  static void same(StringBuilder a, StringBuilder b) {
    if (a == null || b == null) return;
    a.setLength(0);
    b.append("q");
    assert a.length() == 0;
  }

  static void present(Optional<String> s) {
    if (s == null) return;
    assert s.isPresent();
  }

  static void content(Optional<String> s) {
    if (s == null || s.isEmpty()) return;
    assert s.get().length() > 0;
  }

  static void mapped(Optional<String> s) {
    if (s == null || s.isEmpty()) return;
    assert s.map(String::length).get() >= 0;
  }

  static void message(Exception e) {
    if (e == null) return;
    assert e.getMessage() != null;
  }

  static void caught(Exception e) {
    if (e == null) return;
    try {
      throw e;
    } catch (Exception f) {
      assert f == e;
    }
  }

  static void own(RuntimeException e) {
    try {
      if (e != null) throw e;
    } catch (Refusal f) {
      assert f.code != 3;
    } catch (RuntimeException f) {
      return;
    }
  }

  static void ownCode(Refusal e) {
    if (e != null) assert e.code != 3;
  }

  static void sequence(CharSequence e) {
    if (e != null && e.length() > 1) assert e.charAt(1) != 'x';
  }
}
