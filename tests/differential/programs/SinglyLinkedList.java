// A hand-written list: insert, delete, reverse, cycle test.
public class SinglyLinkedList {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static Node insertSorted(Node head, int value) {
        if (head == null || head.value >= value) {
            return new Node(value, head);
        }
        head.next = insertSorted(head.next, value);
        return head;
    }

    static Node reverse(Node head) {
        Node result = null;
        while (head != null) {
            Node next = head.next;
            head.next = result;
            result = head;
            head = next;
        }
        return result;
    }

    static boolean cyclic(Node head) {
        Node slow = head;
        Node fast = head;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) {
                return true;
            }
        }
        return false;
    }

    static String show(Node n) {
        return n == null ? "nil" : n.value + "->" + show(n.next);
    }

    public static void main(String[] args) {
        Node list = null;
        for (int x : new int[] {5, 1, 4, 1, 3}) {
            list = insertSorted(list, x);
        }
        System.out.println(show(list) + " " + cyclic(list));
        list = reverse(list);
        System.out.println(show(list));
        Node last = list;
        while (last.next != null) {
            last = last.next;
        }
        last.next = list.next;
        System.out.println(cyclic(list));
    }
}
