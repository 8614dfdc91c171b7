// Generated 2eb0f06218a0. The text of pages/tos.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "terms-of-service", text: "Terms of service" },
    {
      kind: "paragraph",
      text: [
        "These terms apply from November 1, 2026 between you and Tuckamore Stays Inc., 100 Water Street, St. John’s, NL A1C 1A1, Canada (“Tuckamore”, “we”). Tuckamore belongs to Halyard; one account serves all products of Halyard. By creating an account or booking a stay you accept these terms, the ",
        { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: "booking policies" },
        " and the ",
        { kind: "link", href: "/privacy-policy", route: "privacyPolicy", text: "privacy policy" },
        ".",
      ],
    },
    { kind: "heading", level: 2, anchor: "what-tuckamore-is", text: "What Tuckamore is" },
    { kind: "paragraph", text: "Tuckamore is a marketplace. Hosts offer stays and guests book them. The contract for a stay is between the host and the guest. We run the marketplace, collect payments, hold them and pay hosts. We do not own, manage or inspect the homes, and we are not a travel agent, insurer or landlord." },
    { kind: "heading", level: 2, anchor: "your-account", text: "Your account" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "paragraph", text: "You must have reached the age of majority in your province or territory, and give us correct information." },
        ],
        [
          { kind: "paragraph", text: "You need a verified email address, and a first and last name." },
        ],
        [
          { kind: "paragraph", text: "You may have one account. You can use it as a host, a guest or both." },
        ],
        [
          {
            kind: "paragraph",
            text: [
              "Do not share your password. Tell us right away if someone else uses your account. You can log out every other device on your ",
              { kind: "link", href: "/account", route: "account", text: "account page" },
              ".",
            ],
          },
        ],
        [
          { kind: "paragraph", text: "You can delete your account at any time if you have no open stay, payment, payout or claim." },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "booking-and-paying", text: "Booking and paying" },
    {
      kind: "paragraph",
      text: [
        "The ",
        { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: "booking policies" },
        " explain how to book, when you pay, and what you get back if a booking is cancelled. The price you see before you book is the price you pay. It includes our service fee of 8% of the host’s price. Hosts receive 100% of the price they set.",
      ],
    },
    { kind: "heading", level: 2, anchor: "hosting", text: "Hosting" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "paragraph", text: "You may list a home only if you own it or have the owner’s permission, and if law, bylaw, lease and condominium rules allow it." },
        ],
        [
          { kind: "paragraph", text: "You must hold the registration or licence required where the home is, and give us its number. We may have to check it with the registry, or remove a listing if an authority requires it." },
        ],
        [
          { kind: "paragraph", text: "When you connect a listing by its link, you allow us to read that page on your behalf. You confirm the details before they are shown. We copy pictures only after you confirm that you own them or may use them." },
        ],
        [
          { kind: "paragraph", text: "Keep your calendar, price and description up to date. If your calendar shows nights as available and we confirm a booking for them, you must honour it." },
        ],
        [
          { kind: "paragraph", text: "You keep the rights to your texts and pictures, and you allow us to use them on Tuckamore and to promote your listing while it is published." },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "damage-and-claims", text: "Damage and claims" },
    { kind: "paragraph", text: "Guests pay hosts for what they or their visitors damage, lose or leave in need of extra cleaning. After a stay that was paid, a host can make one claim on Tuckamore, within 14 days after check-out: an amount of up to $10,000 CAD, what happened, and up to 10 pictures." },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "paragraph", text: "The guest has 7 days to accept it, offer a part, or say why they don’t agree." },
        ],
        [
          { kind: "paragraph", text: "If the guest doesn’t accept it, or doesn’t answer, we look at both sides and decide: all of it, a part, or nothing. Both get our reasons by email." },
        ],
        [
          { kind: "paragraph", text: "What the guest accepts, or what we decide, the guest owes to the host. They pay it by card on Tuckamore, or directly to the host. What is paid by card goes to the host in full, without a fee or tax of ours." },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "We never charge your card without you." },
              " A claim is only paid by card if you open its payment page and pay. There is no deposit, and a booking gives nobody permission to charge you for anything but its price.",
            ],
          },
        ],
        [
          { kind: "paragraph", text: "A claim does not hold the host’s payout. Our decision does not take away your right to go to court or to an insurer." },
        ],
      ],
    },
    { kind: "paragraph", text: "Only the guest, the host and our support team see a claim. Claims must be true; a false one is a reason to close an account." },
    { kind: "heading", level: 2, anchor: "points", text: "Points" },
    {
      kind: "paragraph",
      text: [
        "Points are a reward and not money: one point takes 0.01 CAD off a booking. You can’t sell, give away or cash out points. They do not expire. If we have to end the program, we tell you at least 60 days before, and you can use your points until then. We may take back points obtained by fraud. The ",
        { kind: "link", href: "/points", route: "points", text: "points page" },
        " explains how to earn and use them.",
      ],
    },
    { kind: "heading", level: 2, anchor: "referrals", text: "Referrals" },
    {
      kind: "paragraph",
      text: [
        "You may share your referral link with people you know. You earn no reward for bulk messages, advertising, or referring yourself, your household, or a host or guest of your own bookings. Find the rewards and their conditions in ",
        { kind: "link", href: "/faq/points", route: "faqPoints", text: "questions about points" },
        ".",
      ],
    },
    { kind: "heading", level: 2, anchor: "what-is-not-allowed", text: "What is not allowed" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "paragraph", text: "Misleading others about who you are, what you offer or what you pay." },
        ],
        [
          { kind: "paragraph", text: "Discrimination, harassment, threats, parties that the host has not allowed, and anything against the law." },
        ],
        [
          { kind: "paragraph", text: "Reviews that are paid for, traded, false or not about the stay." },
        ],
        [
          { kind: "paragraph", text: "Scraping the site, bypassing its security or disrupting it." },
        ],
        [
          { kind: "paragraph", text: "Moving a booking that started on Tuckamore elsewhere to avoid the service fee." },
        ],
      ],
    },
    { kind: "paragraph", text: "We may remove content that breaks these rules, and suspend or close accounts after serious or repeated violations. We tell you why, and you can ask us to review the decision." },
    { kind: "heading", level: 2, anchor: "the-browser-extension-and-the-pay-later-offer", text: "The browser extension and the pay-later offer" },
    {
      kind: "paragraph",
      text: [
        "The ",
        { kind: "link", href: "/browser-extension", route: "browserExtension", text: "browser extension" },
        " is optional. You see its own terms before you install it. The ",
        { kind: "link", href: "/vertoflex", route: "vertoflex", text: "pay-later offer" },
        " is made by our partner Vertoflex; Vertoflex decides whether you get it and on what terms.",
      ],
    },
    { kind: "heading", level: 2, anchor: "if-something-goes-wrong", text: "If something goes wrong" },
    { kind: "paragraph", text: "We run Tuckamore with care, but we can’t promise that it is always available and free of errors. As far as the law allows, we are not liable for what hosts and guests do or fail to do, or for indirect losses, and our liability for a booking is limited to its price. Nothing here limits your rights under consumer law, or our liability for harm caused intentionally or by gross fault." },
    { kind: "heading", level: 2, anchor: "law-and-disputes", text: "Law and disputes" },
    { kind: "paragraph", text: "The law of the province or territory where you live applies, and you can go to its courts. For hosting, the law of the place where the home is applies to the home. Please contact us first at help@tuckamore.example." },
    { kind: "heading", level: 2, anchor: "changes", text: "Changes" },
    { kind: "paragraph", text: "If we change these terms, we email you the old and new wording at least 30 days before. The terms in effect when you book apply to your booking. If you do not agree, you can close your account before the change takes effect." },
  ],
};
