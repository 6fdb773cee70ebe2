class Fall {
    static int depth(int[] steps, int i) {
        return steps[i];
    }

    public static void main(String[] arguments) {
        System.out.println(depth(new int[] {1, 2}, 1));
        System.out.println(depth(new int[] {1, 2}, 2));
    }
}
