// The JSON report against the published schema, the SARIF report against the types made from the official schema.
import { readFileSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import assert from "node:assert/strict";
import Ajv from "ajv";

const [schemaFile, jsonFile, sarifFile] = process.argv.slice(2);
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
for (const result of sarif.runs[0].results) assert.equal(rules[result.ruleIndex].id, result.ruleId);
console.log("ok  SARIF matches the types of its official schema");
