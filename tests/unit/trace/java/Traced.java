// A small program whose trace recorder_test.cpp knows.
public class Traced {
  int value;
  Traced next;
  static boolean flag;

  static int run(int n) {
    Traced head = null;
    for (int i = 0; i < n; i++) {
      head = push(head, i);
    }
    int[] copy = new int[1];
    copy[0] = head.value;
    flag = true;
    Integer boxed = copy[0];
    String text = "v" + boxed;
    return fail(text);
  }

  static Traced push(Traced next, int value) {
    Traced node = new Traced();
    node.value = value;
    node.next = next;
    return node;
  }

  static int fail(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  static int twice(int n) {
    int first = down(n);
    int second = down(n);
    return first + second;
  }

  private static int down(int n) {
    if (n == 0) {
      return 0;
    }
    return down(n - 1) + 2;
  }
}
