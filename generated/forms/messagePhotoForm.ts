// Generated 6e3870d1acef. The form messagePhotoForm.
import { formOf } from "./every-form";

/** What "Photos" collects. */
export interface MessagePhotoFormValues {
  readonly photo: Blob;
}

/** Photos. */
export const messagePhotoForm = formOf<MessagePhotoFormValues>({
  id: "messagePhotoForm",
  title: "Photos",
  submit: "Add photos",
  sends: "addMessagePhoto",
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
      "ui:help": "Up to 4. Only people in this conversation and our team can see them.",
      "ui:options": { accept: "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif", maxBytes: 20000000 },
    },
  },
  refusals: { "property.photo_unreadable": "photo" },
  errors: {
    photo: { otherwise: "Add this: Photos.", maxBytes: "Choose a file up to 20 MB.", accept: "Choose one of these file types: JPEG, PNG, WEBP, AVIF, HEIC, HEIF." },
  },
});
