// Generated 25e4b6ea3a9e. The text of pages/no-fee-hosting.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "hosts-keep-100", text: "Hosts keep 100%" },
    { kind: "paragraph", text: "No commission, no listing fee, no subscription. The price you set is the price you’re paid." },
    { kind: "heading", level: 2, anchor: "how-we-make-money", text: "How we make money" },
    { kind: "paragraph", text: "Guests pay a 8% service fee. It’s included in the first price they see, so there are no surprises at checkout." },
    { kind: "heading", level: 2, anchor: "an-example", text: "An example" },
    { kind: "paragraph", text: "Three nights at $200 CAD plus $90 CAD for cleaning come to $690 CAD. You’re paid $690 CAD. With the 15.5% commission Airbnb published for hosts in October 2025, you’d keep $583.05 CAD." },
    { kind: "heading", level: 2, anchor: "what-guests-pay", text: "What guests pay" },
    { kind: "paragraph", text: "Guests pay $745.20 CAD before taxes. You can pass some of your savings on to guests, if you like." },
    { kind: "heading", level: 2, anchor: "whats-included", text: "What’s included" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "paragraph", text: "Payments by card, held safely and paid out 24 hours after check-in." },
        ],
        [
          { kind: "paragraph", text: "Taxes calculated for your province and city." },
        ],
        [
          { kind: "paragraph", text: "Calendars that sync with other platforms." },
        ],
        [
          { kind: "paragraph", text: "Messages, reviews, and support from real people." },
        ],
      ],
    },
    {
      kind: "paragraph",
      text: [
        "Read the ",
        { kind: "link", href: "/hosting-on-tuckamore", route: "hostGuide", text: "host guide" },
        ", or ",
        { kind: "link", href: "/welcome", route: "welcome", text: "start hosting" },
        ".",
      ],
    },
  ],
};
