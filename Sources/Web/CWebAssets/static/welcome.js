// The welcome: follows a test reminder until the phone has taken it.
"use strict";
{
  const words = document.querySelector("#test-words");
  async function look() {
    try {
      const answer = await fetch(window.passbyAt(`/welcome/test?device=${words.dataset.device}`), { headers: { Accept: "application/json" } });
      const { text, waits } = await answer.json();
      if (text && words.textContent !== text) words.textContent = text;
      if (waits === false) return;
    } catch { /* The page is gone for a while; the next look tells. */ }
    setTimeout(look, 1000);
  }
  if (words) setTimeout(look, 1000);
}
