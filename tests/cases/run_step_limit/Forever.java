class Forever {
    public static void main(String[] arguments) {
        for (int i = 0; ; ++i) if (i < 0) i = 0;
    }
}
