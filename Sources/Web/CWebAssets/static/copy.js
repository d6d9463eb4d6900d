// Buttons that copy the text beside them.
"use strict";
document.addEventListener("click", async (event) => {
  const text = event.target.closest("[data-copy]")?.parentElement.querySelector("code");
  if (!text) return;
  // Away from this computer and without https, the text is only selected where it cannot be copied.
  getSelection().selectAllChildren(text);
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text.textContent); else if (!document.execCommand("copy")) return;
    window.passby.toast(window.passbyText("copied"));
  } catch { /* It stays selected. */ }
});
