// Breathing that leads by a circle and words, and a canvas to draw on. The practices work without it.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);

  // MARK: Breathing: in for 4 s, hold for 7 s, out for 8 s, four times

  const box = $("#breathing");
  const phases = [["in", 4], ["hold", 7], ["out", 8]];
  const rounds = 4;
  let timer = null;
  function stop() {
    clearTimeout(timer);
    timer = null;
    box.className = "breathing";
    $("#breath-start").textContent = $("#breath-start").dataset.start;
    $("#breath-word").textContent = "";
  }
  function run(step) {
    if (step === rounds * phases.length) { stop(); return; }
    const [name, seconds] = phases[step % phases.length];
    box.className = `breathing ${name}`;
    $("#breath-word").textContent = `${$("#breath-word").dataset[name]} · ${seconds}`;
    timer = setTimeout(() => run(step + 1), seconds * 1000);
  }
  if (box) {
    $("#breath-start").onclick = () => {
      if (timer !== null) { stop(); return; }
      $("#breath-start").textContent = $("#breath-start").dataset.stop;
      run(0);
    };
  }

  // MARK: Drawing

  const canvas = $("#canvas");
  if (!canvas) return;
  const pen = canvas.getContext("2d");
  const clear = () => { pen.fillStyle = "#fff"; pen.fillRect(0, 0, canvas.width, canvas.height); };
  clear();
  pen.lineWidth = 4;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = "#1a1a1a";
  const place = (event) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return [(event.clientX - left) * canvas.width / width, (event.clientY - top) * canvas.height / height];
  };
  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    pen.beginPath();
    pen.moveTo(...place(event));
    pen.lineTo(...place(event));
    pen.stroke();
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return;
    pen.lineTo(...place(event));
    pen.stroke();
  });
  $("#draw-clear").onclick = clear;
  const save = $("#draw-save");
  if (save) save.onclick = () => canvas.toBlob(async (blob) => {
    const data = new FormData();
    data.set("file", blob, "drawing.png");
    data.set("caption", save.dataset.caption);
    try {
      const response = await fetch(window.passbyAt("/photos"), { method: "POST", body: data, headers: { Accept: "application/json" } });
      const answer = await response.json();
      window.passby.toast(answer.text ?? answer.error?.message ?? "", { step: response.ok ? answer.step : null, isError: !response.ok });
    } catch {
      window.passby.toast(window.passbyText("noConnectionForm"), { isError: true });
    }
  }, "image/png");
  $("#draw-keep").addEventListener("click", (event) => {
    event.preventDefault();
    canvas.toBlob((blob) => {
      const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: "drawing.png" });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    }, "image/png");
  });
})();
