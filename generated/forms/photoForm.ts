// Generated 0fc36cc4bdeb. The form photoForm.
import { formOf } from "./every-form";

/** What "Add photos" collects. */
export interface PhotoFormValues {
  readonly photo: Blob;
  readonly alt?: string | undefined;
}

/** Add photos. */
export const photoForm = formOf<PhotoFormValues>({
  id: "photoForm",
  title: "Add photos",
  submit: "Upload",
  sends: "addPhoto",
  schema: {
    properties: {
      photo: { type: "object" },
      alt: { type: "string", maxLength: 200, format: "text" },
    },
    required: ["photo"],
  },
  uiSchema: {
    photo: {
      "ui:title": "Add photos",
      "ui:field": "file",
      "ui:help": "JPEG, PNG, WebP, AVIF or HEIC, up to 20 MB each. You can paste them, too.",
      "ui:options": { accept: "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif", maxBytes: 20000000 },
    },
    alt: { "ui:title": "What does this photo show?", "ui:widget": "text", "ui:placeholder": "A log cabin by a lake at dusk" },
  },
  refusals: { "property.photo_unreadable": "photo" },
  errors: {
    photo: { otherwise: "Add this: Add photos.", maxBytes: "Choose a file up to 20 MB.", accept: "Choose one of these file types: JPEG, PNG, WEBP, AVIF, HEIC, HEIF." },
    alt: { maxLength: "Use at most 200 characters.", format: "Use one line, without hidden characters." },
  },
});
