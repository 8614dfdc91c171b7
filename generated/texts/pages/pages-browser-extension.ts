// Generated f3d5f641155c. The text of pages/browser-extension.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "the-tuckamore-browser-extension", text: "The Tuckamore browser extension" },
    { kind: "paragraph", text: "The same home is often listed on several sites at different prices. The extension compares them while you browse." },
    { kind: "heading", level: 2, anchor: "what-it-does", text: "What it does" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "paragraph", text: "When you open a listing on another platform, it checks whether the same home is on Tuckamore for your dates." },
        ],
        [
          { kind: "paragraph", text: "If it is, it shows both totals with taxes and how much you would save." },
        ],
        [
          { kind: "paragraph", text: "One click opens the listing here, with your dates and guests filled in. Extension discounts are applied automatically." },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "what-it-doesnt-do", text: "What it doesn’t do" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "paragraph", text: "It doesn’t read pages other than listings." },
        ],
        [
          { kind: "paragraph", text: "It doesn’t change what you see on other sites." },
        ],
        [
          { kind: "paragraph", text: "It doesn’t tell us which listings you view, unless you ask for a price." },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "install-it", text: "Install it" },
    { kind: "paragraph", text: "Installing takes a few seconds, and you don’t need an account. You can remove it at any time in your browser’s settings." },
  ],
};
