// Insert, search, delete and traverse a binary search tree.
public class BinarySearchTree {
    static class Node {
        int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    static Node insert(Node n, int key) {
        if (n == null) {
            return new Node(key);
        }
        if (key < n.key) {
            n.left = insert(n.left, key);
        } else if (key > n.key) {
            n.right = insert(n.right, key);
        }
        return n;
    }

    static Node delete(Node n, int key) {
        if (n == null) {
            return null;
        }
        if (key < n.key) {
            n.left = delete(n.left, key);
        } else if (key > n.key) {
            n.right = delete(n.right, key);
        } else if (n.left == null) {
            return n.right;
        } else if (n.right == null) {
            return n.left;
        } else {
            Node m = n.right;
            while (m.left != null) {
                m = m.left;
            }
            n.key = m.key;
            n.right = delete(n.right, m.key);
        }
        return n;
    }

    static int height(Node n) {
        return n == null ? 0 : 1 + Math.max(height(n.left), height(n.right));
    }

    static String show(Node n) {
        return n == null ? "" : "(" + show(n.left) + n.key + show(n.right) + ")";
    }

    public static void main(String[] args) {
        Node root = null;
        for (int k : new int[] {50, 30, 70, 20, 40, 60, 80, 30, 65}) {
            root = insert(root, k);
        }
        System.out.println(show(root) + " " + height(root));
        for (int k : new int[] {20, 70, 50, 99}) {
            root = delete(root, k);
            System.out.println(show(root) + " " + height(root));
        }
    }
}
