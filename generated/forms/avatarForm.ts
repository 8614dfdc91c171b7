// Generated 03c825903a1a. The form avatarForm. Change the spec, not this file.
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
  supplied: [],
  own: [],
  schema: {
    $id: "avatarForm",
    type: "object",
    properties: {
      avatar: { type: "object" },
    },
  },
  uiSchema: {
    "ui:order": ["avatar"],
    "ui:submitButtonOptions": { submitText: "Save photo" },
    avatar: {
      "ui:title": "Photo",
      "ui:field": "file",
      "ui:help": "JPEG, PNG or WebP. A photo of your face works best. You can crop it next.",
      "ui:options": { accept: "image/jpeg,image/png,image/webp", maxBytes: 5000000 },
    },
  },
  initial: {},
  refusals: { "account.avatar_unreadable": "avatar" },
  steps: [],
  errors: {
    avatar: { otherwise: "Please check this.", maxBytes: "Choose a file up to 5 MB.", accept: "Choose one of these file types: JPEG, PNG, WEBP." },
  },
  rules: [],
});
