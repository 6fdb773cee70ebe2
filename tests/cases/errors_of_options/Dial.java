abstract class Dial {
  int position;

  abstract int shape();

  int turn(int steps) {
    if (steps < 0 || steps > 10) return position;
    position = steps;
    return position;
  }
}
