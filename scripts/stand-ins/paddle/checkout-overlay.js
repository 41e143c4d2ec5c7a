// The checkout of the stand-in payment service, as a page loads it: the same names, the same order
// of events and the same refusals as the real script, and a form that moves no money. It is served
// with `checkout-look.js` before it.
{
  const { colours, styles } = window.standInCheckoutLook;
  const base = new URL(".", document.currentScript?.src ?? location.href);
  const state = { environment: "production", options: null, dialog: null, checkout: null };

  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  const tell = (name, data, more = {}) => {
    const event = { name, data, ...more };
    state.options?.eventCallback?.(event);
  };

  const tellError = (code, detail) =>
    tell("checkout.error", undefined, {
      type: "front-end",
      code,
      detail,
      documentation_url: "",
    });

  const post = async (path, body) => {
    const response = await fetch(new URL(path, base), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { ok: response.ok, body: await response.json() };
  };

  const decimals = (currency) => (currency === "JPY" ? 0 : 2);
  const amount = (minor, currency) => Number(minor) / 10 ** decimals(currency);
  const inWords = (minor, currency, locale) =>
    new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount(minor, currency));

  /** What the real script reports with every event of a checkout: snake_case, enums as text. */
  const dataOf = (transaction, settings, status) => {
    const currency = transaction.currency_code;
    const totals = {
      subtotal: amount(transaction.totals.subtotal, currency),
      tax: amount(transaction.totals.tax, currency),
      discount: 0,
      total: amount(transaction.totals.total, currency),
      credit: 0,
      balance: 0,
    };
    return {
      id: `che_${transaction.id.slice(4)}`,
      transaction_id: transaction.id,
      status,
      currency_code: currency,
      custom_data: transaction.custom_data,
      customer: {
        id: "ctm_01hsamplebuyer000000000000",
        email: state.checkout?.email?.value ?? "",
        address: { country_code: state.checkout?.country?.value ?? "US" },
        business: null,
      },
      items: transaction.items.map(({ price, quantity }) => ({
        price_id: price.id,
        price_name: price.name,
        quantity,
        product: { id: price.product_id, name: price.description },
        totals,
      })),
      totals,
      payment: { method_details: { type: "card", card: null } },
      settings: { display_mode: "overlay", theme: settings.theme },
      discount: null,
      upsell: null,
    };
  };

  const field = (label, value, attributes = {}) => {
    const input = element("input", { value, ...attributes });
    const wrapped = element("label", {}, label, input);
    return { wrapped, input };
  };

  const button = (text, run) => {
    const made = element("button", { type: "button" }, text);
    if (text.startsWith("Pay ")) made.className = "main";
    made.addEventListener("click", run);
    return made;
  };

  /** The order, line by line. */
  const summary = (transaction, settings) => {
    const { totals, currency_code: currency, items } = transaction;
    const units = items.reduce((sum, item) => sum + item.quantity, 0);
    const words = (minor) => inWords(minor, currency, settings.locale);
    const lines = [
      [`${units * 10} credits`, words(totals.subtotal), ""],
      ["Tax", words(totals.tax), ""],
      ["Total due today", words(totals.total), "total"],
    ];
    return element(
      "dl",
      {},
      ...lines.flatMap(([label, price, look]) => [
        element("dt", { class: look }, label),
        element("dd", { class: look }, price),
      ]),
    );
  };

  const report = (sentence) => {
    if (state.checkout) state.checkout.message.textContent = sentence;
  };

  const setBusy = (isBusy) => {
    for (const one of state.checkout?.buttons ?? []) one.disabled = isBusy;
  };

  const refresh = async () => {
    const { transaction } = state.checkout;
    const response = await fetch(new URL(`checkout/${transaction.id}`, base));
    if (response.ok) state.checkout.transaction = await response.json();
  };

  const settle = async (outcome) => {
    const { transaction, settings } = state.checkout;
    setBusy(true);
    report("Processing the payment…");
    tell("checkout.payment.initiated", dataOf(transaction, settings, "ready"));
    const answer = await post("pay", { transactionId: transaction.id, outcome });
    if (!state.checkout) return;
    setBusy(false);
    if (!answer.ok) {
      report(answer.body.error);
      return tellError("transaction_not_payable", answer.body.error);
    }
    await refresh();
    if (outcome === "fail") {
      report("The card was declined. Please try another one.");
      return tell("checkout.payment.failed", dataOf(transaction, settings, "ready"));
    }
    report("Thank you. The payment was received.");
    for (const one of state.checkout.buttons.slice(0, 2)) one.remove();
    tell("checkout.completed", dataOf(state.checkout.transaction, settings, "completed"));
    if (settings.successUrl) location.assign(settings.successUrl);
  };

  const close = () => {
    if (!state.checkout) return;
    const { transaction, settings, opener } = state.checkout;
    const data = dataOf(transaction, settings, transaction.status);
    state.dialog.remove();
    state.dialog = null;
    state.checkout = null;
    opener?.focus?.();
    tell("checkout.closed", data);
  };

  const draw = (transaction, settings) => {
    const price = inWords(transaction.totals.total, transaction.currency_code, settings.locale);
    const email = field("Email", "buyer@example.test", { type: "email", autocomplete: "off" });
    const country = field("Country", "US", { maxlength: "2" });
    const card = field("Card number (test)", "4242 4242 4242 4242", { inputmode: "numeric" });
    const message = element("p", { role: "status" });
    const heading = element("h2", { id: "stand-in-checkout-title" }, `Pay ${price}`);
    const buttons = [
      button(`Pay ${price}`, () => settle("pay")),
      button("Fail the payment", () => settle("fail")),
      button("Close", close),
    ];
    const about = "Sample checkout: no real money is charged.";
    const dialog = element(
      "dialog",
      { "aria-labelledby": "stand-in-checkout-title", "data-theme": settings.theme },
      element("style", {}, styles),
      element("div", { class: "order" }, heading, summary(transaction, settings)),
      element(
        "div",
        { class: "form" },
        element("div", { class: "pair" }, email.wrapped, country.wrapped),
        card.wrapped,
        message,
        element("div", { class: "buttons" }, ...buttons),
        element("p", { class: "about" }, about),
      ),
    );
    dialog.className = "standInCheckout";
    for (const [name, colour] of Object.entries(colours[settings.theme])) {
      dialog.style.setProperty(`--${name}`, colour);
    }
    dialog.lang = settings.locale;
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      close();
    });
    const opener = document.activeElement;
    state.checkout = {
      transaction,
      settings,
      opener,
      buttons,
      message,
      email: email.input,
      country: country.input,
    };
    state.dialog = dialog;
    document.body.append(dialog);
    dialog.showModal();
    buttons[0].focus();
  };

  const requireOpenable = (asked) => {
    if (!state.options) throw new Error("[Paddle] Initialize() must be called first.");
    if (asked.items && asked.transactionId) {
      throw new Error("[Paddle] items and transactionId exclude each other.");
    }
  };

  const open = async (asked) => {
    if (!asked.transactionId) {
      return tellError("transaction_missing", "The stand-in opens transactions only.");
    }
    const settings = {
      theme: "light",
      locale: "en",
      ...state.options.checkout?.settings,
      ...asked.settings,
    };
    if (!colours[settings.theme]) settings.theme = "light";
    const response = await fetch(
      new URL(`checkout/${encodeURIComponent(asked.transactionId)}`, base),
    );
    const transaction = response.ok ? await response.json() : null;
    if (!transaction) return tellError("transaction_not_found", "This transaction is not known.");
    if (state.checkout) close();
    draw(transaction, settings);
    tell("checkout.loaded", dataOf(transaction, settings, "ready"));
  };

  const requireToken = (options) => {
    const { token, seller } = options ?? {};
    if (!token && !seller) throw new Error("[Paddle] Initialize() needs a token or a seller.");
    if (token && state.environment === "sandbox" && !token.startsWith("test_")) {
      throw new Error("[Paddle] a sandbox token starts with test_.");
    }
  };

  const standIn = {
    Initialized: false,
    Environment: {
      set(environment) {
        if (!["sandbox", "production"].includes(environment)) {
          throw new Error(`[Paddle] "${environment}" is no environment.`);
        }
        state.environment = environment;
      },
    },
    Initialize(options) {
      requireToken(options);
      state.options = { ...options };
      standIn.Initialized = true;
    },
    Setup: (options) => standIn.Initialize(options),
    Update(options) {
      state.options = { ...state.options, ...options };
    },
    Checkout: {
      open: (asked = {}) => {
        requireOpenable(asked);
        open(asked).catch((error) => tellError("checkout_failed", String(error)));
      },
      close,
      updateItems: () => {},
      updateCheckout: () => {},
    },
    Status: { libraryVersion: "stand-in" },
  };
  window.PaddleBillingV1 = standIn;
  window.Paddle = standIn;
}
