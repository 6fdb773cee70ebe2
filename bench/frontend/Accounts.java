import java.util.*;

/** A class of thirty lines, for the time that Jury needs to answer at all. */
public class Accounts {
    private final Map<String, Integer> balances = new TreeMap<>();
    private final List<String> log = new ArrayList<>();

    int deposit(String owner, int amount) {
        if (amount <= 0) throw new IllegalArgumentException("amount " + amount);
        log.add(owner + " +" + amount);
        return balances.merge(owner, amount, Integer::sum);
    }

    boolean transfer(String from, String to, int amount) {
        int there = balances.getOrDefault(from, 0);
        if (there < amount) return false;
        balances.put(from, there - amount);
        deposit(to, amount);
        return true;
    }

    public static void main(String[] arguments) {
        Accounts accounts = new Accounts();
        for (int i = 1; i <= 10; ++i) accounts.deposit("owner" + i % 3, i * 10);
        boolean moved = accounts.transfer("owner1", "owner2", 50);
        int total = 0;
        for (int balance : accounts.balances.values()) total += balance;
        System.out.println(accounts.balances + " " + moved + " " + total + " " + accounts.log.size());
    }
}
