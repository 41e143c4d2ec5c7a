/**
 * Runs in the browser: outlines each value with its label and lists all of them on top. Returns how
 * many were found.
 */
export const markInPage = `(values) => {
  const style = "background:#ffe95c;color:#000;outline:2px solid #d00;";
  const tag = (label) => {
    const element = document.createElement("sup");
    element.textContent = label;
    element.style.cssText = "background:#d00;color:#fff;font:10px sans-serif;padding:0 3px;";
    return element;
  };
  const patternOf = ({ value, as }) => {
    const plain = (text) => text.replace(/[.*+?^$()|[\\]{}\\\\]/g, "\\\\$&");
    if (as === "digits") {
      const digits = value.replace(/\\D/g, "").slice(-9).split("");
      return new RegExp(digits.slice(-8).join("[^\\\\d]{0,3}"));
    }
    return new RegExp(plain(value.slice(0, 80)).replace(/\\s+/g, "\\\\s+"), "i");
  };
  const inText = (value) => {
    const pattern = patternOf(value);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const match = /^(SCRIPT|STYLE|SUP)$/.test(node.parentNode.nodeName) ? null : pattern.exec(node.data);
      if (match) found.push([node, match]);
    }
    for (const [node, match] of found.slice(0, 4)) {
      const rest = node.splitText(match.index);
      rest.splitText(match[0].length);
      const mark = document.createElement("mark");
      mark.style.cssText = style;
      rest.replaceWith(mark);
      mark.append(rest, tag(value.label));
    }
    return found.length > 0;
  };
  const inLinks = (value) => {
    const key = value.as === "digits" ? value.value.replace(/\\D/g, "").slice(-8) : value.value.toLowerCase();
    const links = [...document.links].filter(({ href }) => {
      const plain = href.toLowerCase();
      return (value.as === "digits" ? plain.replace(/\\D/g, "") : plain).includes(key);
    });
    for (const link of links.slice(0, 3)) {
      link.style.cssText += style;
      link.append(tag(value.label));
    }
    return links.length > 0;
  };
  const marked = values.map((value) => {
    const isInText = value.as !== "link" && inText(value);
    return inLinks(value) || isInText;
  });
  const list = document.createElement("ol");
  list.style.cssText = "background:#fff;color:#000;font:13px sans-serif;text-align:left;padding:8px 40px;";
  values.forEach(({ label, value, page, method, snippet }, at) => {
    const item = document.createElement("li");
    item.style.cssText = "list-style:decimal;margin:2px 0;color:" + (marked[at] ? "#060" : "#a00");
    item.textContent = label + ": " + value + " (" + page + ", " + method + ") " + snippet;
    list.append(item);
  });
  document.body.prepend(list);
  return marked.filter(Boolean).length;
}`;
