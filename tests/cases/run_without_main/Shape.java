class Shape {
    int area = 3;
}
