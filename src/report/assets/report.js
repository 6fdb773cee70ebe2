// The pages of a report: theme; the list with its filters, search, order and groups; stepping through an execution.
"use strict";

const remember = (key, value) => { try { localStorage.setItem(key, value); } catch { /* a page from a file may have no storage */ } };
const recall = key => { try { return localStorage.getItem(key); } catch { return null; } };
const element = (name, className, text) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
};

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

// What is shown of the list stands in the address, so that it can be sent to somebody and survives going back.
function setUpList() {
  const table = document.getElementById("results");
  if (!table) return;
  const body = table.tBodies[0], rows = [...body.rows], buttons = [...document.querySelectorAll(".filters button[data-verdict]")];
  const search = document.getElementById("search"), group = document.getElementById("group"), shown = document.getElementById("shown");
  const headers = [...table.tHead.rows[0].cells];
  const state = { verdict: "all", find: "", group: "none", sort: "", down: "" };
  for (const [key, value] of new URLSearchParams(location.hash.slice(1))) if (key in state) state[key] = value;
  const cell = (row, column) => row.cells[column].textContent.trim();
  const value = (row, column) => row.cells[column].dataset.value !== undefined ? Number(row.cells[column].dataset.value) : cell(row, column);
  const compare = (one, other) => (typeof one === "number" ? one - other : one.localeCompare(other));
  const keyOf = row => (state.group === "none" ? "" : row.dataset[state.group] || "");

  const show = () => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.verdict === state.verdict));
    if (search.value !== state.find) search.value = state.find;
    group.value = state.group;
    const words = state.find.toLowerCase().split(/\s+/).filter(Boolean);
    const column = headers.findIndex(header => header.dataset.sort === state.sort && state.sort);
    const order = column < 0 ? rows : [...rows].sort((a, b) => compare(value(a, column), value(b, column)) * (state.down ? -1 : 1));
    headers.forEach((header, number) => header.setAttribute("aria-sort", number === column ? (state.down ? "descending" : "ascending") : "none"));
    for (const old of body.querySelectorAll("tr.group")) old.remove();
    const wanted = order.filter(row => {
      const text = row.textContent.toLowerCase();
      row.hidden = (state.verdict !== "all" && row.dataset.verdict !== state.verdict) || !words.every(word => text.includes(word));
      return !row.hidden;
    });
    const keys = [...new Set(order.map(keyOf))];
    for (const key of keys) {
      const count = wanted.filter(row => keyOf(row) === key).length;
      if (state.group !== "none" && count > 0) {
        const title = element("tr", "group"), head = element("th", "", `${key || "none"} (${count})`);
        head.colSpan = headers.length;
        head.scope = "rowgroup";
        title.append(head);
        body.append(title);
      }
      for (const row of order) if (keyOf(row) === key) body.append(row);
    }
    shown.textContent = wanted.length === rows.length ? "" : `${wanted.length} of ${rows.length} shown`;
    const kept = new URLSearchParams(Object.entries(state).filter(([key, text]) => text && text !== "all" && text !== "none"));
    history.replaceState(null, "", kept.size || kept.toString() ? "#" + kept : location.pathname + location.search);
  };
  const set = change => { Object.assign(state, change); show(); };
  for (const button of buttons) button.addEventListener("click", () => set({ verdict: button.dataset.verdict }));
  search.addEventListener("input", () => set({ find: search.value }));
  group.addEventListener("change", () => set({ group: group.value }));
  for (const header of headers)
    header.firstElementChild?.addEventListener("click", () => {
      const again = state.sort === header.dataset.sort;
      set({ sort: again && state.down ? "" : header.dataset.sort, down: again && !state.down ? "1" : "" });
    });
  show();
}

function makeSource(files, steps) {
  const holder = document.getElementById("source");
  const rows = new Map();
  files.forEach((file, number) => {
    holder.append(element("div", "file", file.name));
    file.lines.forEach((text, index) => {
      const row = element("div", "row");
      row.append(element("span", "no", index + 1), text);
      holder.append(row);
      rows.set(number + ":" + (index + 1), row);
    });
  });
  for (const step of steps) rows.get(step.file + ":" + step.line)?.classList.add("hit");
  return rows;
}

// For each step the one after the call that it begins: what is deeper, and how that call ended.
function endsOfCalls(steps) {
  return steps.map((step, index) => {
    let end = index + 1;
    while (end < steps.length && steps[end].depth > step.depth) ++end;
    return end;
  });
}

class Steps {
  constructor(steps, go) {
    this.steps = steps;
    this.ends = endsOfCalls(steps);
    this.folded = new Set();
    const list = document.getElementById("steps");
    this.items = steps.map((step, index) => {
      const item = element("li");
      item.style.setProperty("--depth", step.depth);
      const inside = this.ends[index] - index - 1;
      if (inside > 0) {
        const fold = element("button", "fold", "▾");
        fold.type = "button";
        fold.setAttribute("aria-expanded", "true");
        fold.setAttribute("aria-label", `the ${inside} steps inside`);
        fold.addEventListener("click", event => { event.stopPropagation(); this.toggle(index); });
        item.append(fold);
      }
      item.append(element("span", "what", step.text));
      if (step.changes) item.append(element("span", "change", step.changes));
      item.addEventListener("click", () => go(index));
      list.append(item);
      return item;
    });
  }

  toggle(index) {
    if (!this.folded.delete(index)) this.folded.add(index);
    this.render();
  }

  render() {
    let hiddenUntil = 0;
    this.items.forEach((item, index) => {
      item.hidden = index < hiddenUntil;
      const isFolded = this.folded.has(index), fold = item.querySelector(".fold");
      if (fold) {
        fold.textContent = isFolded ? "▸" : "▾";
        fold.setAttribute("aria-expanded", String(!isFolded));
      }
      if (isFolded) hiddenUntil = Math.max(hiddenUntil, this.ends[index]);
    });
  }

  // What is looked at is never folded away.
  reveal(index) {
    const before = this.folded.size;
    for (const call of [...this.folded]) if (call < index && index < this.ends[call]) this.folded.delete(call);
    if (this.folded.size !== before) this.render();
  }

  over(index, direction) {
    if (direction > 0) return this.ends[index];
    let target = index - 1;
    while (target > 0 && this.steps[target].depth > this.steps[index].depth) --target;
    return target;
  }

  // Behind the call that the step is inside of.
  out(index) {
    const depth = this.steps[index].depth;
    let target = index + 1;
    while (target < this.steps.length && this.steps[target].depth >= depth) ++target;
    return target;
  }

  find(text, from) {
    const wanted = text.toLowerCase();
    const fits = step => wanted && (step.text + " " + step.changes).toLowerCase().includes(wanted);
    this.items.forEach((item, index) => item.classList.toggle("found", fits(this.steps[index])));
    for (let i = 1; i <= this.steps.length; ++i) {
      const index = (from + i) % this.steps.length;
      if (fits(this.steps[index])) return index;
    }
    return -1;
  }
}

// In the middle of its panel, without moving the page.
function centre(panel, part) {
  if (!part) return;
  const box = part.getBoundingClientRect(), around = panel.getBoundingClientRect();
  panel.scrollTop += box.top - around.top - (panel.clientHeight - box.height) / 2;
}

// With the colours of the page inside, so that it stands for itself.
function saveDrawing(drawing, name) {
  const copy = drawing.cloneNode(true);
  const parts = [...drawing.querySelectorAll("*")], copies = [...copy.querySelectorAll("*")];
  parts.forEach((part, number) => {
    const style = getComputedStyle(part);
    for (const property of ["fill", "stroke", "font", "font-weight"]) copies[number].style.setProperty(property, style.getPropertyValue(property));
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.style.background = getComputedStyle(document.body).backgroundColor;
  const link = element("a");
  link.href = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function setUpExecution() {
  const holder = document.getElementById("data");
  if (!holder) return;
  const { steps, files, heaps } = JSON.parse(holder.textContent);
  const byId = id => document.getElementById(id);
  const slider = byId("slider"), picture = byId("picture"), counter = byId("counter"), search = byId("find");
  const source = byId("source"), panel = byId("steps"), drawing = byId("drawing");
  let current = 0, marked = null;
  const show = index => {
    current = Math.max(0, Math.min(steps.length - 1, index));
    const step = steps[current];
    list.reveal(current);
    slider.value = current;
    slider.setAttribute("aria-valuetext", `step ${current + 1} of ${steps.length}`);
    counter.textContent = `step ${current + 1} of ${steps.length}`;
    list.items.forEach((item, number) => item.setAttribute("aria-current", String(number === current)));
    marked?.classList.remove("now");
    marked = rows.get(step.file + ":" + step.line);
    marked?.classList.add("now");
    centre(source, marked);
    centre(panel, list.items[current]);
    drawing.innerHTML = step.heap === null ? "" : heaps[step.heap];
    if (step.heap === null) drawing.textContent = "The heap of this step was not recorded.";
    byId("save").disabled = step.heap === null;
  };
  const rows = makeSource(files, steps);
  const list = new Steps(steps, index => show(index));
  slider.max = steps.length - 1;
  slider.addEventListener("input", () => show(Number(slider.value)));
  const moves = {
    first: () => 0, back: () => current - 1, forward: () => current + 1, last: () => steps.length - 1,
    over: () => list.over(current, 1), overBack: () => list.over(current, -1), out: () => list.out(current),
  };
  for (const id of ["first", "back", "forward", "last", "over", "out"]) byId(id).addEventListener("click", () => show(moves[id]()));
  const keys = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", ArrowDown: "over", ArrowUp: "overBack", o: "out" };
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target === search) return;
    const move = keys[event.key];
    if (!move) return;
    event.preventDefault();
    show(moves[move]());
  });
  const find = from => {
    const found = list.find(search.value, from);
    search.setAttribute("aria-invalid", String(found < 0 && search.value !== ""));
    if (found >= 0) show(found);
  };
  search.addEventListener("input", () => find(current - 1));
  search.addEventListener("keydown", event => { if (event.key === "Enter") find(current); });
  byId("foldAll").addEventListener("click", () => {
    const calls = steps.map((step, index) => index).filter(index => list.ends[index] > index + 1 && steps[index].depth > 0);
    const all = calls.every(index => list.folded.has(index));
    for (const index of calls) all ? list.folded.delete(index) : list.folded.add(index);
    list.render();
    list.reveal(current);
  });
  byId("large").addEventListener("click", () => byId("large").setAttribute("aria-pressed", String(picture.classList.toggle("large"))));
  byId("save").addEventListener("click", () => {
    const svg = drawing.querySelector("svg");
    if (svg) saveDrawing(svg, `heap-${current + 1}.svg`);
  });
  show(steps.length - 1);
}

setUpTheme();
setUpList();
setUpExecution();
