#include "serve/job.h"

#include <nlohmann/json.hpp>

#include "engine/result_codec.h"

namespace jury::serve {

using nlohmann::json;

std::string encode_job(const Job& job) {
  json value{{"question", to_json(job.question)}, {"testDirectory", job.test_directory}};
  if (job.refutation) {
    const auto bytes = engine::encode_result(*job.refutation);
    value["refutation"] = json::binary({bytes.begin(), bytes.end()});
  }
  const auto bytes = json::to_cbor(value);
  return {bytes.begin(), bytes.end()};
}

Job decode_job(const std::string& bytes) {
  const auto value = json::from_cbor(bytes);
  Job job{to_question(value.at("question")), std::nullopt, value.at("testDirectory").get<std::string>()};
  if (const auto found = value.find("refutation"); found != value.end()) {
    const auto& data = found->get_binary();
    job.refutation = engine::decode_result(std::string(data.begin(), data.end()));
  }
  return job;
}

}  // namespace jury::serve
