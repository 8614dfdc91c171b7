// Generated 3bdfea1f53da. The form claimPhotoForm.
import { formOf } from "./every-form";

/** What "Photos" collects. */
export interface ClaimPhotoFormValues {
  readonly photo: Blob;
}

/** Photos. */
export const claimPhotoForm = formOf<ClaimPhotoFormValues>({
  id: "claimPhotoForm",
  title: "Photos",
  submit: "Add photos",
  sends: "addClaimPhoto",
  schema: {
    properties: {
      photo: { type: "object" },
    },
    required: ["photo"],
  },
  uiSchema: {
    photo: {
      "ui:title": "Photos",
      "ui:field": "file",
      "ui:help": "Up to 10 that show what happened. Only your guest and our team see them.",
      "ui:options": { accept: "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif", maxBytes: 20000000 },
    },
  },
  refusals: { "property.photo_unreadable": "photo" },
  errors: {
    photo: { otherwise: "Add this: Photos.", maxBytes: "Choose a file up to 20 MB.", accept: "Choose one of these file types: JPEG, PNG, WEBP, AVIF, HEIC, HEIF." },
  },
});
