// Generated a72c19656041. The form connectManyForm.
import { formOf } from "./every-form";

/** What "Connect several listings" collects. */
export interface ConnectManyFormValues {
  readonly listing_url: string;
}

/** Connect several listings. */
export const connectManyForm = formOf<ConnectManyFormValues>({
  id: "connectManyForm",
  title: "Connect several listings",
  intro: "Paste the link to your host page, or up to 25 listing links, one per line.",
  submit: "Connect all",
  schema: {
    properties: {
      listing_url: { type: "string", minLength: 1, maxLength: 8192, format: "long-text" },
    },
    required: ["listing_url"],
  },
  uiSchema: {
    listing_url: { "ui:title": "Host page or listing links", "ui:widget": "textarea", "ui:placeholder": "https://www.airbnb.ca/users/show/123" },
  },
  errors: {
    listing_url: { maxLength: "Use at most 8,192 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Paste at least one link." },
  },
});
