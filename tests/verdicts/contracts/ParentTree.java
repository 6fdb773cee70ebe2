// expect methods [options: --engine bounded --property contracts --objects 1 --objects ParentTree$Node=3 --loops 4]
// A binary search tree whose nodes know their parents: both directions agree, the root has no parent, keys left are smaller and keys right larger. Each method and a twin with one mistake.
// expect contract=bounded of ParentTree: insert contains minimum depth isRoot removeLeaf rootOf sibling successorOfRoot setRoot isLeaf
// expect contract=refuted of ParentTree: insertWrong containsWrong minimumWrong depthWrong isRootWrong removeLeafWrong rootOfWrong siblingWrong successorOfRootWrong setRootWrong isLeafWrong
public class ParentTree {
  static final class Node {
    int key;
    /*@ nullable */ Node left;
    /*@ nullable */ Node right;
    /*@ nullable */ Node parent;
  }

  /*@ nullable */ Node root;

  //@ invariant root == null || root.parent == null;
  //@ invariant good(root, 4, Long.MIN_VALUE, Long.MAX_VALUE);

  // A tree of at most so many levels, all keys strictly between the two bounds.
  /*@ pure helper */ static boolean good(/*@ nullable */ Node node, int levels, long low, long high) {
    if (node == null) return true;
    if (levels == 0 || node.key <= low || node.key >= high) return false;
    if (node.left != null && node.left.parent != node) return false;
    if (node.right != null && node.right.parent != node) return false;
    return good(node.left, levels - 1, low, node.key) && good(node.right, levels - 1, node.key, high);
  }

  /*@ pure helper */ boolean has(int key) {
    Node node = root;
    for (int level = 0; level < 4 && node != null; level++) {
      if (node.key == key) return true;
      node = key < node.key ? node.left : node.right;
    }
    return false;
  }

  /*@ pure helper */ boolean member(/*@ nullable */ Node wanted) {
    Node node = root;
    for (int level = 0; level < 4 && node != null; level++) {
      if (node == wanted) return true;
      node = wanted.key < node.key ? node.left : node.right;
    }
    return false;
  }

  //@ requires root == null || good(root, 2, Long.MIN_VALUE, Long.MAX_VALUE);
  //@ ensures has(key);
  public void insert(int key) {
    Node above = null;
    Node node = root;
    while (node != null) {
      if (node.key == key) return;
      above = node;
      node = key < node.key ? node.left : node.right;
    }
    Node added = new Node();
    added.key = key;
    added.parent = above;
    if (above == null) {
      root = added;
    } else if (key < above.key) {
      above.left = added;
    } else {
      above.right = added;
    }
  }

  //@ requires root == null || good(root, 2, Long.MIN_VALUE, Long.MAX_VALUE);
  //@ ensures has(key);
  public void insertWrong(int key) {
    Node above = null;
    Node node = root;
    while (node != null) {
      if (node.key == key) return;
      above = node;
      node = key < node.key ? node.left : node.right;
    }
    Node added = new Node();
    added.key = key;
    if (above == null) {
      root = added;
    } else if (key < above.key) {
      above.left = added;
    } else {
      above.right = added;
    }
  }

  //@ ensures \result <==> has(key);
  //@ assignable \nothing;
  public boolean contains(int key) {
    Node node = root;
    while (node != null && node.key != key) node = node.key < key ? node.right : node.left;
    return node != null;
  }

  //@ ensures \result <==> has(key);
  //@ assignable \nothing;
  public boolean containsWrong(int key) {
    Node node = root;
    while (node != null && node.key != key) node = node.left != null ? node.left : node.right;
    return node != null;
  }

  //@ requires root != null;
  //@ ensures has(\result) && \result <= root.key;
  //@ ensures root.left != null ==> \result <= root.left.key;
  public int minimum() {
    Node node = root;
    while (node.left != null) node = node.left;
    return node.key;
  }

  //@ requires root != null;
  //@ ensures has(\result) && \result <= root.key;
  //@ ensures root.left != null ==> \result <= root.left.key;
  public int minimumWrong() {
    Node node = root;
    if (node.left != null) node = node.left;
    if (node.right != null) node = node.right;
    return node.key;
  }

  //@ requires member(node);
  //@ ensures \result == 0 <==> node == root;
  //@ ensures 0 <= \result && \result < 4;
  public int depth(Node node) {
    int steps = 0;
    for (Node above = node.parent; above != null; above = above.parent) steps++;
    return steps;
  }

  //@ requires member(node);
  //@ ensures \result == 0 <==> node == root;
  //@ ensures 0 <= \result && \result < 4;
  public int depthWrong(Node node) {
    int steps = 0;
    for (Node above = node.parent; above != null; above = above.parent) {
      if (above.left != null) steps++;
    }
    return steps;
  }

  //@ requires member(node);
  //@ ensures \result <==> node == root;
  public boolean isRoot(Node node) {
    return node.parent == null;
  }

  //@ requires member(node);
  //@ ensures \result <==> node == root;
  public boolean isRootWrong(Node node) {
    return node.parent == null || node.parent.parent == null;
  }

  //@ requires member(node) && node.left == null && node.right == null;
  //@ ensures !has(node.key);
  public void removeLeaf(Node node) {
    if (node.parent == null) {
      root = null;
    } else if (node.parent.left == node) {
      node.parent.left = null;
    } else {
      node.parent.right = null;
    }
  }

  //@ requires member(node) && node.left == null && node.right == null;
  //@ ensures !has(node.key);
  public void removeLeafWrong(Node node) {
    if (node.parent == null) {
      root = null;
    } else if (node.parent.left != null) {
      node.parent.left = null;
    } else {
      node.parent.right = null;
    }
  }

  //@ requires member(node);
  //@ ensures \result == root;
  public Node rootOf(Node node) {
    Node above = node;
    while (above.parent != null) above = above.parent;
    return above;
  }

  //@ requires member(node);
  //@ ensures \result == root;
  public Node rootOfWrong(Node node) {
    return node.parent == null ? node : node.parent;
  }

  //@ requires member(node) && node != root;
  //@ ensures \result != node && (\result == node.parent.left || \result == node.parent.right);
  public /*@ nullable */ Node sibling(Node node) {
    return node.parent.left == node ? node.parent.right : node.parent.left;
  }

  //@ requires member(node) && node != root;
  //@ ensures \result != node && (\result == node.parent.left || \result == node.parent.right);
  public /*@ nullable */ Node siblingWrong(Node node) {
    return node.parent.left == null ? node.parent.right : node.parent.left;
  }

  //@ requires root != null && root.right != null;
  //@ ensures \result.key > root.key && \result.left == null && member(\result);
  public Node successorOfRoot() {
    Node node = root.right;
    while (node.left != null) node = node.left;
    return node;
  }

  //@ requires root != null && root.right != null;
  //@ ensures \result.key > root.key && \result.left == null && member(\result);
  public Node successorOfRootWrong() {
    return root.right;
  }

  //@ requires root == null;
  //@ ensures root.key == key && \fresh(root) && root.left == null && root.right == null;
  //@ assignable root;
  public void setRoot(int key) {
    Node node = new Node();
    node.key = key;
    root = node;
  }

  //@ requires root == null;
  //@ ensures root.key == key && \fresh(root) && root.left == null && root.right == null;
  //@ assignable root;
  public void setRootWrong(int key) {
    Node node = new Node();
    node.key = key;
    node.parent = node;
    root = node;
  }

  //@ requires member(node);
  //@ ensures \result <==> !(\exists Node below; below.parent == node && member(below); true);
  public boolean isLeaf(Node node) {
    return node.left == null && node.right == null;
  }

  //@ requires member(node);
  //@ ensures \result <==> !(\exists Node below; below.parent == node && member(below); true);
  public boolean isLeafWrong(Node node) {
    return node.left == null || node.right == null;
  }
}
