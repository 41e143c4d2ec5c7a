// Part of every built page: the site's code is loaded after the first paint, on most pages once the
// browser is idle, or on the visitor's first move. Earlier input and clicks are replayed once it is there.
{
  const { files, now: isForm } = document.currentScript.dataset;
  const [code, style] = files.split(" ");
  let isStarted = false;
  let pressed = null;
  const typed = new Map();

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = style;
    document.head.append(link);
    import(code).catch((error) => console.error("The page's code could not be loaded", error));
  };
  // React would handle a click while it hydrates, before it knows the typed text.
  const keep = (event) => {
    const button = event.submitter ?? event.target.closest("button");
    if (event.type === "input") {
      if (!event.target.checked) typed.set(event.target, event.target.value);
    } else if (button) {
      pressed = button;
      event.stopPropagation();
    }
    if (event.type === "submit") event.preventDefault();
  };
  /** The same element, or its replacement if the page was rendered again. */
  const inPlace = (element) =>
    element.isConnected
      ? element
      : [...document.querySelectorAll(element.localName)].find(
          ({ name, type, textContent }) =>
            name === element.name && type === element.type && textContent === element.textContent,
        );
  const repeat = () => {
    for (const [before, text] of typed) {
      const field = inPlace(before);
      if (!field) continue;
      // React compares with the last text that went through its own property.
      field.value = "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, text);
      field.dispatchEvent(
        new Event(field.matches("select") ? "change" : "input", { bubbles: true }),
      );
    }
    setTimeout(() => pressed && inPlace(pressed)?.click());
  };
  const kept = ["click", "input", "submit"];
  for (const type of ["pointerdown", "keydown", "focusin"]) {
    addEventListener(type, start, { once: true, capture: true });
  }
  for (const type of kept) addEventListener(type, keep, true);
  const stopKeeping = () => {
    for (const type of kept) removeEventListener(type, keep, true);
  };
  addEventListener("screen-shown", stopKeeping, { once: true });
  addEventListener("screen-shown", repeat, { once: true });

  const isReturning = document.documentElement.classList.contains("returning");
  if (isReturning || location.search || history.state?.usr) start();
  else {
    // Wait for the first paint: on a slow line it would wait for the code's download.
    const afterPaint = () =>
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length > 0) start();
      }).observe({ type: "paint", buffered: true });
    const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run));
    addEventListener("load", () => {
      whenIdle(afterPaint);
      // Fall back to a timer: a busy browser may not be idle for minutes, and a hidden tab never paints.
      setTimeout(start, 2_000);
    });
    if (isForm) afterPaint();
  }
}
