// An event is its length in four bytes and an array in CBOR, whose first element says which one it is.
#include "serve/events.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "classfile/java_sources.h"
#include "engine/result_codec.h"

namespace jury::serve {

using nlohmann::json;

Failure current_failure() {
  try {
    throw;
  } catch (const classfile::CompilationError& error) {
    return {FailureKind::Compilation, error.what()};
  } catch (const UserError& error) {
    return {FailureKind::User, error.what(), error.position()};
  } catch (const Unsupported& error) {
    return {FailureKind::Unsupported, error.what(), error.position()};
  } catch (const std::exception& error) {
    return {FailureKind::Internal, error.what()};
  }
}

namespace {

json bytes(const std::string& text) { return json::binary({text.begin(), text.end()}); }

std::string text_of(const json& value) {
  const auto& data = value.get_binary();
  return {data.begin(), data.end()};
}

}  // namespace

// Texts of a program may be anything: they go as bytes.
void EventWriter::send(const json& event) {
  const auto body = json::to_cbor(event);
  const auto length = static_cast<std::uint32_t>(body.size());
  std::string message(reinterpret_cast<const char*>(&length), sizeof length);
  message.append(body.begin(), body.end());
  for (std::size_t sent = 0; sent < message.size();) {
    const auto count = ::write(descriptor_, message.data() + sent, message.size() - sent);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) ::_exit(1);
    sent += static_cast<std::size_t>(count);
  }
}

void EventWriter::note(const std::string& text) { send({"note", bytes(text)}); }
void EventWriter::specification_error(const std::string& text) { send({"specification", bytes(text)}); }

void EventWriter::methods(const std::vector<CheckedMethod>& methods) {
  json list = json::array();
  for (const auto& [class_name, method, descriptor, file, line] : methods)
    list.push_back({bytes(class_name), bytes(method), bytes(descriptor), bytes(file), line});
  send({"methods", list});
}

void EventWriter::progress(const Progress& progress) {
  send({"progress", progress.settled, progress.properties, progress.seconds, bytes(progress.current)});
}

void EventWriter::results(const std::vector<engine::Result>& results, bool is_final) {
  json list = json::array();
  for (const auto& result : results) list.push_back(bytes(engine::encode_result(result)));
  send({"results", list, is_final});
}

void EventWriter::test_written(const std::string& file, const std::string& obstacle) {
  send({"test", bytes(file), bytes(obstacle)});
}

void EventWriter::done() { send(json::array({"done"})); }

void EventWriter::failed(const Failure& failure) {
  const auto& [kind, message, position] = failure;
  send({"failed", static_cast<int>(kind), bytes(message), bytes(position.file), position.line, position.column});
}

EventReader::EventReader(int descriptor) : descriptor_(descriptor) {
  ::fcntl(descriptor_, F_SETFL, O_NONBLOCK);
}

EventReader::~EventReader() { ::close(descriptor_); }

bool EventReader::receive(CheckListener& listener) {
  std::array<char, 65536> chunk{};
  bool has_ended = false;
  while (true) {
    const auto count = ::read(descriptor_, chunk.data(), chunk.size());
    if (count < 0 && errno == EINTR) continue;
    has_ended = count == 0 || (count < 0 && errno != EAGAIN);
    if (count <= 0) break;
    buffer_.append(chunk.data(), static_cast<std::size_t>(count));
  }
  std::size_t start = 0;
  while (buffer_.size() - start >= sizeof(std::uint32_t)) {
    std::uint32_t length = 0;
    std::memcpy(&length, buffer_.data() + start, sizeof length);
    if (buffer_.size() - start - sizeof length < length) break;
    const auto* body = buffer_.data() + start + sizeof length;
    start += sizeof length + length;
    if (!tell(json::from_cbor(body, body + length), listener)) return false;
  }
  buffer_.erase(0, start);
  if (has_ended) listener.failed({FailureKind::Internal, "the process of the check has ended without an answer"});
  return !has_ended;
}

// False: it was the last one.
bool EventReader::tell(const json& event, CheckListener& listener) {
  const auto name = event.at(0).get<std::string>();
  if (name == "note") {
    listener.note(text_of(event.at(1)));
  } else if (name == "specification") {
    listener.specification_error(text_of(event.at(1)));
  } else if (name == "methods") {
    std::vector<CheckedMethod> methods;
    for (const auto& item : event.at(1))
      methods.push_back({text_of(item.at(0)), text_of(item.at(1)), text_of(item.at(2)), text_of(item.at(3)),
                         item.at(4).get<int>()});
    listener.methods(methods);
  } else if (name == "progress") {
    listener.progress({event.at(1).get<std::size_t>(), event.at(2).get<std::size_t>(), event.at(3).get<double>(),
                       text_of(event.at(4))});
  } else if (name == "results") {
    std::vector<engine::Result> results;
    for (const auto& item : event.at(1)) results.push_back(engine::decode_result(text_of(item)));
    listener.results(results, event.at(2).get<bool>());
  } else if (name == "test") {
    listener.test_written(text_of(event.at(1)), text_of(event.at(2)));
  } else if (name == "done") {
    listener.done();
    return false;
  } else {
    listener.failed({static_cast<FailureKind>(event.at(1).get<int>()), text_of(event.at(2)),
                     {text_of(event.at(3)), event.at(4).get<int>(), event.at(5).get<int>()}});
    return false;
  }
  return true;
}

}  // namespace jury::serve
