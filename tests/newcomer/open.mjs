// Opens the report in Chromium and steps through the bug.
import { chromium } from "playwright-core";
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { join } from "node:path";

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const page = await browser.newPage();
await page.goto(pathToFileURL(join(process.argv[2], "index.html")).href);
await page.click("tbody tr[data-verdict=refuted] a");
await page.keyboard.press("ArrowLeft");
assert.ok((await page.locator("#picture").textContent()).includes("ArrayList#1"), "the heap shows the list");
console.log("the report opens: " + await page.locator("#counter").textContent());
await browser.close();
