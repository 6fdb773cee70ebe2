// expect ended=bounded open=bounded emptied=bounded counted=bounded kept=refuted positive=refuted [options: --objects 2 --loops 2]
/** Specifications of loops say nothing about heaps on which they do not end: counterexamples there are none. */
class Endless {
  Link first;
  boolean waiting;
  int size;

  void spin() {
    while (waiting) {
      size = 1;
    }
    first = null;
  }

  void run() {
    spin();
    spin();
  }

  int length() {
    int n = 0;
    for (Link link = first; link != null; link = link.next) {
      n++;
    }
    return n;
  }

  void count() {
    size = length();
  }
}

class Link {
  Link next;
}
