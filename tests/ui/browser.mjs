// Clicks through HTML reports in headless Chromium: overview, filters, a refuted result step by step, keyboard, theme;
// no request leaves the directory and nothing fails on the way. Screenshots are left for people to look at.
import { chromium } from "playwright-core";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync"];
const browser = await chromium.launch({ channel: undefined, executablePath: process.env.CHROMIUM, args: flags });

const axe = createRequire(import.meta.url).resolve("axe-core");
const sizes = [[1440, 900], [900, 800], [390, 844]];

// What people who use a keyboard, a screen reader or little contrast would stumble over.
async function accessible(page, what) {
  await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate(() => window.axe.run());
  assert.deepEqual(violations.map(violation => `${what}: ${violation.id}: ${violation.nodes[0].html}`), []);
}

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
  assert.match(page.url(), /#verdict=refuted$/, "the filter stands in the address");
  await page.reload();
  assert.equal(await rows.count(), refuted, "and is there again");
  await page.click("button[data-verdict=all]");
  assert.equal(await rows.count(), all);
  await page.fill("#search", "smaller contract");
  assert.equal(await rows.count(), 1, "every word is searched for");
  assert.equal(await page.locator("#shown").textContent(), `1 of ${all} shown`);
  await page.fill("#search", "");
  await page.selectOption("#group", "kind");
  assert.ok(await page.locator("tr.group").count() >= 2, "there is a title for every group");
  await page.selectOption("#group", "none");
  const methods = () => page.locator("tbody tr td:nth-child(2)").allTextContents();
  await page.click("th[data-sort=method] button");
  assert.deepEqual(await methods(), (await methods()).sort(), "sorted");
  await page.click("th[data-sort=method] button");
  assert.equal(await page.locator("th[data-sort=method]").getAttribute("aria-sort"), "descending");
  await page.click("th[data-sort=method] button");
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
  await page.click("#large");
  assert.ok(await page.locator("#picture.large").count() === 1, "a click enlarges the heap");
  await page.keyboard.press("End");
  assert.equal(await page.locator("#values").count(), 1, "what the last line's names were worth stands at the top");
}

// Over a call, out of it, its steps folded away, and found again.
async function calls(page) {
  const counter = page.locator("#counter"), items = page.locator("#steps li");
  const at = async () => Number((await counter.textContent()).split(" ")[1]);
  const texts = await items.allTextContents();
  const line = texts.findIndex(text => text.includes('shop.add("Bob", 4)'));
  const next = texts.findIndex((text, index) => index > line && text.includes("shop.add("));
  await items.nth(line).click();
  await page.click("#over");
  assert.equal(await at(), next + 1, "over the call is the line after it");
  await page.keyboard.press("ArrowUp");
  assert.equal(await at(), line + 1, "and back");
  await items.nth(line + 2).click();
  await page.click("#out");
  assert.equal(await at(), next + 1, "out of the call is the line after it");
  const visible = () => page.locator("#steps li:visible").count();
  const all = await visible();
  await items.nth(line).locator(".fold").click();
  assert.equal(await visible(), all - (next - line - 1), "the steps inside are folded");
  await page.fill("#find", "Bob's pieces");
  assert.ok((await page.locator("#steps li[aria-current=true]").textContent()).includes("Bob's pieces"), "found");
  await page.fill("#find", "");
  await items.nth(next).click();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await visible(), all, "what is looked at is unfolded");
  await page.keyboard.press("End");
}

// Source, steps and heap are seen together, the executed line in the middle.
async function together(page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const id of ["source", "steps", "picture"]) {
    const box = await page.locator("#" + id).boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 900 && box.width > 300, `${id} is in the window: ${JSON.stringify(box)}`);
  }
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  const panel = await page.locator("#source").boundingBox(), line = await page.locator(".source .now").boundingBox();
  const distance = Math.abs(line.y + line.height / 2 - panel.y - panel.height / 2);
  assert.ok(distance < 40, `the line is ${distance} pixels from the middle`);
  const changes = await page.locator("#steps .change").evaluateAll(all => all.filter(part => part.scrollWidth > part.clientWidth).length);
  assert.equal(changes, 0, "changes are not clipped");
}

async function drawing(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
  const svg = readFileSync(await download.path(), "utf8");
  assert.match(svg, /^<svg[^>]*xmlns=/, "the drawing stands for itself");
  assert.ok(!svg.includes("var(") && svg.includes("Shop#1"), "with its colours and its objects");
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
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await accessible(page, `list at ${width}`);
      await page.screenshot({ path: `${directory}-overview-${scheme}-${width}.png` });
    }
    await page.setViewportSize({ width: 1300, height: 900 });
    await execution(page, directory === "report");
    await calls(page);
    await together(page);
    await drawing(page);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await accessible(page, `execution at ${width}`);
      await page.screenshot({ path: `${directory}-execution-${scheme}-${width}.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      assert.ok(!wide, `the page is no wider than the window at ${width}`);
    }
    await page.setViewportSize({ width: 1300, height: 900 });
    await theme(page);
    await page.click("text=all results");
    assert.ok(page.url().includes("index.html"));
    assert.deepEqual(problems, []);
    await page.close();
    console.log(`ok  ${directory} in ${scheme}`);
  }
}
await browser.close();
