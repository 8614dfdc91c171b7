// Generated 935776f2a0a0. The text of pages/faq-general.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "general-questions", text: "General questions" },
    { kind: "heading", level: 2, anchor: "what-is-tuckamore", text: "What is Tuckamore?" },
    { kind: "paragraph", text: "A Canadian marketplace for short stays. Hosts list cabins, apartments and houses, and guests book them. It’s part of Halyard." },
    { kind: "heading", level: 2, anchor: "how-is-it-different-from-the-large-platforms", text: "How is it different from the large platforms?" },
    { kind: "paragraph", text: "Hosts keep 100% of the price they set. Guests pay a 8% service fee, included in the first price they see." },
    { kind: "heading", level: 2, anchor: "who-can-use-it", text: "Who can use it?" },
    { kind: "paragraph", text: "Any adult with an email address. You can search, view listings and see full prices without an account. You need one to book or host." },
    { kind: "heading", level: 2, anchor: "can-i-be-a-host-and-a-guest", text: "Can I be a host and a guest?" },
    { kind: "paragraph", text: "Yes, with one account. Choose where to start when you sign up, and add the other any time from the menu." },
    { kind: "heading", level: 2, anchor: "how-do-i-log-in", text: "How do I log in?" },
    { kind: "paragraph", text: "Use your email and password, or your Halyard account. One Halyard account works for all its products." },
    { kind: "heading", level: 2, anchor: "i-forgot-my-password-what-now", text: "I forgot my password. What now?" },
    {
      kind: "paragraph",
      text: [
        "Request a link on the ",
        { kind: "link", href: "/forgot", route: "forgot", text: "forgot password page" },
        ". It works once and expires in 60 minutes. Changing your password logs you out on all other devices.",
      ],
    },
    { kind: "heading", level: 2, anchor: "why-do-i-have-to-verify-my-email-address", text: "Why do I have to verify my email address?" },
    { kind: "paragraph", text: "We send your bookings, receipts and messages there. The link we email expires in 24 hours, and you can request a new one." },
    { kind: "heading", level: 2, anchor: "which-places-do-you-cover", text: "Which places do you cover?" },
    {
      kind: "paragraph",
      text: [
        "All ten provinces and three territories. Start with ",
        { kind: "link", href: "/all/vacation-rentals", route: "allRentals", text: "all vacation rentals" },
        ", or look at ",
        { kind: "link", href: "/whistler/vacation-rentals", route: "whistlerRentals", text: "Whistler" },
        " and ",
        { kind: "link", href: "/ontario/vacation-rentals", route: "ontarioRentals", text: "Ontario" },
        ".",
      ],
    },
    { kind: "heading", level: 2, anchor: "what-does-the-browser-extension-do", text: "What does the browser extension do?" },
    {
      kind: "paragraph",
      text: [
        "While you browse stays on other platforms, it shows you if the same place costs less on Tuckamore. See the ",
        { kind: "link", href: "/browser-extension", route: "browserExtension", text: "browser extension" },
        ".",
      ],
    },
    { kind: "heading", level: 2, anchor: "how-do-i-contact-you", text: "How do I contact you?" },
    {
      kind: "paragraph",
      text: [
        "Use the ",
        { kind: "link", href: "/contact", route: "contact", text: "contact page" },
        ", or email help@tuckamore.example.",
      ],
    },
  ],
};
