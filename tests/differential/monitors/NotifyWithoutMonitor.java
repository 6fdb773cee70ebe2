// notify without the monitor throws; with it nothing happens when nobody waits.
public class NotifyWithoutMonitor {
    public static void main(String[] args) {
        Object o = new Object();
        try {
            o.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not owner");
        }
        synchronized (o) {
            o.notify();
            o.notifyAll();
            System.out.println("notified");
        }
        try {
            o.notifyAll();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not owner again");
        }
    }
}
