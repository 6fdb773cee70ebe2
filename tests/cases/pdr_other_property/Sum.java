class Sum {
    public static void main(String[] args) {
        int sum = 0;
        for (String text : args) sum += text.length();
        System.out.println(sum);
    }
}
