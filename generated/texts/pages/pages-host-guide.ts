// The text of pages/host-guide.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "hosting-on-tuckamore", text: "Hosting on Tuckamore" },
    { level: 2, anchor: "1-connect-your-listing", text: "1. Connect your listing" },
    { level: 2, anchor: "2-connect-your-calendar", text: "2. Connect your calendar" },
    { level: 2, anchor: "3-set-price-and-rules", text: "3. Set price and rules" },
    { level: 2, anchor: "4-register-where-the-law-asks-for-it", text: "4. Register where the law asks for it" },
    { level: 2, anchor: "5-publish", text: "5. Publish" },
    { level: 2, anchor: "when-a-request-comes", text: "When a request comes" },
    { level: 2, anchor: "when-the-guest-has-left", text: "When the guest has left" },
    { level: 2, anchor: "talk-to-us", text: "Talk to us" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "hosting-on-tuckamore", text: [{ kind: "text", text: "Hosting on Tuckamore" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "You already have a listing somewhere. Bring it here, keep 100% of what you earn, and let the same calendar serve both.",
    }] },
    { kind: "heading", level: 2, anchor: "1-connect-your-listing", text: [{ kind: "text", text: "1. Connect your listing" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Paste its address. We read title, description, place and pictures from the page where we can, and save a draft. You confirm each value; pictures are copied once you tick that you own or may use them. If the page cannot be read, paste the text, upload pictures, or go through the steps by hand.",
    }] },
    { kind: "heading", level: 2, anchor: "2-connect-your-calendar", text: [{ kind: "text", text: "2. Connect your calendar" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Add the calendar feed of the other platform. It keeps nights that are taken there free of requests here, and it proves that the listing is yours. Then add our feed there, so that it works both ways. We read feeds about every half hour and again before a booking is accepted; if one has been silent for a day, we tell you.",
    }] },
    { kind: "heading", level: 2, anchor: "3-set-price-and-rules", text: [{ kind: "text", text: "3. Set price and rules" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [{ kind: "text", text: "A price for each night, with weekends and single dates as you like." }] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "Cleaning and pet fees. They are part of the first price that guests see, so keep them fair.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "Discounts for a week, a month, early or late bookings. Only the best one counts.",
      }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Fewest and most nights, days for arrival, time between stays." }] }],
      [{ kind: "paragraph", text: [
        { kind: "text", text: "One of four cancellation policies: flexible, moderate, firm or strict. The " },
        { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: [{ kind: "text", text: "booking policies" }] },
        { kind: "text", text: " say what each gives back." },
      ] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Instant book or request to book." }] }],
    ] },
    { kind: "heading", level: 2, anchor: "4-register-where-the-law-asks-for-it", text: [{
      kind: "text", text: "4. Register where the law asks for it",
    }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "British Columbia, Quebec, Nova Scotia, Newfoundland and Labrador and many cities want a number on every listing. Enter it in the setup; where a registry can be asked, we ask it.",
    }] },
    { kind: "heading", level: 2, anchor: "5-publish", text: [{ kind: "text", text: "5. Publish" }] },
    { kind: "paragraph", text: [{
      kind: "text", text: "The setup shows what is still missing. Once nothing is, your listing is public. You can pause it at any time.",
    }] },
    { kind: "heading", level: 2, anchor: "when-a-request-comes", text: [{ kind: "text", text: "When a request comes" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "You have 24 hours to accept or reject. The nights are held, so nothing can collide. After you accept, the guest has 24 hours to pay.",
    }] },
    { kind: "heading", level: 2, anchor: "when-the-guest-has-left", text: [{ kind: "text", text: "When the guest has left" }] },
    { kind: "paragraph", text: [{
      kind: "text", text: "You are paid 24 hours after check-in. Guests can review the stay for 14 days after check-out.",
    }] },
    { kind: "heading", level: 2, anchor: "talk-to-us", text: [{ kind: "text", text: "Talk to us" }] },
    { kind: "paragraph", text: [
      { kind: "text", text: "If you manage several homes, or would rather be walked through it, " },
      { kind: "link", href: "/contact", route: "contact", text: [{ kind: "text", text: "schedule a call" }] },
      { kind: "text", text: ". More is under " },
      { kind: "link", href: "/faq/hosting", route: "faqHosting", text: [{ kind: "text", text: "questions about hosting" }] },
      { kind: "text", text: "." },
    ] },
  ],
};
