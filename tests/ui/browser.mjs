// Clicks through HTML reports in headless Chromium: overview, filters, a refuted result step by step, keyboard, theme;
// no request leaves the directory and nothing fails on the way. Screenshots are left for people to look at.
import { chromium } from "playwright-core";
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync"];
const browser = await chromium.launch({ channel: undefined, executablePath: process.env.CHROMIUM, args: flags });

async function open(directory, scheme) {
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 }, colorScheme: scheme });
  const problems = [];
  page.on("pageerror", error => problems.push(String(error)));
  page.on("console", message => { if (message.type() === "error") problems.push(message.text()); });
  page.on("request", request => {
    if (!request.url().startsWith(pathToFileURL(resolve(directory)).href)) problems.push("request of " + request.url());
  });
  await page.goto(pathToFileURL(resolve(directory, "index.html")).href);
  return { page, problems };
}

async function overview(page) {
  const rows = page.locator("tbody tr:visible");
  const all = await rows.count();
  assert.ok(all >= 6, "all results are listed");
  await page.click("button[data-verdict=refuted]");
  const refuted = await rows.count();
  assert.ok(refuted >= 2 && refuted < all, "the filter hides the others");
  assert.equal(await page.locator("button[data-verdict=refuted]").getAttribute("aria-pressed"), "true");
  await page.click("button[data-verdict=all]");
  assert.equal(await rows.count(), all);
}

async function execution(page, replayed) {
  await page.click("tbody tr[data-verdict=refuted] a:text-is('Shop.main')");
  assert.equal(await page.locator("#replay:has-text('confirmed on the JVM')").count(), replayed ? 1 : 0);
  const counter = page.locator("#counter");
  const steps = await page.locator("#steps li").count();
  assert.ok(steps > 20, "the execution has its steps");
  assert.equal(await counter.textContent(), `step ${steps} of ${steps}`);
  assert.ok((await page.locator(".source .now").textContent()).includes('assert shop.total("Bob") == 5'));
  assert.ok(await page.locator("#picture svg.heap").isVisible(), "the heap is drawn");
  assert.ok((await page.locator("#picture").textContent()).includes("</script><b>Ann"), "texts are shown as they are");

  await page.keyboard.press("Home");
  assert.equal(await counter.textContent(), `step 1 of ${steps}`);
  await page.keyboard.press("ArrowRight");
  await page.click("#forward");
  assert.equal(await counter.textContent(), `step 3 of ${steps}`);
  await page.click("#back");
  await page.click("#last");
  await page.click("#first");
  await page.locator("#slider").fill("5");
  assert.equal(await counter.textContent(), `step 6 of ${steps}`);
  await page.locator("#steps li").nth(9).click();
  assert.equal(await counter.textContent(), `step 10 of ${steps}`);
  assert.equal(await page.locator("#steps li[aria-current=true]").count(), 1);
  const hits = await page.locator(".source .hit").count();
  assert.ok(hits > 8, "executed lines are marked");
  await page.click("#picture");
  assert.ok(await page.locator("#picture.large").count() === 1, "a click enlarges the heap");
  await page.keyboard.press("End");
}

async function theme(page) {
  const color = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await color();
  await page.click("#theme");
  assert.notEqual(await color(), before, "the theme changes");
}

for (const directory of process.argv.slice(2)) {
  for (const scheme of ["light", "dark"]) {
    const { page, problems } = await open(directory, scheme);
    await page.screenshot({ path: `${directory}-overview-${scheme}.png`, fullPage: true });
    await overview(page);
    await execution(page, directory === "report");
    await page.screenshot({ path: `${directory}-execution-${scheme}.png`, fullPage: true });
    await theme(page);
    await page.click("text=all results");
    assert.ok(page.url().endsWith("index.html"));
    assert.deepEqual(problems, []);
    await page.close();
    console.log(`ok  ${directory} in ${scheme}`);
  }
}
await browser.close();
