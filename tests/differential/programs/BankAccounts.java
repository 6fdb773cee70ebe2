// Transfers with checked exceptions and rollback.
import java.util.LinkedHashMap;
import java.util.Map;

public class BankAccounts {
    static class InsufficientFunds extends Exception {
        final long missing;

        InsufficientFunds(long missing) {
            super("missing " + missing);
            this.missing = missing;
        }
    }

    static class Bank {
        private final Map<String, Long> balances = new LinkedHashMap<>();

        void deposit(String who, long amount) {
            if (amount <= 0) {
                throw new IllegalArgumentException("amount " + amount);
            }
            balances.merge(who, amount, Long::sum);
        }

        void withdraw(String who, long amount) throws InsufficientFunds {
            long have = balances.getOrDefault(who, 0L);
            if (have < amount) {
                throw new InsufficientFunds(amount - have);
            }
            balances.put(who, have - amount);
        }

        void transfer(String from, String to, long amount) throws InsufficientFunds {
            withdraw(from, amount);
            boolean done = false;
            try {
                deposit(to.toLowerCase(), amount);
                done = true;
            } finally {
                if (!done) {
                    deposit(from, amount);
                }
            }
        }
    }

    public static void main(String[] args) {
        Bank bank = new Bank();
        bank.deposit("ann", 100);
        bank.deposit("bob", 50);
        Object[][] orders = {{"ann", "bob", 30L}, {"bob", "cid", 100L}, {"bob", null, 10L}, {"cid", "ann", 1L}, {"ann", "bob", -5L}};
        for (Object[] o : orders) {
            try {
                bank.transfer((String) o[0], (String) o[1], (Long) o[2]);
                System.out.println("ok " + bank.balances);
            } catch (InsufficientFunds e) {
                System.out.println(e.getMessage() + " " + e.missing);
            } catch (IllegalArgumentException | NullPointerException e) {
                System.out.println(e.getClass().getSimpleName() + " " + bank.balances);
            }
        }
    }
}
