// The form of a category: shows its colour, icon and name as they will look.
"use strict";
{
  const form = document.querySelector(".categoryform");
  const badge = form?.querySelector("#category-badge svg");
  const sample = form?.querySelector("#category-sample");
  const SVG = "http://www.w3.org/2000/svg";

  /** Black or white, whichever has the higher contrast on a colour; black on a tie. Source: WCAG 2.2. */
  function textColor(color) {
    const [red, green, blue] = [1, 3, 5].map((start) => {
      const value = parseInt(color.slice(start, start + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    return (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05) ? "#000000" : "#ffffff";
  }

  function element(name, attributes) {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  }

  function draw() {
    const color = form.elements.color.value;
    const chosen = form.querySelector("[name=icon]:checked");
    const text = textColor(color);
    badge.querySelector("rect").setAttribute("fill", color);
    for (const old of badge.querySelectorAll(":scope > svg, :scope > text")) old.remove();
    if (chosen?.value) {
      const icon = element("svg", { x: 4, y: 4, width: 16, height: 16, color: text });
      icon.append(element("use", { href: chosen.parentNode.querySelector("use").getAttribute("href") }));
      badge.append(icon);
    } else {
      const own = element("text", { x: 12, y: 16.5, "text-anchor": "middle", "font-size": 13, fill: text });
      own.textContent = form.elements.icon_text.value;
      badge.append(own);
    }
    sample.textContent = form.elements.name.value;
  }

  form?.addEventListener("input", (event) => {
    // Whoever writes a character means it.
    if (event.target.name === "icon_text" && event.target.value) form.querySelector(".own input").checked = true;
    draw();
  });
}
