// expect joined=bounded othersJoin=bounded counted=bounded mapped=bounded emptied=refuted wrongSize=refuted [options: --objects 3 --loops 3]
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

class Roster {
  Map<Team, Set<Player>> players = new HashMap<>();
  int joins;

  boolean join(Team team, Player player) {
    Set<Player> members = players.get(team);
    if (members == null) {
      members = new HashSet<>();
      players.put(team, members);
    }
    joins++;
    return members.add(player);
  }
}

class Team {}

class Player {}
