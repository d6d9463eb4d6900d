// Sends a photo with a thumbnail that is made here, and makes it smaller first if that is asked for. Without scripts the form sends
// the photo alone.
"use strict";
(() => {
  const form = document.querySelector("#photo-form");
  if (!form) return;
  const t = window.passbyText;

  /** Draws a picture whose longer side has at most `side` pixels; upright, as the browser shows it. */
  async function drawn(picture, side, type, quality) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext("2d");
    if (type === "image/jpeg") { pen.fillStyle = "#fff"; pen.fillRect(0, 0, canvas.width, canvas.height); }
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
  }

  /** Returns a thumbnail of at most 64 kB; null where the picture is small enough itself. */
  async function thumbnail(picture, file) {
    if (file.size <= 65536 && Math.max(picture.width, picture.height) <= 320) return null;
    for (const quality of [0.8, 0.6, 0.4]) {
      const blob = await drawn(picture, 320, "image/jpeg", quality);
      if (blob && blob.size <= 65536) return blob;
    }
    return null;
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (form.getAttribute("aria-busy") === "true") return;
    form.setAttribute("aria-busy", "true");
    const data = new FormData(form);
    let file = data.get("file");
    try {
      const picture = await createImageBitmap(file);
      if (document.querySelector("#photo-shrink").checked && Math.max(picture.width, picture.height) > 2048) {
        const smaller = await drawn(picture, 2048, "image/jpeg", 0.9);
        if (smaller && smaller.size < file.size) { file = smaller; data.set("file", smaller, "photo.jpg"); }
      }
      const small = await thumbnail(picture, file);
      if (small) data.set("thumbnail", small, "thumbnail.jpg");
      picture.close();
    } catch { /* The server says what is wrong with the file. */ }
    let answer;
    try {
      const send = () => fetch(window.passbyAt("/photos"), { method: "POST", body: data, headers: { Accept: "application/json" }, redirect: "manual" });
      let response = await send();
      // Only a few uploads are taken at once.
      for (let left = 5; left > 0 && response.status === 503; left -= 1) {
        await new Promise((resolve) => setTimeout(resolve, 1000 * (Number(response.headers.get("Retry-After")) || 2)));
        response = await send();
      }
      if (response.type === "opaqueredirect") { location.reload(); return; }
      answer = await response.json().catch(() => ({}));
      answer.ok = response.ok;
      answer.text ??= answer.error?.message ?? t("serverStatus", { status: response.status });
    } catch {
      answer = { ok: false, text: t("noConnectionForm") };
    }
    form.removeAttribute("aria-busy");
    window.passby.toast(answer.text, { step: answer.ok ? answer.step : null, isError: !answer.ok });
    if (!answer.ok) { document.querySelector("#photo-file").focus(); return; }
    form.reset();
    window.passby.refresh();
  });
})();
