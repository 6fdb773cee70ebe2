// expect cme=undecided [options: --engine pdr --property cme]
import java.nio.file.*;

// A Path can be iterated over, but is no collection.
