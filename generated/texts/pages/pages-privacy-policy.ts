// Generated e90a14964514. The text of pages/privacy-policy.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "privacy-policy", text: "Privacy policy" },
    { kind: "paragraph", text: "This policy applies from November 1, 2026. It explains what information Tuckamore Stays Inc. (“we”) keeps about you when you use Tuckamore, why, for how long, and what choices you have. It follows Canada’s Personal Information Protection and Electronic Documents Act and Quebec’s Law 25. To reach the person responsible for personal information, email privacy@tuckamore.example or write to 100 Water Street, St. John’s, NL A1C 1A1, Canada." },
    { kind: "heading", level: 2, anchor: "what-we-keep-and-why", text: "What we keep, and why" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Your account:" },
              " email address, a password that we cannot read back, names, picture, and whether you use Tuckamore as a host or a guest. You can’t have an account without it. A phone number is up to you.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Bookings and payments:" },
              " dates, guests, price, taxes, messages with their photos, and what our payment provider tells us about a payment, such as the maker and the last four digits of your card. We never see the whole number. We need this information to manage your booking, and tax law requires us to keep it.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Hosting:" },
              " the addresses of your homes, registration numbers, calendars, and what the yearly platform report to the Canada Revenue Agency asks for: legal name, address, date of birth and tax number. Where our payment provider pays you, it asks you itself for your bank account; we learn only whether it can pay you. Some provinces and cities require listing data from platforms, and we give them what the law requires.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Reviews, points and referrals:" },
              " what you wrote, what hosts wrote about you as a guest (hosts read it when you ask to stay with them), what you earned, and who signed up with your code. So that no one invites themselves, we keep hashes of the cards and browsers you used, and of your network for a day.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Wish lists:" },
              " the stays that you save, and the names of your lists. Anyone with the link to a list you share sees it, with your first name.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Saved searches:" },
              " the place, dates, guests and filters that you save, and the name you give them. We use them to email you about new stays. Each of these emails has a link that stops them.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Sessions and security:" },
              " when and with which kind of browser you are logged in, and IP addresses, for as long as we need them to prevent misuse.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Claims after a stay:" },
              " the amount, what both sides say, and pictures. Only the host, the guest and our support team see them.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "What you write to us:" },
              " through the contact page, a report or a survey.",
            ],
          },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "who-sees-what", text: "Who sees what" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Everyone" },
              " can see your first name, picture, and the month in which you joined.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Your host or guest" },
              " also sees your last name and the details needed for the stay once a booking is confirmed. Guests see the exact address only then. If you gave a phone number, they see it too, from the time the stay is paid until the day of check-out.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Co-hosts" },
              " can answer guests for a host. The listing names them, and they see your booking, your messages and your phone number as the host does. A host can also let a co-host see what a listing earns: prices and payouts with the dates and reference of each booking, but never where payouts go, tax numbers or your card.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Our service providers" },
              " (payment, email, hosting, address lookup, error reports) see only what they need, under contract. Some of them are outside your province. Before we send data there, we check that it is protected as well as it is here.",
            ],
          },
        ],
      ],
    },
    { kind: "paragraph", text: "If you log in with Halyard, our parent platform, it gives us your email address and name, and nothing else. We do not sell your data." },
    { kind: "heading", level: 2, anchor: "cookies-and-browser-storage", text: "Cookies and browser storage" },
    { kind: "paragraph", text: "These are needed for Tuckamore to work and are always on:" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "session_access_token" },
              " (local storage) keeps you logged in, until you log out or 14 days pass without a visit.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "selected_currency_code" },
              " (local storage) remembers the currency that you chose.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "tuckamore_drafts" },
              ", ",
              { kind: "strong", text: "tuckamore_review_draft" },
              " (local storage) keep messages and reviews that you are writing on this device, until you send them or log out.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "tuckamore_saved_stays" },
              " (local storage) keeps stays that you save before you log in, until you do.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "tuckamore_search_to_save" },
              " (local storage) keeps a search that you save before you log in, until you do.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "tuckamore_step" },
              " (local storage) tells other tabs when your email is verified.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "stay" },
              " (cache storage) keeps the page of a stay that you have paid for, with its arrival details, so that it opens without a connection. It goes after check-out, or when you log out.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "tuckamore_referral_code" },
              " (cookie, one year) remembers who referred you until you sign up.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "tuckamore_consent" },
              " (cookie, one year) remembers what you chose about the rest.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "tuckamore_sign_on" },
              " (cookie, 10 minutes) protects logging in through Halyard.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "tuckamore_known_device" },
              " (cookie, one year) shows that you have logged in from this browser before, so that someone who guesses at your password can’t lock you out. It doesn’t identify you.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "tuckamore_device" },
              " (cookie, one year) is a random number that tells this browser from others. It keeps people from inviting themselves. It doesn’t identify you.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "device_login_history" },
              " (cookie, ten years) lists the email addresses that logged in on this device, as SHA-256 hashes. It helps us tell known devices from new ones. A hash of an email address is still personal information: you can remove the list at any time on your ",
              { kind: "link", href: "/account", route: "account", text: "account page" },
              ".",
            ],
          },
        ],
      ],
    },
    { kind: "paragraph", text: "We also count how often each listing is opened per day, and show its host that number. It says nothing about who opened it." },
    { kind: "paragraph", text: "These are used only if you allow them. You can change your mind at any time under Cookie settings at the bottom of every page:" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Analytics:" },
              " page visits and conversions (a signup, a scheduled call) are sent to an ad tracker.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Session replay:" },
              " reports of errors may carry a recording of the page, without what you typed.",
            ],
          },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "how-long", text: "How long" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "paragraph", text: "Your account: as long as it is open. When you delete it, your profile, pictures and points are deleted right away. If our payment provider paid you, your account there is closed 30 days later." },
        ],
        [
          { kind: "paragraph", text: "If you were paid as a host, what the tax law makes us report about you (your payout details, and the address, type and registration number of each listing): until 2 months after the end of the last year in which you were paid, even if you delete your account before. Nothing else uses it." },
        ],
        [
          { kind: "paragraph", text: "Bookings, payments, taxes and consents for seven years, as tax and consumer law requires. After you delete your account, we remove your name from them where the law allows." },
        ],
        [
          { kind: "paragraph", text: "Sessions end after 14 days without use, and after 60 days in any case." },
        ],
        [
          { kind: "paragraph", text: "Hashes of cards and browsers: one year after you last used them." },
        ],
        [
          { kind: "paragraph", text: "Photos that you add to a message and don’t send: 24 hours." },
        ],
        [
          { kind: "paragraph", text: "Claims and their pictures: 730 days after they are accepted or decided." },
        ],
        [
          { kind: "paragraph", text: "Messages to us: two years after the last one." },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "your-rights", text: "Your rights" },
    { kind: "paragraph", text: "You can see the information we keep, correct it, download it in a common format, and have it deleted. You can also withdraw consent and ask how we made a decision about you. We make no important decision about you by automated means alone. Only the order of search results is automated." },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              "Download everything as one file, or delete your account, on your ",
              { kind: "link", href: "/account", route: "account", text: "account page" },
              ".",
            ],
          },
        ],
        [
          { kind: "paragraph", text: "For anything else, email privacy@tuckamore.example. We answer within 30 days." },
        ],
        [
          { kind: "paragraph", text: "If you are not satisfied, contact the Office of the Privacy Commissioner of Canada, or in Quebec, the Commission d’accès à l’information." },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "email-from-us", text: "Email from us" },
    { kind: "paragraph", text: "We always send email about your account and bookings. We send news and offers only if you checked the box for them. Each of these emails names us and has an unsubscribe link, which takes effect within 10 business days." },
    { kind: "heading", level: 2, anchor: "if-there-is-a-data-breach", text: "If there is a data breach" },
    { kind: "paragraph", text: "If a breach of your information could cause you serious harm, we tell you and the authorities as soon as we know. We keep a record of every breach." },
    { kind: "heading", level: 2, anchor: "children", text: "Children" },
    { kind: "paragraph", text: "Tuckamore is for adults. We do not knowingly keep information about anyone under the age of majority, other than the number of children on a stay." },
    { kind: "heading", level: 2, anchor: "changes", text: "Changes" },
    { kind: "paragraph", text: "Before we change this policy, we tell you by email and on this page. To get an earlier version, email privacy@tuckamore.example." },
  ],
};
