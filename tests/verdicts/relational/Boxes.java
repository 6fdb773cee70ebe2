// expect kept=bounded cleared=bounded gone=refuted [options: --objects 2 --loops 2]
class Boxes {
  Integer tag;
  Boxes other;

  void run() {
    clear(other);
  }

  void clear(Boxes which) {
    which.tag = null;
  }
}
