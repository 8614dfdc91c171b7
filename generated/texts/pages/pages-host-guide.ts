// Generated 892588a715ce. The text of pages/host-guide.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "hosting-on-tuckamore", text: "Hosting on Tuckamore" },
    { kind: "paragraph", text: "Already have a listing somewhere else? Bring it here and keep 100% of the price you set. Your calendars stay in sync." },
    { kind: "heading", level: 2, anchor: "1-connect-your-listing", text: "1. Connect your listing" },
    { kind: "paragraph", text: "Paste the link to your listing. We read the title, description, location and photos where we can, and save them as a draft. You check every detail. We copy photos only after you confirm that you own them or may use them. If we can’t read the page, you can paste the text, upload photos or enter everything yourself." },
    { kind: "heading", level: 2, anchor: "2-connect-your-calendar", text: "2. Connect your calendar" },
    { kind: "paragraph", text: "Add the calendar link from your other platform. It blocks nights that are booked there. An Airbnb calendar link also proves that the listing is yours; for other platforms, you add a short code to its description. Then add our calendar link there, so that nights booked here are blocked too. We check calendars about every half hour, and again before a booking is accepted. If we can’t reach a calendar for a day, we let you know." },
    { kind: "heading", level: 2, anchor: "3-set-your-price-and-rules", text: "3. Set your price and rules" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "paragraph", text: "A price per night, with different prices for weekends, other days of the week, seasons or single dates if you like." },
        ],
        [
          { kind: "paragraph", text: "Cleaning and pet fees. Guests see them in the first price, so keep them fair." },
        ],
        [
          { kind: "paragraph", text: "Weekly, monthly, early-booking and last-minute discounts. Only the largest one applies." },
        ],
        [
          { kind: "paragraph", text: "Minimum and maximum nights, arrival days, and time between stays." },
        ],
        [
          {
            kind: "paragraph",
            text: [
              "A cancellation policy: flexible, moderate, firm or strict. Compare them in the ",
              { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: "booking policies" },
              ".",
            ],
          },
        ],
        [
          { kind: "paragraph", text: "Instant book or request to book." },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "4-add-your-registration-number", text: "4. Add your registration number" },
    { kind: "paragraph", text: "British Columbia, Quebec, Nova Scotia, Newfoundland and Labrador and many cities require a registration number on every listing. Enter it during setup. If the registry can be checked online, we check it." },
    { kind: "heading", level: 2, anchor: "5-publish", text: "5. Publish" },
    { kind: "paragraph", text: "Setup shows what is still missing. When everything is complete, publish your listing. You can pause it at any time." },
    { kind: "heading", level: 2, anchor: "when-you-get-a-request", text: "When you get a request" },
    { kind: "paragraph", text: "You have 24 hours to accept or reject it. The nights are held for the guest until then. After you accept, the guest has 24 hours to pay." },
    { kind: "heading", level: 2, anchor: "when-you-get-paid", text: "When you get paid" },
    { kind: "paragraph", text: "We pay you 24 hours after check-in. Guests can review their stay, and you can review your guest, for 14 days after check-out. Neither of you sees the other’s review before both have written, or the time is over." },
    { kind: "heading", level: 2, anchor: "share-the-work", text: "Share the work" },
    { kind: "paragraph", text: "Invite co-hosts from your listing’s page. For each one, you choose what they may do: look after the calendar, answer guests, see what the listing earns, or several of these. You alone accept requests, change or cancel bookings, and get paid: where payouts go, and your tax numbers, are for you only." },
    { kind: "heading", level: 2, anchor: "talk-to-us", text: "Talk to us" },
    {
      kind: "paragraph",
      text: [
        "Do you manage several homes, or would you like help getting started? ",
        { kind: "link", href: "/contact", route: "contact", text: "Schedule a call" },
        ". You’ll find more answers in ",
        { kind: "link", href: "/faq/hosting", route: "faqHosting", text: "questions about hosting" },
        ".",
      ],
    },
  ],
};
