// Generated 6467ac71c0e6. The form connectForm.
import { formOf } from "./every-form";

/** What "Connect your listing" collects. */
export interface ConnectFormValues {
  readonly listing_url: string;
}

/** Connect your listing. Source: §1. */
export const connectForm = formOf<ConnectFormValues>({
  id: "connectForm",
  title: "Connect your listing",
  intro: "Paste the link to your existing listing. We import what we can, and you review it before anyone sees it.",
  submit: "Connect",
  schema: {
    properties: {
      listing_url: { type: "string", minLength: 1, maxLength: 2048, format: "text" },
    },
    required: ["listing_url"],
  },
  uiSchema: {
    listing_url: { "ui:title": "Listing link", "ui:widget": "url", "ui:help": "From Airbnb, Vrbo, Booking.com, Expedia or your own website.", "ui:placeholder": "https://www.airbnb.ca/rooms/123", "ui:autocomplete": "url" },
  },
  errors: {
    listing_url: { maxLength: "Use at most 2,048 characters.", format: "Use one line, without hidden characters.", otherwise: "Paste the link to your listing." },
  },
});
