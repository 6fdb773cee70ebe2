// expect larger=proved wrapped=refuted [options: --objects 2 --loops 2]
class Calls {
  static int larger(int a, int b) {
    return a > b ? a : b;
  }
}
