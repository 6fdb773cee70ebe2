// expect methods [options: --engine bounded --property contracts --objects 2 --loops 4]
// A scanner over an array of characters, without strings; each method and a twin with one mistake.
// expect contract=bounded of TextScanner: skipBlanks number word countLines expect matches find upTo trimEnd balanced
// expect contract=proved of TextScanner: isDigit peek next isDigit
// expect contract=refuted of TextScanner: nextWrong skipBlanksWrong numberWrong wordWrong countLinesWrong expectWrong matchesWrong peekWrong findWrong upToWrong trimEndWrong isDigitWrong balancedWrong
public class TextScanner {
  char[] text;
  int position;

  //@ invariant 0 <= position && position <= text.length;

  /*@ pure helper */ static boolean digit(char c) {
    return '0' <= c && c <= '9';
  }

  //@ ensures \old(position) < text.length ==> position == \old(position) + 1 && \result == text[\old(position)];
  //@ ensures \old(position) == text.length ==> position == \old(position) && \result == -1;
  //@ assignable position;
  public int next() {
    if (position == text.length) return -1;
    return text[position++];
  }

  //@ ensures \old(position) < text.length ==> position == \old(position) + 1 && \result == text[\old(position)];
  //@ ensures \old(position) == text.length ==> position == \old(position) && \result == -1;
  //@ assignable position;
  public int nextWrong() {
    if (position == text.length) return -1;
    return text[position == 0 ? position++ : position++ - 1];
  }

  //@ ensures position >= \old(position);
  //@ ensures (\forall int i; \old(position) <= i && i < position; text[i] == ' ');
  //@ ensures position == text.length || text[position] != ' ';
  public void skipBlanks() {
    while (position < text.length && text[position] == ' ') position++;
  }

  //@ ensures position >= \old(position);
  //@ ensures (\forall int i; \old(position) <= i && i < position; text[i] == ' ');
  //@ ensures position == text.length || text[position] != ' ';
  public void skipBlanksWrong() {
    if (position < text.length && text[position] == ' ') position++;
  }

  //@ requires text.length <= 9;
  //@ ensures \result >= -1;
  //@ ensures \result == -1 <==> (\old(position) == text.length || !digit(text[\old(position)]));
  //@ ensures (\forall int i; \old(position) <= i && i < position; digit(text[i]));
  //@ ensures position == text.length || !digit(text[position]);
  //@ ensures position == \old(position) + 1 ==> \result == text[\old(position)] - '0';
  public int number() {
    if (position == text.length || !digit(text[position])) return -1;
    int value = 0;
    while (position < text.length && digit(text[position])) {
      value = 10 * value + (text[position] - '0');
      position++;
    }
    return value;
  }

  //@ requires text.length <= 9;
  //@ ensures \result >= -1;
  //@ ensures \result == -1 <==> (\old(position) == text.length || !digit(text[\old(position)]));
  //@ ensures (\forall int i; \old(position) <= i && i < position; digit(text[i]));
  //@ ensures position == text.length || !digit(text[position]);
  //@ ensures position == \old(position) + 1 ==> \result == text[\old(position)] - '0';
  public int numberWrong() {
    if (position == text.length || !digit(text[position])) return -1;
    int value = 0;
    while (position < text.length && digit(text[position])) {
      value = 10 * value + text[position];
      position++;
    }
    return value;
  }

  //@ ensures \result == position - \old(position);
  //@ ensures (\forall int i; \old(position) <= i && i < position; 'a' <= text[i] && text[i] <= 'z');
  //@ ensures position < text.length ==> text[position] < 'a' || 'z' < text[position];
  public int word() {
    int start = position;
    while (position < text.length && 'a' <= text[position] && text[position] <= 'z') position++;
    return position - start;
  }

  //@ ensures \result == position - \old(position);
  //@ ensures (\forall int i; \old(position) <= i && i < position; 'a' <= text[i] && text[i] <= 'z');
  //@ ensures position < text.length ==> text[position] < 'a' || 'z' < text[position];
  public int wordWrong() {
    int start = position;
    while (position < text.length && 'a' <= text[position] && text[position] < 'z') position++;
    return position - start;
  }

  //@ ensures \result == 1 + (\num_of int i; 0 <= i && i < text.length; text[i] == '\n');
  //@ assignable \nothing;
  public int countLines() {
    int lines = 1;
    for (char c : text) {
      if (c == '\n') lines++;
    }
    return lines;
  }

  //@ ensures \result == 1 + (\num_of int i; 0 <= i && i < text.length; text[i] == '\n');
  //@ assignable \nothing;
  public int countLinesWrong() {
    int lines = 1;
    for (int i = position; i < text.length; i++) {
      if (text[i] == '\n') lines++;
    }
    return lines;
  }

  //@ ensures \result ==> position == \old(position) + wanted.length;
  //@ ensures \result ==> (\forall int i; 0 <= i && i < wanted.length; text[\old(position) + i] == wanted[i]);
  //@ ensures !\result ==> position == \old(position);
  public boolean expect(char[] wanted) {
    if (text.length - position < wanted.length) return false;
    for (int i = 0; i < wanted.length; i++) {
      if (text[position + i] != wanted[i]) return false;
    }
    position += wanted.length;
    return true;
  }

  //@ ensures \result ==> position == \old(position) + wanted.length;
  //@ ensures \result ==> (\forall int i; 0 <= i && i < wanted.length; text[\old(position) + i] == wanted[i]);
  //@ ensures !\result ==> position == \old(position);
  public boolean expectWrong(char[] wanted) {
    if (text.length - position < wanted.length) return false;
    for (char c : wanted) {
      if (text[position] != c) return false;
      position++;
    }
    return true;
  }

  //@ requires 0 <= from && from <= text.length - wanted.length;
  //@ ensures \result <==> (\forall int i; 0 <= i && i < wanted.length; text[from + i] == wanted[i]);
  public boolean matches(int from, char[] wanted) {
    int i = 0;
    while (i < wanted.length && text[from + i] == wanted[i]) i++;
    return i == wanted.length;
  }

  //@ requires 0 <= from && from <= text.length - wanted.length;
  //@ ensures \result <==> (\forall int i; 0 <= i && i < wanted.length; text[from + i] == wanted[i]);
  public boolean matchesWrong(int from, char[] wanted) {
    int i = 0;
    while (i < wanted.length - 1 && text[from + i] == wanted[i]) i++;
    return i >= wanted.length - 1;
  }

  //@ ensures \result == (position < text.length ? text[position] : -1);
  //@ assignable \nothing;
  public int peek() {
    return position < text.length ? text[position] : -1;
  }

  //@ ensures \result == (position < text.length ? text[position] : -1);
  //@ assignable \nothing;
  public int peekWrong() {
    return position < text.length ? text[position++] : -1;
  }

  //@ ensures \result >= -1 && \result < text.length;
  //@ ensures \result >= 0 ==> text[\result] == c && (\forall int i; position <= i && i < \result; text[i] != c);
  //@ ensures \result == -1 ==> (\forall int i; position <= i && i < text.length; text[i] != c);
  public int find(char c) {
    for (int i = position; i < text.length; i++) {
      if (text[i] == c) return i;
    }
    return -1;
  }

  //@ ensures \result >= -1 && \result < text.length;
  //@ ensures \result >= 0 ==> text[\result] == c && (\forall int i; position <= i && i < \result; text[i] != c);
  //@ ensures \result == -1 ==> (\forall int i; position <= i && i < text.length; text[i] != c);
  public int findWrong(char c) {
    int found = -1;
    for (int i = position; i < text.length; i++) {
      if (text[i] == c) found = i;
    }
    return found;
  }

  //@ requires position <= end && end <= text.length;
  //@ ensures \result.length == end - \old(position) && position == end;
  //@ ensures (\forall int i; 0 <= i && i < \result.length; \result[i] == text[\old(position) + i]);
  //@ assignable position;
  public char[] upTo(int end) {
    char[] part = new char[end - position];
    for (int i = 0; i < part.length; i++) part[i] = text[position++];
    return part;
  }

  //@ requires position <= end && end <= text.length;
  //@ ensures \result.length == end - \old(position) && position == end;
  //@ ensures (\forall int i; 0 <= i && i < \result.length; \result[i] == text[\old(position) + i]);
  //@ assignable position;
  public char[] upToWrong(int end) {
    char[] part = new char[end - position];
    for (int i = 0; position < end - 1; i++) part[i] = text[position++];
    position = end;
    return part;
  }

  //@ ensures 0 <= \result && \result <= text.length;
  //@ ensures \result == 0 || text[\result - 1] != ' ';
  //@ ensures (\forall int i; \result <= i && i < text.length; text[i] == ' ');
  public int trimEnd() {
    int end = text.length;
    while (end > 0 && text[end - 1] == ' ') end--;
    return end;
  }

  //@ ensures 0 <= \result && \result <= text.length;
  //@ ensures \result == 0 || text[\result - 1] != ' ';
  //@ ensures (\forall int i; \result <= i && i < text.length; text[i] == ' ');
  public int trimEndWrong() {
    int end = text.length;
    while (end > 1 && text[end - 1] == ' ') end--;
    return end;
  }

  //@ ensures \result <==> position < text.length && '0' <= text[position] && text[position] <= '9';
  public boolean isDigit() {
    return position < text.length && digit(text[position]);
  }

  //@ ensures \result <==> position < text.length && '0' <= text[position] && text[position] <= '9';
  public boolean isDigitWrong() {
    return position < text.length && text[position] <= '9';
  }

  //@ ensures \result ==> (\num_of int i; 0 <= i && i < text.length; text[i] == '(') == (\num_of int i; 0 <= i && i < text.length; text[i] == ')');
  public boolean balanced() {
    int open = 0;
    for (char c : text) {
      if (c == '(') open++;
      if (c == ')' && --open < 0) return false;
    }
    return open == 0;
  }

  //@ ensures \result ==> (\num_of int i; 0 <= i && i < text.length; text[i] == '(') == (\num_of int i; 0 <= i && i < text.length; text[i] == ')');
  public boolean balancedWrong() {
    int open = 0;
    for (char c : text) {
      if (c == '(') open++;
      if (c == ')' && open > 0) open--;
    }
    return open == 0;
  }
}
