// A return in finally replaces the value and swallows the exception.
public class ReturnInFinally {
    @SuppressWarnings("finally")
    static int replaced() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    @SuppressWarnings("finally")
    static int swallowed() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 3;
        }
    }

    static int saved() {
        int x = 4;
        try {
            return x;
        } finally {
            x = 40;
        }
    }

    static int[] shared() {
        int[] x = {5};
        try {
            return x;
        } finally {
            x[0] = 50;
        }
    }

    public static void main(String[] args) {
        System.out.println(replaced() + " " + swallowed() + " " + saved() + " " + shared()[0]);
    }
}
