// The text of pages/tos.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "terms-of-service", text: "Terms of service" },
    { level: 2, anchor: "what-tuckamore-is", text: "What Tuckamore is" },
    { level: 2, anchor: "your-account", text: "Your account" },
    { level: 2, anchor: "booking-and-paying", text: "Booking and paying" },
    { level: 2, anchor: "hosting", text: "Hosting" }, { level: 2, anchor: "points", text: "Points" },
    { level: 2, anchor: "referrals", text: "Referrals" },
    { level: 2, anchor: "what-is-not-allowed", text: "What is not allowed" },
    { level: 2, anchor: "the-browser-extension-and-the-pay-later-offer", text: "The browser extension and the pay-later offer" },
    { level: 2, anchor: "if-something-goes-wrong", text: "If something goes wrong" },
    { level: 2, anchor: "law-and-disputes", text: "Law and disputes" },
    { level: 2, anchor: "changes", text: "Changes" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "terms-of-service", text: [{ kind: "text", text: "Terms of service" }] },
    { kind: "paragraph", text: [
      {
        kind: "text",
        text: "These terms hold from November 1, 2026 on between you and Tuckamore Stays Inc., 100 Water Street, St. John’s, NL A1C 1A1, Canada (“Tuckamore”, “we”). Tuckamore belongs to Halyard; one account serves all products of Halyard. By creating an account or booking a stay you accept these terms, the ",
      },
      { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: [{ kind: "text", text: "booking policies" }] },
      { kind: "text", text: " and the " },
      { kind: "link", href: "/privacy-policy", route: "privacyPolicy", text: [{ kind: "text", text: "privacy policy" }] },
      { kind: "text", text: "." },
    ] },
    { kind: "heading", level: 2, anchor: "what-tuckamore-is", text: [{ kind: "text", text: "What Tuckamore is" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Tuckamore is a marketplace. Hosts offer stays, guests book them, and the contract about a stay is between host and guest. We run the marketplace, take payments, hold them for hosts and pay them out. We do not own, manage or inspect the homes, and we are not a travel agent, insurer or landlord.",
    }] },
    { kind: "heading", level: 2, anchor: "your-account", text: [{ kind: "text", text: "Your account" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [{
        kind: "text", text: "You are of the age of majority in your province or territory, and what you tell us is true.",
      }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "You need a verified email address, and a first and last name." }] }],
      [
        { kind: "paragraph", text: [{ kind: "text", text: "One person, one account. It can be used as a host, as a guest, or as both." }] }
      ],
      [{ kind: "paragraph", text: [
        {
          kind: "text",
          text: "Your password is yours alone. Tell us at once if somebody else uses your account; you can log out every other device on your ",
        },
        { kind: "link", href: "/account", route: "account", text: [{ kind: "text", text: "account page" }] },
        { kind: "text", text: "." },
      ] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "You can delete your account at any time once no stay, payment or payout is open.",
      }] }],
    ] },
    { kind: "heading", level: 2, anchor: "booking-and-paying", text: [{ kind: "text", text: "Booking and paying" }] },
    { kind: "paragraph", text: [
      { kind: "text", text: "How a booking comes about, when it is paid, and what comes back when it is cancelled is set out in the " },
      { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: [{ kind: "text", text: "booking policies" }] },
      {
        kind: "text",
        text: ". The price that you are shown before you book is the price. Our service fee of 8% of the host’s price is part of it; hosts receive 100% of the price that they set.",
      },
    ] },
    { kind: "heading", level: 2, anchor: "hosting", text: [{ kind: "text", text: "Hosting" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [{
        kind: "text",
        text: "You may list a home only if you own it or have the owner’s permission, and if law, bylaw, lease and condominium rules allow it.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text",
        text: "You hold the registration or licence that is asked for where the home is, and give us its number. We may have to check it with the registry, and to take a listing down when an authority asks us to.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text",
        text: "Connecting a listing by its address allows us to read that page on your behalf. You confirm what we read before it is shown, and pictures are copied only once you say that you own or may use them.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text",
        text: "Your calendar, price and description are kept true. A booking that we confirm on nights that your calendar showed as free binds you.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text",
        text: "You keep the rights to your texts and pictures, and allow us to show them on Tuckamore and in what promotes your listing for as long as it is there.",
      }] }],
    ] },
    { kind: "heading", level: 2, anchor: "points", text: [{ kind: "text", text: "Points" }] },
    { kind: "paragraph", text: [
      {
        kind: "text",
        text: "Points are a reward and not money: one point takes 0.01 CAD off a booking. They cannot be sold, given away or paid out. They do not expire. We tell you at least 60 days ahead if we have to end the programme, and you can use what you have until then. Points that were gained by deceit are taken back. How they are earned and spent is on the ",
      },
      { kind: "link", href: "/points", route: "points", text: [{ kind: "text", text: "points page" }] },
      { kind: "text", text: "." },
    ] },
    { kind: "heading", level: 2, anchor: "referrals", text: [{ kind: "text", text: "Referrals" }] },
    { kind: "paragraph", text: [
      {
        kind: "text",
        text: "You may share your referral link with people whom you know. Sending it in bulk, advertising with it, or referring yourself, your household or the other side of your own booking brings no reward. The rewards and their conditions are on the ",
      },
      { kind: "link", href: "/faq/points", route: "faqPoints", text: [{ kind: "text", text: "questions about points" }] },
      { kind: "text", text: "." },
    ] },
    { kind: "heading", level: 2, anchor: "what-is-not-allowed", text: [{ kind: "text", text: "What is not allowed" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [{ kind: "text", text: "Deceiving others about who you are, what you offer or what you pay." }] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "Discrimination, harassment, threats, parties that the host has not allowed, and anything against the law.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "Reviews that are bought, traded, false or about something other than the stay.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "Reading the site by machine in bulk, getting around its protection, or disturbing it.",
      }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Taking a booking that began on Tuckamore off it to save the service fee." }] }],
    ] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "We may remove what breaks these rules, and pause or close accounts that do so gravely or again and again. We say why, and you may ask us to look again.",
    }] },
    { kind: "heading", level: 2, anchor: "the-browser-extension-and-the-pay-later-offer", text: [{
      kind: "text", text: "The browser extension and the pay-later offer",
    }] },
    { kind: "paragraph", text: [
      { kind: "text", text: "The " },
      { kind: "link", href: "/browser-extension", route: "browserExtension", text: [{ kind: "text", text: "browser extension" }] },
      { kind: "text", text: " is optional and has terms of its own, shown before it is installed. The " },
      { kind: "link", href: "/vertoflex", route: "vertoflex", text: [{ kind: "text", text: "pay-later offer" }] },
      { kind: "text", text: " is made by our partner Vertoflex; whether you get it, and on what terms, is between you and Vertoflex." },
    ] },
    { kind: "heading", level: 2, anchor: "if-something-goes-wrong", text: [{ kind: "text", text: "If something goes wrong" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "We run Tuckamore with care, yet cannot promise that it is always there and free of faults. As far as the law allows, we are not liable for what hosts and guests do or leave undone, nor for indirect loss, and our liability for a booking is limited to its price. Nothing here limits rights that consumer law gives you, or liability for harm that we cause on purpose or through gross fault.",
    }] },
    { kind: "heading", level: 2, anchor: "law-and-disputes", text: [{ kind: "text", text: "Law and disputes" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "The law of the province or territory in which you live holds, and its courts are open to you. If you host, the law of the place of the home holds for the home. Write to us first; most things can be settled with a message to help@tuckamore.example.",
    }] },
    { kind: "heading", level: 2, anchor: "changes", text: [{ kind: "text", text: "Changes" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "If we change these terms, we tell you by mail at least 30 days ahead, with the old and the new wording. A booking keeps the terms under which it was made. If you do not agree, you can close your account before the change takes effect.",
    }] },
  ],
};
