// Logs in with the key that a code has brought behind the number sign of the address, which no server sees.
"use strict";
{
  const key = decodeURIComponent(location.hash.slice(1));
  const field = document.querySelector("#token");
  if (key && field) {
    history.replaceState(null, "", location.pathname + location.search);
    field.value = key;
    field.form.requestSubmit();
  }
}
