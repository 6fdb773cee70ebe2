// A balanced tree: rotations keep the height small.
public class AvlTree {
    int key;
    int height = 1;
    AvlTree left;
    AvlTree right;

    AvlTree(int key) {
        this.key = key;
    }

    static int height(AvlTree t) {
        return t == null ? 0 : t.height;
    }

    void update() {
        height = 1 + Math.max(height(left), height(right));
    }

    static AvlTree rotateRight(AvlTree y) {
        AvlTree x = y.left;
        y.left = x.right;
        x.right = y;
        y.update();
        x.update();
        return x;
    }

    static AvlTree rotateLeft(AvlTree x) {
        AvlTree y = x.right;
        x.right = y.left;
        y.left = x;
        x.update();
        y.update();
        return y;
    }

    static AvlTree insert(AvlTree t, int key) {
        if (t == null) {
            return new AvlTree(key);
        }
        if (key < t.key) {
            t.left = insert(t.left, key);
        } else {
            t.right = insert(t.right, key);
        }
        t.update();
        int balance = height(t.left) - height(t.right);
        if (balance > 1) {
            if (key >= t.left.key) {
                t.left = rotateLeft(t.left);
            }
            return rotateRight(t);
        }
        if (balance < -1) {
            if (key < t.right.key) {
                t.right = rotateRight(t.right);
            }
            return rotateLeft(t);
        }
        return t;
    }

    static String preorder(AvlTree t) {
        return t == null ? "" : t.key + " " + preorder(t.left) + preorder(t.right);
    }

    public static void main(String[] args) {
        AvlTree t = null;
        for (int i = 1; i <= 15; i++) {
            t = insert(t, i);
        }
        System.out.println(preorder(t) + t.height);
        for (int i = 30; i > 15; i -= 3) {
            t = insert(t, i);
        }
        System.out.println(preorder(t) + t.height);
    }
}
