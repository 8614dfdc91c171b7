// Generated 956c8b84ab35. The form wishlistEditForm.
import { formOf } from "./every-form";

/** What "Edit this list" collects. */
export interface WishlistEditFormValues {
  readonly name: string;
  readonly shared: boolean;
}

/** Edit this list. */
export const wishlistEditForm = formOf<WishlistEditFormValues>({
  id: "wishlistEditForm",
  title: "Edit this list",
  submit: "Save",
  sends: "changeWishlist",
  schema: {
    properties: {
      name: { type: "string", minLength: 1, maxLength: 60, format: "text" },
      shared: { type: "boolean" },
    },
    required: ["name", "shared"],
  },
  uiSchema: {
    name: { "ui:title": "Name", "ui:widget": "text" },
    shared: { "ui:title": "Share this list by a link", "ui:widget": "checkbox", "ui:help": "Anyone with the link sees the list and your first name. Untick it and the link stops working." },
  },
  initial: {
    shared: false,
  },
  errors: {
    name: { maxLength: "Use at most 60 characters.", format: "Use one line, without hidden characters.", otherwise: "Enter a name." },
    shared: { otherwise: "Check this box to continue." },
  },
});
