class Calendar {
    int year(java.util.Date date) {
        return date.getYear();
    }
}
