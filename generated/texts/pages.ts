// Generated f78076ccd158. Every long text, loaded when it is wanted.
import type { Page } from "./page";

export type PageId = "pages/booking-policies.md" | "pages/browser-extension.md" | "pages/destination-all.md" | "pages/destination-ontario.md" | "pages/destination-whistler.md" | "pages/faq-bookings.md" | "pages/faq-general.md" | "pages/faq-hosting.md" | "pages/faq-points.md" | "pages/faq-pricing.md" | "pages/host-guide.md" | "pages/no-fee-hosting.md" | "pages/points.md" | "pages/privacy-policy.md" | "pages/tos.md" | "pages/vertoflex.md";

/** By the name that a route gives its text. */
export const pages: Readonly<Record<PageId, () => Promise<Page>>> = {
  "pages/booking-policies.md": async () => (await import("./pages/pages-booking-policies")).page,
  "pages/browser-extension.md": async () => (await import("./pages/pages-browser-extension")).page,
  "pages/destination-all.md": async () => (await import("./pages/pages-destination-all")).page,
  "pages/destination-ontario.md": async () => (await import("./pages/pages-destination-ontario")).page,
  "pages/destination-whistler.md": async () => (await import("./pages/pages-destination-whistler")).page,
  "pages/faq-bookings.md": async () => (await import("./pages/pages-faq-bookings")).page,
  "pages/faq-general.md": async () => (await import("./pages/pages-faq-general")).page,
  "pages/faq-hosting.md": async () => (await import("./pages/pages-faq-hosting")).page,
  "pages/faq-points.md": async () => (await import("./pages/pages-faq-points")).page,
  "pages/faq-pricing.md": async () => (await import("./pages/pages-faq-pricing")).page,
  "pages/host-guide.md": async () => (await import("./pages/pages-host-guide")).page,
  "pages/no-fee-hosting.md": async () => (await import("./pages/pages-no-fee-hosting")).page,
  "pages/points.md": async () => (await import("./pages/pages-points")).page,
  "pages/privacy-policy.md": async () => (await import("./pages/pages-privacy-policy")).page,
  "pages/tos.md": async () => (await import("./pages/pages-tos")).page,
  "pages/vertoflex.md": async () => (await import("./pages/pages-vertoflex")).page,
};
