// Generated 4190d80c73e0. The form wishlistForm.
import { formOf } from "./every-form";

/** What "New wish list" collects. */
export interface WishlistFormValues {
  readonly name: string;
}

/** New wish list. */
export const wishlistForm = formOf<WishlistFormValues>({
  id: "wishlistForm",
  title: "New wish list",
  submit: "Save",
  sends: "addWishlist",
  schema: {
    properties: {
      name: { type: "string", minLength: 1, maxLength: 60, format: "text" },
    },
    required: ["name"],
  },
  uiSchema: {
    name: { "ui:title": "Name", "ui:widget": "text", "ui:placeholder": "Summer at the lake" },
  },
  errors: {
    name: { maxLength: "Use at most 60 characters.", format: "Use one line, without hidden characters.", otherwise: "Enter a name." },
  },
});
