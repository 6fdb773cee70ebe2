import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** A railway network: stations with the tracks that end there, and the set of all tracks. */
public class Network {
  Map<Station, Set<Track>> tracksOf = new HashMap<>();
  Set<Track> tracks = new HashSet<>();

  public boolean hasStation(Station station) {
    return tracksOf.containsKey(station);
  }

  public boolean hasTrack(Track track) {
    return tracks.contains(track);
  }

  public boolean isEmpty() {
    return tracksOf.isEmpty();
  }

  public int stationCount() {
    return tracksOf.size();
  }

  public int trackCount() {
    return tracks.size();
  }

  public int degree(Station station) {
    return tracksOf.get(station).size();
  }

  public boolean isIsolated(Station station) {
    return tracksOf.get(station).isEmpty();
  }

  public Set<Track> tracksAt(Station station) {
    return tracksOf.get(station);
  }

  public boolean ends(Track track, Station station) {
    return track.from == station || track.to == station;
  }

  public Station opposite(Track track, Station station) {
    return track.from == station ? track.to : track.from;
  }

  public boolean addStation(Station station) {
    if (tracksOf.containsKey(station)) {
      return false;
    }
    tracksOf.put(station, new HashSet<>());
    return true;
  }

  public boolean addTrack(Track track) {
    if (tracks.contains(track)) {
      return false;
    }
    addStation(track.from);
    addStation(track.to);
    link(track, track.from);
    link(track, track.to);
    tracks.add(track);
    return true;
  }

  private void link(Track track, Station station) {
    tracksOf.get(station).add(track);
  }

  private void unlink(Track track, Station station) {
    tracksOf.get(station).remove(track);
  }

  public Track connect(Station a, Station b, int newLength) {
    Track track = new Track();
    track.from = a;
    track.to = b;
    track.length = newLength;
    addTrack(track);
    return track;
  }

  public boolean removeTrack(Track track) {
    if (!tracks.contains(track)) {
      return false;
    }
    unlink(track, track.from);
    unlink(track, track.to);
    tracks.remove(track);
    return true;
  }

  public boolean removeStation(Station station) {
    if (!tracksOf.containsKey(station)) {
      return false;
    }
    Set<Track> ending = new HashSet<>(tracksOf.get(station));
    for (Track track : ending) {
      removeTrack(track);
    }
    tracksOf.remove(station);
    return true;
  }

  public boolean adjacent(Station a, Station b) {
    for (Track track : tracksOf.get(a)) {
      if (opposite(track, a) == b) {
        return true;
      }
    }
    return false;
  }

  public void clear() {
    tracksOf.clear();
    tracks.clear();
  }

  public void shorten(Track track, int newLength) {
    if (newLength < track.length) {
      track.length = newLength;
    }
  }

  /** The shortest track that joins two parts of the tree grown so far; null if there is none. */
  public Track cheapest() {
    Track best = null;
    for (Track track : tracks) {
      if (track.from.part != track.to.part && (best == null || track.length < best.length)) {
        best = track;
      }
    }
    return best;
  }

  private void join(Station kept, Station other) {
    for (Station station : tracksOf.keySet()) {
      if (station.part == other) {
        station.part = kept;
      }
    }
  }

  private void separate() {
    for (Station station : tracksOf.keySet()) {
      station.part = station;
    }
  }

  /** A minimum spanning tree, by Kruskal's algorithm. */
  public Network minimumTree() {
    Network tree = new Network();
    separate();
    Track track = cheapest();
    while (track != null) {
      tree.addTrack(track);
      join(track.from.part, track.to.part);
      track = cheapest();
    }
    return tree;
  }
}

class Station {
  Station part;
}

class Track {
  Station from;
  Station to;
  int length;
}
