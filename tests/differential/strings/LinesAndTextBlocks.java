// Text blocks: indentation, escapes and line continuation; lines, indent-free processing.
public class LinesAndTextBlocks {
    public static void main(String[] args) {
        String block = """
            first
              second "quoted"
            third\tTab \
            joined
            end\s\s
            """;
        System.out.print(block);
        System.out.println(block.length());
        String[] lines = block.split("\n");
        System.out.println(lines.length + " " + lines[1].indexOf('s') + " " + lines[3].length());
        String inline = """
            a\\b \""" c""";
        System.out.println(inline);
        System.out.println(block.lines().count());
        System.out.println("""
            x""" == "x");
    }
}
