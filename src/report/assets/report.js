// The pages of a report: theme, filters of the overview, stepping through an execution.
"use strict";

const remember = (key, value) => { try { localStorage.setItem(key, value); } catch { /* a page from a file may have no storage */ } };
const recall = key => { try { return localStorage.getItem(key); } catch { return null; } };

function setUpTheme() {
  const root = document.documentElement, button = document.getElementById("theme");
  const known = recall("jury-theme");
  if (known) root.dataset.theme = known;
  button.addEventListener("click", () => {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    remember("jury-theme", root.dataset.theme);
  });
}

function setUpFilters() {
  const buttons = [...document.querySelectorAll(".filters button")];
  for (const button of buttons) {
    button.addEventListener("click", () => {
      for (const other of buttons) other.setAttribute("aria-pressed", String(other === button));
      for (const row of document.querySelectorAll("tbody tr"))
        row.hidden = button.dataset.verdict !== "all" && row.dataset.verdict !== button.dataset.verdict;
    });
  }
}

function makeSource(files, steps) {
  const holder = document.getElementById("source");
  const rows = new Map();
  files.forEach((file, number) => {
    const title = document.createElement("div");
    title.className = "file";
    title.textContent = file.name;
    holder.append(title);
    file.lines.forEach((text, index) => {
      const row = document.createElement("div");
      row.className = "row";
      const label = document.createElement("span");
      label.className = "no";
      label.textContent = index + 1;
      row.append(label, text);
      holder.append(row);
      rows.set(number + ":" + (index + 1), row);
    });
  });
  for (const step of steps) rows.get(step.file + ":" + step.line)?.classList.add("hit");
  return rows;
}

function makeSteps(steps, go) {
  const list = document.getElementById("steps");
  return steps.map((step, index) => {
    const item = document.createElement("li");
    item.textContent = "  ".repeat(step.depth) + step.text;
    if (step.changes) {
      const change = document.createElement("span");
      change.className = "change";
      change.textContent = "   " + step.changes;
      item.append(change);
    }
    item.addEventListener("click", () => go(index));
    list.append(item);
    return item;
  });
}

function setUpExecution() {
  const holder = document.getElementById("data");
  if (!holder) return;
  const { steps, files, heaps } = JSON.parse(holder.textContent);
  const slider = document.getElementById("slider"), picture = document.getElementById("picture");
  const counter = document.getElementById("counter");
  let current = 0, marked = null;
  const scroll = element => element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const show = index => {
    current = Math.max(0, Math.min(steps.length - 1, index));
    const step = steps[current];
    slider.value = current;
    counter.textContent = `step ${current + 1} of ${steps.length}`;
    items.forEach((item, number) => item.setAttribute("aria-current", String(number === current)));
    marked?.classList.remove("now");
    marked = rows.get(step.file + ":" + step.line);
    marked?.classList.add("now");
    scroll(marked);
    scroll(items[current]);
    picture.innerHTML = step.heap === null ? "" : heaps[step.heap];
    if (step.heap === null) picture.textContent = "The heap of this step was not recorded.";
  };
  const rows = makeSource(files, steps);
  const items = makeSteps(steps, index => show(index));
  slider.max = steps.length - 1;
  slider.addEventListener("input", () => show(Number(slider.value)));
  const moves = { first: () => 0, back: () => current - 1, forward: () => current + 1, last: () => steps.length - 1 };
  for (const [id, target] of Object.entries(moves)) document.getElementById(id).addEventListener("click", () => show(target()));
  const keys = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
  document.addEventListener("keydown", event => {
    const move = keys[event.key];
    if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    show(moves[move]());
  });
  picture.addEventListener("click", () => picture.classList.toggle("large"));
  show(steps.length - 1);
}

setUpTheme();
setUpFilters();
setUpExecution();
