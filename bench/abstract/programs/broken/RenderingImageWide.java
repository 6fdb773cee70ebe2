// expect assert=refuted [options: --engine abstract]
// One column too many is drawn.
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

public class RenderingImageWide {
  static class Box {
    final int left;
    final int top;
    final int width;
    final int height;

    Box(int left, int top, int width, int height) {
      this.left = left;
      this.top = top;
      this.width = width;
      this.height = height;
    }

    boolean covers(int x, int y) {
      return left <= x && x < left + width && top <= y && y < top + height;
    }
  }

  private final List<Box> boxes = new ArrayList<>();
  private int[][] pixels;

  void load() {
    pixels = new int[6][6];
    boxes.add(new Box(0, 1, 2, 3));
    boxes.add(new Box(3, 0, 2, 2));
  }

  void render() {
    for (Box box : boxes) {
      for (int i = 0; i <= box.width; i++) {
        for (int j = 0; j < box.height; j++) {
          pixels[box.left + i][box.top + j] = 1;
        }
      }
    }
  }

  public static void main(String[] args) {
    RenderingImageWide image = new RenderingImageWide();
    image.load();
    image.render();
    int x = Jury.chooseInt(0, 5);
    int y = Jury.chooseInt(0, 5);
    boolean covered = false;
    for (Box box : image.boxes) {
      covered = covered || box.covers(x, y);
    }
    assert (image.pixels[x][y] != 0) == covered;
  }
}
