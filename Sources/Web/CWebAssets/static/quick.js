// The field that takes a task in one line: shows beside it how the line is read.
"use strict";
{
  const { post, toast, refresh } = window.passby;
  const form = document.querySelector("#quick");
  const field = form?.elements.line;
  const box = document.querySelector("#quick-reading");
  let turn = 0;
  let timer;

  const part = (className, text) => Object.assign(document.createElement("span"), { className, textContent: text });
  function show({ name, sentence, reading, error }) {
    const parts = [];
    if (error) parts.push(part("error-text", error.message));
    else {
      parts.push(part("name", name));
      for (const { label, words } of reading) parts.push(part("chip", `${label}: ${words}`));
      if (sentence) parts.push(part("muted", sentence));
    }
    box.replaceChildren(...parts);
    field.setAttribute("aria-invalid", error ? "true" : "false");
  }
  async function read() {
    const mine = ++turn;
    if (!field.value.trim()) { box.replaceChildren(); field.removeAttribute("aria-invalid"); return null; }
    const answer = await post("/quick/preview", new URLSearchParams({ line: field.value }));
    if (mine === turn && answer.ok) show(answer);
    return answer;
  }
  field?.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(read, 200); });
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (form.getAttribute("aria-busy") === "true" || !field.value.trim()) return;
    form.setAttribute("aria-busy", "true");
    clearTimeout(timer);
    await add(new FormData(form));
  });

  async function add(data) {
    const answer = await post("/quick", data);
    form.removeAttribute("aria-busy");
    if (answer.code === "same_name") {
      data.set("again", "1");
      toast(answer.text, { offer: { label: passbyText("addAnother"), act: () => add(data) } });
    } else if (answer.ok) {
      field.value = "";
      await read();
      toast(answer.text, { step: answer.step });
      await refresh();
    } else {
      // The line stays, and the word that cannot be read is selected.
      const reading = await read();
      if (!reading?.error) toast(answer.text, { isError: true });
      else {
        // Positions count characters as a person sees them, the field counts UTF-16 units.
        const units = [...new Intl.Segmenter().segment(field.value)].map(({ index }) => index).concat(field.value.length);
        field.focus();
        field.setSelectionRange(units[reading.error.from] ?? 0, units[reading.error.to] ?? field.value.length);
      }
    }
  }
}
