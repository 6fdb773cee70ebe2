// expect methods [options: --engine bounded --property assert]
// expect assert=refuted of InitialisedByAnother: copied
// A class takes over, when it is initialised, what another has whose initialiser cannot be followed: any value, though no method reads it there.
import java.io.PrintWriter;

class Source {
  static int number = new PrintWriter(System.err).checkError() ? 3 : 4;
}

class Taken {
  static final int NUMBER = Source.number;
}

class InitialisedByAnother {
  static void copied() {
    assert Taken.NUMBER == 0;
  }
}
