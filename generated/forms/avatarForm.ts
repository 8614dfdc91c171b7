// Generated 864e7fcb0886. The form avatarForm.
import { formOf } from "./every-form";

/** What "Your photo" collects. */
export interface AvatarFormValues {
  readonly avatar?: Blob | undefined;
}

/** Your photo. Source: §3 Profile. */
export const avatarForm = formOf<AvatarFormValues>({
  id: "avatarForm",
  title: "Your photo",
  submit: "Save photo",
  sends: "updateProfile",
  schema: {
    properties: {
      avatar: { type: "object" },
    },
  },
  uiSchema: {
    avatar: {
      "ui:title": "Photo",
      "ui:field": "file",
      "ui:help": "JPEG, PNG or WebP. A photo of your face works best. You can crop it next.",
      "ui:options": { accept: "image/jpeg,image/png,image/webp", maxBytes: 5000000 },
    },
  },
  refusals: { "account.avatar_unreadable": "avatar" },
  errors: {
    avatar: { maxBytes: "Choose a file up to 5 MB.", accept: "Choose one of these file types: JPEG, PNG, WEBP." },
  },
});
