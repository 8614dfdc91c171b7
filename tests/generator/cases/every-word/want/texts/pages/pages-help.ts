// The text of pages/help.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [{ level: 1, anchor: "help-with-shed", text: "Help with Shed" }, { level: 2, anchor: "what-it-costs", text: "What it costs" }],
  blocks: [
    { kind: "heading", level: 1, anchor: "help-with-shed", text: [{ kind: "text", text: "Help with Shed" }] },
    { kind: "paragraph", text: [
      { kind: "text", text: "A tool may be out for " },
      { kind: "emphasis", text: [{ kind: "text", text: "28 days" }] },
      { kind: "text", text: ", " },
      { kind: "strong", text: [{ kind: "text", text: "not more" }] },
      { kind: "text", text: ". See " },
      { kind: "link", href: "/loans", route: "loans", text: [{ kind: "text", text: "your loans" }] },
      { kind: "text", text: " or " },
      { kind: "link", href: "#what-it-costs", text: [{ kind: "text", text: "what it costs" }] },
      { kind: "text", text: ", or the site of " },
      { kind: "link", href: "https://borough.example", text: [{ kind: "text", text: "Borough" }] },
      { kind: "text", text: "." },
    ] },
    { kind: "heading", level: 2, anchor: "what-it-costs", text: [{ kind: "text", text: "What it costs" }] },
    { kind: "list", ordered: true, items: [
      [
        { kind: "paragraph", text: [{ kind: "text", text: "Look at the shelf:" }] },
        { kind: "list", ordered: false, items: [
          [{ kind: "paragraph", text: [{ kind: "text", text: "garden tools are cheap," }] }],
          [{ kind: "paragraph", text: [{ kind: "text", text: "wood tools are not." }] }],
        ] },
      ],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Pay." }] }],
    ] },
    { kind: "quote", blocks: [{ kind: "paragraph", text: [
      { kind: "code", text: "Mind your fingers." }, { kind: "text", text: " Then go " },
      { kind: "link", href: "/?from=help#top", route: "home", text: [{ kind: "text", text: "home" }] },
      { kind: "text", text: "." },
    ] }] },
    { kind: "rule" },
    { kind: "paragraph", text: [{ kind: "text", text: "Thank you." }, { kind: "break" }, { kind: "text", text: "The keepers" }] },
  ],
};
