// Generated 9dbe2c829c58. The text of pages/help.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "help-with-shed", text: "Help with Shed" },
    {
      kind: "paragraph",
      text: [
        "A tool may be out for ",
        { kind: "emphasis", text: "28 days" },
        ", ",
        { kind: "strong", text: "not more" },
        ". See ",
        { kind: "link", href: "/loans", route: "loans", text: "your loans" },
        " or ",
        { kind: "link", href: "#what-it-costs", text: "what it costs" },
        ", or the site of ",
        { kind: "link", href: "https://borough.example", text: "Borough" },
        ".",
      ],
    },
    { kind: "heading", level: 2, anchor: "what-it-costs", text: "What it costs" },
    {
      kind: "list",
      ordered: true,
      items: [
        [
          { kind: "paragraph", text: "Look at the shelf:" },
          {
            kind: "list",
            ordered: false,
            items: [
              [
                { kind: "paragraph", text: "garden tools are cheap," },
              ],
              [
                { kind: "paragraph", text: "wood tools are not." },
              ],
            ],
          },
        ],
        [
          { kind: "paragraph", text: "Pay." },
        ],
      ],
    },
    {
      kind: "quote",
      blocks: [
        {
          kind: "paragraph",
          text: [
            { kind: "code", text: "Mind your fingers." },
            " Then go ",
            { kind: "link", href: "/?from=help#top", route: "home", text: "home" },
            ".",
          ],
        },
      ],
    },
    { kind: "rule" },
    {
      kind: "paragraph",
      text: [
        "Thank you.",
        { kind: "break" },
        "The keepers",
      ],
    },
  ],
};
