class Made {
    int step;

    Made() {
        advance();
        assert step == 1;
    }

    void advance() {
        step = 1;
    }
}

class MadeOtherwise extends Made {
    @Override
    void advance() {
        step = 2;
    }
}
