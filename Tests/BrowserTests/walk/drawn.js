// Finds what is drawn wrongly on the page at hand; returns a list of sentences.
// The event of a new size comes with the next frame only.
dispatchEvent(new Event("resize"));
const faults = [];
const say = (what, element, more = "") => {
  const name = element.id ? `#${element.id}` : `${element.localName}.${[...element.classList].join(".")}`;
  faults.push(`${what}: ${name} "${(element.innerText || element.value || "").trim().slice(0, 50)}" ${more}`);
};
const all = (selector) => [...document.querySelectorAll(selector)];
/** The same answer for the same element: nothing changes while the page is looked at. */
const once = (find) => {
  const known = new Map();
  return (element) => {
    let answer = known.get(element);
    if (answer === undefined) known.set(element, answer = find(element));
    return answer;
  };
};
const style = once((element) => {
  const { overflowX, overflowY, position, textOverflow, webkitLineClamp, display } = getComputedStyle(element);
  return { overflow: overflowX + overflowY, overflowX, position, textOverflow, webkitLineClamp, display };
});
/** Whether an element, or one around it, passes a test. */
const within = (test) => {
  const find = once((element) => test(element) || (element.parentElement !== null && find(element.parentElement)));
  return find;
};
const isClipped = within((element) => getComputedStyle(element).clipPath === "inset(50%)");
const isFloating = within((element) => /fixed|sticky/.test(style(element).position));
// Hidden texts for screen readers are cut on purpose.
const isShown = once((element) =>
  element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest(".vh, .skip")
  && !isClipped(element));
const box = once((element) => element.getBoundingClientRect());
/** The part of an element that is not scrolled out of sight in a box of its own. */
const seen = (element) => {
  let { left, top, right, bottom } = box(element);
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(style(each).overflow)) continue;
    const outer = box(each);
    [left, top, right, bottom] = [Math.max(left, outer.left), Math.max(top, outer.top), Math.min(right, outer.right), Math.min(bottom, outer.bottom)];
  }
  return { left, top, right, bottom, width: right - left, height: bottom - top };
};
const words = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");
const isIn = (inner, outer, slack = 1.5) =>
  inner.left >= outer.left - slack && inner.right <= outer.right + slack
  && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;

if (document.documentElement.scrollWidth > innerWidth) {
  const wide = all("body *").filter((each) => isShown(each) && box(each).right > innerWidth + 1).pop();
  say("scrolls sideways", wide ?? document.body, `${document.documentElement.scrollWidth} > ${innerWidth}`);
}

// Every row lies inside its list, and the list inside the page.
for (const list of all("ul, ol, dl")) {
  if (!isShown(list)) continue;
  const around = box(list);
  const scrolls = /auto|scroll/.test(style(list).overflow);
  for (const row of list.children) {
    if (!isShown(row) || scrolls) continue;
    const inner = box(row);
    if (inner.height < 8) say("row without height", row, words(inner));
    if (!isIn(inner, around)) say("row outside its list", row, `${words(inner)} not in ${words(around)}`);
  }
}

// A task shows its place, however long its other words are.
for (const foot of all(".foot")) {
  const place = foot.querySelector(".where a");
  if (place && isShown(place) && !isIn(box(place), box(foot))) say("place out of sight", place, `${words(box(place))} not in ${words(box(foot))}`);
}

// Nothing that can be clicked lies on something else that can be clicked. What floats over the page is
// compared with what floats.
const clickable = all("a[href], button, input:not([type=hidden]), select, textarea, summary, label")
  .filter((each) => isShown(each) && !each.closest(".leaflet-control-attribution"))
  .map((element) => ({
    element, box: seen(element),
    floats: isFloating(element),
  }))
  .filter((each) => each.box.width > 0 && each.box.height > 0)
  .sort((a, b) => a.box.top - b.box.top);
for (const [index, one] of clickable.entries()) {
  for (let next = index + 1; next < clickable.length && clickable[next].box.top < one.box.bottom - 2; next += 1) {
    const two = clickable[next];
    if (one.floats !== two.floats) continue;
    if (one.element.contains(two.element) || two.element.contains(one.element)) continue;
    // A field of a date has the button of its calendar within.
    if (one.element.closest(".date-line") && one.element.closest(".date-line") === two.element.closest(".date-line")) continue;
    const wide = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
    const high = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
    // A button may lie in a field, and a label may speak for the field that it lies on.
    if (wide > 2 && high > 2 && one.element.control !== two.element && two.element.control !== one.element) {
      say("lies on another", two.element, `${words(two.box)} on ${words(one.box)} ${one.element.outerHTML.slice(0, 70)}`);
    }
  }
}

// No text is cut that has no ellipsis, and none leaves what it stands in.
const cuts = (element) => /hidden|clip/.test(style(element).overflow);
const hasEllipsis = (element) => style(element).textOverflow === "ellipsis" || style(element).webkitLineClamp !== "none";
const holder = once((element) =>
  cuts(element) || hasEllipsis(element) || /auto|scroll/.test(style(element).overflow)
    || element.matches("a, button, label, summary, li, dd, dt, .sheet, .notice, main")
    ? element : element.parentElement && holder(element.parentElement));
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const parent = node.parentElement;
  if (!node.data.trim() || /script|style|option|textarea|title/.test(parent.localName) || !isShown(parent)) continue;
  if (parent.closest(".leaflet-pane, [aria-hidden=true]:not(.label)")) continue;
  const around = holder(parent);
  if (!around || hasEllipsis(around) || /auto|scroll/.test(style(around).overflowX)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const outer = box(around);
  for (const rect of range.getClientRects()) {
    // A link within a line may be lower than its letters.
    const isInline = style(around).display === "inline";
    if (rect.width > 0 && !isInline && !isIn(rect, outer, 3)) {
      say("text cut, or outside its box", parent, `${words(rect)} not in ${around.localName}.${around.className} ${words(outer)}`);
      break;
    }
  }
}
const pen = document.createElement("canvas").getContext("2d");
for (const field of all("input[placeholder], select")) {
  if (!isShown(field)) continue;
  if (style(field).textOverflow === "ellipsis") continue;
  const padding = getComputedStyle(field);
  const text = field.localName === "select" ? field.selectedOptions[0]?.text ?? "" : field.value ? "" : field.placeholder;
  pen.font = getComputedStyle(field, field.localName === "select" ? null : "::placeholder").font;
  const arrow = field.localName === "select" ? 18 : 0;
  const room = field.clientWidth - parseFloat(padding.paddingLeft) - parseFloat(padding.paddingRight) - arrow;
  if (pen.measureText(text).width > room + 2) say("words cut in a field", field, `"${text}" ${Math.round(pen.measureText(text).width)} > ${Math.round(room)}`);
}
// A sentence that ends with a shortened word has one full stop.
for (const line of document.body.innerText.split("\n")) {
  if (/[^.]\.\.(?!\.)/.test(line)) faults.push(`two full stops: "${line.trim().slice(0, 80)}"`);
}
// A row of links wider than the screen begins with the one of this page in sight.
for (const link of all(".phases > [aria-current]")) {
  if (isShown(link) && !isIn(box(link), box(link.parentElement), 3)) say("the link of this page is out of sight", link);
}
// Half of a sign, where a name was cut, is none that a driver can send.
return [...new Set(faults)].map((each) => each.toWellFormed());
