// A prefix tree over lower-case words.
public class Trie {
    private final Trie[] children = new Trie[26];
    private boolean word;
    private int below;

    void add(String s) {
        Trie t = this;
        for (int i = 0; i < s.length(); i++) {
            int c = s.charAt(i) - 'a';
            if (t.children[c] == null) {
                t.children[c] = new Trie();
            }
            t = t.children[c];
            t.below++;
        }
        t.word = true;
    }

    Trie walk(String s) {
        Trie t = this;
        for (char c : s.toCharArray()) {
            t = t.children[c - 'a'];
            if (t == null) {
                return null;
            }
        }
        return t;
    }

    void print(String prefix) {
        if (word) {
            System.out.print(prefix + " ");
        }
        for (char c = 'a'; c <= 'z'; c++) {
            if (children[c - 'a'] != null) {
                children[c - 'a'].print(prefix + c);
            }
        }
    }

    public static void main(String[] args) {
        Trie t = new Trie();
        for (String w : "tea ten to in inn i tent".split(" ")) {
            t.add(w);
        }
        t.print("");
        System.out.println(t.walk("te").below + " " + t.walk("in").word + " " + t.walk("te").word + " " + t.walk("x"));
    }
}
