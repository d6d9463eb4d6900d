// Shows a chosen picture before it is added, turns and cuts it on a canvas, and sends it with a thumbnail that is made here. Without
// scripts the form sends the photo alone.
"use strict";
(() => {
  const t = window.passbyText;
  const { toast, refresh, openDialog } = window.passby;
  const $ = (selector, root = document) => root.querySelector(selector);

  /** Draws a part of a picture, turned by quarters, at most `side` pixels long. */
  function drawn(picture, side, { turn = 0, part = [0, 0, 1, 1] } = {}, canvas = document.createElement("canvas"), isOpaque = false) {
    const [width, height] = turn % 2 ? [picture.height, picture.width] : [picture.width, picture.height];
    const [left, top, right, bottom] = part;
    const scale = Math.min(1, side / Math.max((right - left) * width, (bottom - top) * height));
    canvas.width = Math.max(1, Math.round((right - left) * width * scale));
    canvas.height = Math.max(1, Math.round((bottom - top) * height * scale));
    const pen = canvas.getContext("2d");
    if (isOpaque) { pen.fillStyle = "#fff"; pen.fillRect(0, 0, canvas.width, canvas.height); }
    pen.scale(scale, scale);
    pen.translate((0.5 - left) * width, (0.5 - top) * height);
    pen.rotate(turn * Math.PI / 2);
    pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
    return canvas;
  }
  const blob = (canvas, type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality));

  /** Shows a picture in a box with what turns and cuts it; returns its choice. */
  function editor(box, picture) {
    const choice = { turn: 0, part: [0, 0, 1, 1] };
    const root = $("#photo-editor").content.firstElementChild.cloneNode(true);
    const [canvas, stage, cut] = [$("canvas", root), $(".photo-stage", root), $(".photo-cut", root)];
    const corners = { first: [0, 1], last: [2, 3] };
    function show() {
      drawn(picture, 960, { turn: choice.turn }, canvas);
      const [left, top, right, bottom] = choice.part.map((value) => value * 100);
      Object.assign(cut.style, { left: `${left}%`, top: `${top}%`, right: `${100 - right}%`, bottom: `${100 - bottom}%` });
    }
    /** Moves a corner; a tenth of the picture is left at least. */
    function move(name, x, y) {
      const [one, two] = corners[name];
      const clamp = (value, index) => (name === "first" ? Math.max(0, Math.min(value, choice.part[index + 2] - 0.1)) : Math.min(1, Math.max(value, choice.part[index - 2] + 0.1)));
      choice.part[one] = clamp(x, one);
      choice.part[two] = clamp(y, two);
      show();
    }
    for (const handle of root.querySelectorAll("[data-corner]")) {
      const name = handle.dataset.corner;
      handle.addEventListener("pointerdown", (event) => { event.preventDefault(); handle.focus(); handle.setPointerCapture(event.pointerId); });
      handle.addEventListener("pointermove", (event) => {
        if (!handle.hasPointerCapture(event.pointerId)) return;
        const { left, top, width, height } = stage.getBoundingClientRect();
        move(name, (event.clientX - left) / width, (event.clientY - top) / height);
      });
      handle.addEventListener("keydown", (event) => {
        const step = { ArrowLeft: [-0.02, 0], ArrowRight: [0.02, 0], ArrowUp: [0, -0.02], ArrowDown: [0, 0.02] }[event.key];
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        const [one, two] = corners[name];
        move(name, choice.part[one] + step[0], choice.part[two] + step[1]);
      });
    }
    root.addEventListener("click", (event) => {
      const press = event.target.closest("[data-turn], [data-whole]");
      if (!press) return;
      const by = Number(press.dataset.turn ?? 0);
      const [left, top, right, bottom] = choice.part;
      choice.turn = (choice.turn + by + 4) % 4;
      // The cut turns with the picture.
      choice.part = by > 0 ? [1 - bottom, left, 1 - top, right] : by < 0 ? [top, 1 - right, bottom, 1 - left] : [0, 0, 1, 1];
      show();
    });
    show();
    box.replaceChildren(root);
    return choice;
  }
  const isWhole = ({ turn, part }) => turn === 0 && part.join() === "0,0,1,1";

  /** Adds to fields the picture as it was chosen, and a thumbnail of at most 64 kB unless it is small enough itself. */
  async function prepare(data, file, picture, choice, isSmaller) {
    const longest = Math.max(picture.width, picture.height);
    if (!isWhole(choice) || (isSmaller && longest > 2048)) {
      const type = file.type === "image/png" && !isSmaller ? "image/png" : "image/jpeg";
      const other = await blob(drawn(picture, isSmaller ? 2048 : 12000, choice, undefined, type === "image/jpeg"), type, 0.92);
      if (other && (!isWhole(choice) || other.size < file.size)) { file = other; data.set("file", other, type === "image/png" ? "photo.png" : "photo.jpg"); }
    }
    if (file.size <= 65536 && longest <= 320) return;
    for (const quality of [0.8, 0.6, 0.4]) {
      const small = await blob(drawn(picture, 320, choice, undefined, true), "image/jpeg", quality);
      if (small && small.size <= 65536) { data.set("thumbnail", small, "thumbnail.jpg"); return; }
    }
  }

  /** Sends a picture; returns {ok, text, step}. */
  async function send(address, data) {
    try {
      const once = () => fetch(window.passbyAt(address), { method: "POST", body: data, headers: { Accept: "application/json" }, redirect: "manual" });
      let response = await once();
      // Only a few uploads are taken at once.
      for (let left = 5; left > 0 && response.status === 503; left -= 1) {
        await new Promise((resolve) => setTimeout(resolve, 1000 * (Number(response.headers.get("Retry-After")) || 2)));
        response = await once();
      }
      if (response.type === "opaqueredirect") { location.reload(); return { ok: false, text: t("logInAgain") }; }
      const answer = await response.json().catch(() => ({}));
      return { ...answer, ok: response.ok, text: answer.text ?? answer.error?.message ?? t("serverStatus", { status: response.status }) };
    } catch {
      return { ok: false, text: t("noConnectionForm") };
    }
  }

  // MARK: A new photo

  const form = $("#photo-form");
  const [field, camera, preview] = [$("#photo-file"), $("#photo-camera"), $("#photo-preview")];
  let chosen = null;
  async function look() {
    chosen?.picture.close();
    chosen = null;
    const file = field.files[0];
    preview.hidden = true;
    if (!file) return;
    try {
      const picture = await createImageBitmap(file);
      chosen = { file, picture, choice: editor(preview, picture) };
      preview.hidden = false;
    } catch { /* The server says what is wrong with the file. */ }
  }
  field?.addEventListener("change", look);
  camera?.addEventListener("change", () => {
    if (!camera.files.length) return;
    field.files = camera.files;
    camera.value = "";
    look();
  });

  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (form.getAttribute("aria-busy") === "true") return;
    form.setAttribute("aria-busy", "true");
    const data = new FormData(form);
    data.set("file", field.files[0] ?? new Blob([]));
    if (chosen) await prepare(data, chosen.file, chosen.picture, chosen.choice, $("#photo-shrink").checked);
    const answer = await send("/photos", data);
    form.removeAttribute("aria-busy");
    toast(answer.text, { step: answer.ok ? answer.step : null, isError: !answer.ok });
    if (!answer.ok) { field.focus(); return; }
    form.reset();
    look();
    refresh();
  });

  // MARK: A photo that is there

  document.addEventListener("click", async (event) => {
    const press = event.target.closest("[data-edit-photo]");
    if (!press) return;
    let file;
    let picture;
    try {
      file = await (await fetch(press.dataset.source, { cache: "no-store" })).blob();
      picture = await createImageBitmap(file);
    } catch { toast(t("noConnectionForm"), { isError: true }); return; }
    const body = document.createElement("form");
    body.className = "ask";
    const box = document.createElement("div");
    const save = Object.assign(document.createElement("button"), { className: "primary", textContent: t("save") });
    body.append(box, save);
    const choice = editor(box, picture);
    const dialog = openDialog(press.dataset.title, body, press);
    body.onsubmit = async (submitted) => {
      submitted.preventDefault();
      if (isWhole(choice)) { dialog.close(); return; }
      if (body.getAttribute("aria-busy") === "true") return;
      body.setAttribute("aria-busy", "true");
      const data = new FormData();
      data.set("file", file);
      await prepare(data, file, picture, choice, false);
      const answer = await send(`/photos/${press.dataset.editPhoto}/picture`, data);
      body.removeAttribute("aria-busy");
      if (answer.ok) dialog.close();
      toast(answer.text, { step: answer.ok ? answer.step : null, isError: !answer.ok });
      if (answer.ok) refresh();
    };
  });
})();
