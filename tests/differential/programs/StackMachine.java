// An interpreter for a small bytecode with jumps and calls.
import java.util.ArrayList;
import java.util.List;

public class StackMachine {
    enum Op {
        PUSH, ADD, SUB, MUL, DUP, SWAP, JZ, JMP, PRINT, CALL, RET, HALT
    }

    record Instruction(Op op, int argument) { }

    static String run(List<Instruction> code) {
        int[] stack = new int[32];
        int[] calls = new int[32];
        int top = 0;
        int depth = 0;
        StringBuilder out = new StringBuilder();
        for (int pc = 0, steps = 0; steps < 500; steps++) {
            Instruction i = code.get(pc++);
            switch (i.op()) {
                case PUSH -> stack[top++] = i.argument();
                case ADD -> { top--; stack[top - 1] += stack[top]; }
                case SUB -> { top--; stack[top - 1] -= stack[top]; }
                case MUL -> { top--; stack[top - 1] *= stack[top]; }
                case DUP -> { stack[top] = stack[top - 1]; top++; }
                case SWAP -> { int t = stack[top - 1]; stack[top - 1] = stack[top - 2]; stack[top - 2] = t; }
                case JZ -> { if (stack[--top] == 0) { pc = i.argument(); } }
                case JMP -> pc = i.argument();
                case PRINT -> out.append(stack[--top]).append(' ');
                case CALL -> { calls[depth++] = pc; pc = i.argument(); }
                case RET -> pc = calls[--depth];
                case HALT -> { return out + "steps " + steps; }
            }
        }
        return out + "no end";
    }

    static List<Instruction> parse(String text) {
        List<Instruction> code = new ArrayList<>();
        for (String line : text.split(";")) {
            String[] p = line.trim().split(" ");
            code.add(new Instruction(Op.valueOf(p[0]), p.length > 1 ? Integer.parseInt(p[1]) : 0));
        }
        return code;
    }

    public static void main(String[] args) {
        System.out.println(run(parse("PUSH 6; PUSH 7; MUL; PRINT; HALT")));
        System.out.println(run(parse("PUSH 5; DUP; PRINT; PUSH 1; SUB; DUP; JZ 8; JMP 1; HALT")));
        System.out.println(run(parse("PUSH 3; CALL 4; PRINT; HALT; DUP; MUL; RET")));
        System.out.println(run(parse("JMP 0")));
        System.out.println(run(parse("ADD")));
    }
}
