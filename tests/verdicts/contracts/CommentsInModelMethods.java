// expect methods [options: --engine bounded --property contracts]
// expect contract=proved of CommentsInModelMethods: set
// expect contract=refuted of CommentsInModelMethods: forget
// expect contract=proved of CommentsInModelMethods$Inner: get
// The first of what is made for a class may be a method that the user has named.
class CommentsInModelMethods {
  int v;
  /*@ public model int twice() {
    @   //@ assert v > 0;
    @   return 2 * v; // ü
    @ } @*/

  //@ ensures v == 3;
  void set() { v = 3; }

  //@ ensures v == 0;
  void forget() { }

  static class Inner {
    //@ public model boolean positive(int a) { //@ assert a > 0;
    //@   return a > 0; }
    int w;

    //@ ensures \result == w;
    int get() { return w; }
  }
}
