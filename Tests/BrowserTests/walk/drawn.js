// Finds what is drawn wrongly on the page at hand; returns a list of sentences.
const faults = [];
const say = (what, element, more = "") => {
  const name = element.id ? `#${element.id}` : `${element.localName}.${[...element.classList].join(".")}`;
  faults.push(`${what}: ${name} "${(element.innerText || element.value || "").trim().slice(0, 50)}" ${more}`);
};
const all = (selector) => [...document.querySelectorAll(selector)];
// Hidden texts for screen readers are cut on purpose.
const isShown = (element) =>
  element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest(".vh, .skip")
  && !ancestor(element, (style) => style.clipPath === "inset(50%)");
const box = (element) => element.getBoundingClientRect();
/** The part of an element that is not scrolled out of sight in a box of its own. */
const seen = (element) => {
  let { left, top, right, bottom } = box(element);
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(each).overflow)) continue;
    const outer = box(each);
    [left, top, right, bottom] = [Math.max(left, outer.left), Math.max(top, outer.top), Math.min(right, outer.right), Math.min(bottom, outer.bottom)];
  }
  return { left, top, right, bottom, width: right - left, height: bottom - top };
};
const words = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");
const isIn = (inner, outer, slack = 1.5) =>
  inner.left >= outer.left - slack && inner.right <= outer.right + slack
  && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
const ancestor = (element, test) => {
  for (let each = element; each; each = each.parentElement) if (test(getComputedStyle(each), each)) return each;
  return null;
};

if (document.documentElement.scrollWidth > innerWidth) {
  const wide = all("body *").filter((each) => isShown(each) && box(each).right > innerWidth + 1).pop();
  say("scrolls sideways", wide ?? document.body, `${document.documentElement.scrollWidth} > ${innerWidth}`);
}

// Every row lies inside its list, and the list inside the page.
for (const list of all("ul, ol, dl")) {
  if (!isShown(list)) continue;
  const around = box(list);
  const scrolls = /auto|scroll/.test(getComputedStyle(list).overflow);
  for (const row of list.children) {
    if (!isShown(row) || scrolls) continue;
    const inner = box(row);
    if (inner.height < 8) say("row without height", row, words(inner));
    if (!isIn(inner, around)) say("row outside its list", row, `${words(inner)} not in ${words(around)}`);
  }
}

// Nothing that can be clicked lies on something else that can be clicked. What floats over the page is
// compared with what floats.
const clickable = all("a[href], button, input:not([type=hidden]), select, textarea, summary, label")
  .filter((each) => isShown(each) && !each.closest(".leaflet-control-attribution"))
  .map((element) => ({
    element, box: seen(element),
    floats: Boolean(ancestor(element, (style) => /fixed|sticky/.test(style.position))),
  }))
  .filter((each) => each.box.width > 0 && each.box.height > 0)
  .sort((a, b) => a.box.top - b.box.top);
for (const [index, one] of clickable.entries()) {
  for (let next = index + 1; next < clickable.length && clickable[next].box.top < one.box.bottom - 2; next += 1) {
    const two = clickable[next];
    if (one.floats !== two.floats) continue;
    if (one.element.contains(two.element) || two.element.contains(one.element)) continue;
    const wide = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
    const high = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
    // A button may lie in a field, and a label may speak for the field that it lies on.
    if (wide > 2 && high > 2 && one.element.control !== two.element && two.element.control !== one.element) {
      say("lies on another", two.element, `${words(two.box)} on ${words(one.box)} ${one.element.outerHTML.slice(0, 70)}`);
    }
  }
}

// No text is cut that has no ellipsis, and none leaves what it stands in.
const isCut = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
const hasEllipsis = (style) => style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const parent = node.parentElement;
  if (!node.data.trim() || /script|style|option|textarea|title/.test(parent.localName) || !isShown(parent)) continue;
  if (parent.closest(".leaflet-pane, [aria-hidden=true]:not(.label)")) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const around = ancestor(parent, (style, each) =>
    isCut(style) || hasEllipsis(style) || /auto|scroll/.test(style.overflowX + style.overflowY)
    || each.matches("a, button, label, summary, li, dd, dt, .sheet, .notice, main"));
  if (!around || hasEllipsis(getComputedStyle(around)) || /auto|scroll/.test(getComputedStyle(around).overflowX)) continue;
  const outer = box(around);
  for (const rect of range.getClientRects()) {
    // A link within a line may be lower than its letters.
    const isInline = getComputedStyle(around).display === "inline";
    if (rect.width > 0 && !isInline && !isIn(rect, outer, 3)) {
      say("text cut, or outside its box", parent, `${words(rect)} not in ${around.localName}.${around.className} ${words(outer)}`);
      break;
    }
  }
}
const pen = document.createElement("canvas").getContext("2d");
for (const field of all("input[placeholder], select")) {
  if (!isShown(field)) continue;
  const style = getComputedStyle(field);
  if (style.textOverflow === "ellipsis") continue;
  const text = field.localName === "select" ? field.selectedOptions[0]?.text ?? "" : field.value ? "" : field.placeholder;
  pen.font = getComputedStyle(field, field.localName === "select" ? null : "::placeholder").font;
  const arrow = field.localName === "select" ? 18 : 0;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
  if (pen.measureText(text).width > room + 2) say("words cut in a field", field, `"${text}" ${Math.round(pen.measureText(text).width)} > ${Math.round(room)}`);
}
return [...new Set(faults)];
