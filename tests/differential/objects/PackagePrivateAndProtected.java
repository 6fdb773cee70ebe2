// Protected members reached through inheritance and nested classes.
public class PackagePrivateAndProtected {
    static class Account {
        protected long balance = 100;

        protected void change(long by) {
            balance += by;
        }
    }

    static class Savings extends Account {
        @Override
        protected void change(long by) {
            super.change(by * 2);
            balance--;
        }

        void transfer(Account to, long amount) {
            change(-amount);
            to.change(amount);
        }
    }

    public static void main(String[] args) {
        Account plain = new Account();
        Savings savings = new Savings();
        savings.transfer(plain, 10);
        System.out.println(plain.balance + " " + savings.balance);
        savings.transfer(savings, 5);
        System.out.println(savings.balance);
    }
}
