// The text of pages/browser-extension.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "the-tuckamore-browser-extension", text: "The Tuckamore browser extension" },
    { level: 2, anchor: "what-it-does", text: "What it does" },
    { level: 2, anchor: "what-it-does-not-do", text: "What it does not do" },
    { level: 2, anchor: "install-it", text: "Install it" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "the-tuckamore-browser-extension", text: [{
      kind: "text", text: "The Tuckamore browser extension",
    }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "The same home is often listed in more than one place, at more than one price. The extension tells you while you look.",
    }] },
    { kind: "heading", level: 2, anchor: "what-it-does", text: [{ kind: "text", text: "What it does" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [{
        kind: "text", text: "On a listing of another platform, it looks whether the same home is on Tuckamore for your dates.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "If it is, it shows both totals after taxes, like for like, and what you would save.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text",
        text: "With one press you are on the listing here, with your dates and guests filled in. Discounts that are meant for users of the extension are applied.",
      }] }],
    ] },
    { kind: "heading", level: 2, anchor: "what-it-does-not-do", text: [{ kind: "text", text: "What it does not do" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [{ kind: "text", text: "It does not look at pages other than listings." }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "It does not change what other sites show." }] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "It does not tell us which listings you looked at, unless you ask for a price.",
      }] }],
    ] },
    { kind: "heading", level: 2, anchor: "install-it", text: [{ kind: "text", text: "Install it" }] },
    { kind: "paragraph", text: [{
      kind: "text", text: "It takes a few seconds and no account. You can remove it at any time in your browser’s settings.",
    }] },
  ],
};
