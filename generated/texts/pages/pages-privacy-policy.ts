// The text of pages/privacy-policy.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "privacy-policy", text: "Privacy policy" },
    { level: 2, anchor: "what-we-keep-and-why", text: "What we keep, and why" },
    { level: 2, anchor: "who-sees-what", text: "Who sees what" },
    { level: 2, anchor: "cookies-and-what-your-browser-keeps", text: "Cookies and what your browser keeps" },
    { level: 2, anchor: "how-long", text: "How long" }, { level: 2, anchor: "your-rights", text: "Your rights" },
    { level: 2, anchor: "mail-from-us", text: "Mail from us" },
    { level: 2, anchor: "if-something-leaks", text: "If something leaks" },
    { level: 2, anchor: "children", text: "Children" }, { level: 2, anchor: "changes", text: "Changes" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "privacy-policy", text: [{ kind: "text", text: "Privacy policy" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "This policy holds from November 1, 2026 on. It says what Tuckamore Stays Inc. (“we”) keeps about you when you use Tuckamore, why, for how long, and what you can do about it. It follows Canada’s Personal Information Protection and Electronic Documents Act and Quebec’s Law 25. The person in charge of personal information can be reached at privacy@tuckamore.example, or by letter: 100 Water Street, St. John’s, NL A1C 1A1, Canada.",
    }] },
    { kind: "heading", level: 2, anchor: "what-we-keep-and-why", text: [{ kind: "text", text: "What we keep, and why" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Your account:" }] },
        {
          kind: "text",
          text: " email address, a password that we cannot read back, names, picture, and whether you use Tuckamore as a host or a guest. Without it there is no account.",
        },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Bookings and payments:" }] },
        {
          kind: "text",
          text: " dates, guests, price, taxes, messages, and what your payment provider tells us about a payment. We never see your card number. We need these to carry out the booking, and tax law makes us keep them.",
        },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Hosting:" }] },
        {
          kind: "text",
          text: " the addresses of your homes, registration numbers, calendars, and what the yearly platform report to the Canada Revenue Agency asks for: legal name, address, date of birth and tax number. Some provinces and cities ask platforms for listing data, and we give them what the law names.",
        },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Reviews, points and referrals:" }] },
        { kind: "text", text: " what you wrote, what you earned, and who came with your code." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Sessions and security:" }] },
        {
          kind: "text",
          text: " when and with which kind of browser you are logged in, and network addresses for as long as it takes to keep misuse away.",
        },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "What you write to us:" }] },
        { kind: "text", text: " through the contact page, a report or a survey." },
      ] }],
    ] },
    { kind: "heading", level: 2, anchor: "who-sees-what", text: [{ kind: "text", text: "Who sees what" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Everyone can see your first name, picture, and the month in which you joined. The other side of a confirmed booking also sees your last name and what the stay requires; the exact address of a home is shown to a guest only then. The parent platform, Halyard, shares the account with us if you log in through it: we are told your email address and name, nothing else. Those who work for us (payment, mail, hosting, error reports) see what their task needs, under contract. Some of them are outside your province; before data goes there we check that it is protected as well as it is here. We sell nobody’s data.",
    }] },
    { kind: "heading", level: 2, anchor: "cookies-and-what-your-browser-keeps", text: [{
      kind: "text", text: "Cookies and what your browser keeps",
    }] },
    { kind: "paragraph", text: [{ kind: "text", text: "What Tuckamore cannot work without is always there:" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "session_access_token" }] },
        { kind: "text", text: " (local storage) keeps you logged in, until you log out or 14 days pass without a visit." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "selected_currency_code" }] },
        { kind: "text", text: " (local storage) remembers the currency that you chose." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "tuckamore_referral_code" }] },
        { kind: "text", text: " (cookie, one year) remembers who referred you until you sign up." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "tuckamore_consent" }] },
        { kind: "text", text: " (cookie, one year) remembers what you chose about the rest." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "tuckamore_sign_on" }] },
        { kind: "text", text: " (cookie, 10 minutes) protects logging in through Halyard." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "device_login_history" }] },
        {
          kind: "text",
          text: " (cookie, ten years) lists the email addresses that logged in on this device, as SHA-256 hashes. It helps to tell a known device from a strange one. A hash of an email address is still personal information: you can remove the list at any time on your ",
        },
        { kind: "link", href: "/account", route: "account", text: [{ kind: "text", text: "account page" }] },
        { kind: "text", text: "." },
      ] }],
    ] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "The rest loads only once you allow it, and you can change your mind at any time under Cookie settings at the foot of every page:",
    }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Analytics:" }] },
        { kind: "text", text: " page visits and conversions (a signup, a scheduled call) are told to an ad tracker." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Session replay:" }] },
        { kind: "text", text: " reports of errors may carry a recording of the page, with what you typed left out." },
      ] }],
    ] },
    { kind: "heading", level: 2, anchor: "how-long", text: [{ kind: "text", text: "How long" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [{
        kind: "text", text: "Your account, for as long as it is open. When you delete it, profile, pictures and points go at once.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text",
        text: "Bookings, payments, taxes and consents for seven years, since tax and consumer law ask for it. After you leave they no longer carry your name where the law allows that.",
      }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Sessions end after 14 days without use, and after 60 days in any case." }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Messages to us, for two years after the last one." }] }],
    ] },
    { kind: "heading", level: 2, anchor: "your-rights", text: [{ kind: "text", text: "Your rights" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "You may see what we keep, correct it, take it with you in a common format, and have it deleted; you may withdraw a consent, and ask how a decision about you came about. No decision that weighs on you is left to a machine alone: search results are ordered by one, and nothing else is.",
    }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "text", text: "Download everything as one file, or delete your account, on your " },
        { kind: "link", href: "/account", route: "account", text: [{ kind: "text", text: "account page" }] },
        { kind: "text", text: "." },
      ] }],
      [
        { kind: "paragraph", text: [{ kind: "text", text: "For all else write to privacy@tuckamore.example. We answer within 30 days." }] }
      ],
      [{ kind: "paragraph", text: [{
        kind: "text",
        text: "If you are not content, turn to the Office of the Privacy Commissioner of Canada, or in Quebec to the Commission d’accès à l’information.",
      }] }],
    ] },
    { kind: "heading", level: 2, anchor: "mail-from-us", text: [{ kind: "text", text: "Mail from us" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Mail about your account and your bookings always comes. News and offers come only if you ticked the box for them; every such mail names us and has a link that ends them, at the latest within 10 business days.",
    }] },
    { kind: "heading", level: 2, anchor: "if-something-leaks", text: [{ kind: "text", text: "If something leaks" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "If information about you gets into the wrong hands and could do you serious harm, we tell you and the authorities as soon as we know, and we keep a record of every incident.",
    }] },
    { kind: "heading", level: 2, anchor: "children", text: [{ kind: "text", text: "Children" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Tuckamore is for adults. We do not knowingly keep information about anyone under the age of majority, apart from how many children come along on a stay.",
    }] },
    { kind: "heading", level: 2, anchor: "changes", text: [{ kind: "text", text: "Changes" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "When we change this policy we say so by mail and on this page before it takes effect. Earlier versions can be had from privacy@tuckamore.example.",
    }] },
  ],
};
