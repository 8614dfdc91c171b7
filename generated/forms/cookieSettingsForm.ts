// Generated 2e0ecdf4d528. The form cookieSettingsForm.
import { formOf } from "./every-form";

/** What "Cookie settings" collects. */
export interface CookieSettingsFormValues {
  readonly analytics?: boolean | undefined;
  readonly replay?: boolean | undefined;
}

/** Cookie settings. */
export const cookieSettingsForm = formOf<CookieSettingsFormValues>({
  id: "cookieSettingsForm",
  title: "Cookie settings",
  intro: "Cookies for login, currency and invitations are always on. The rest is up to you.",
  submit: "Save",
  schema: {
    properties: {
      analytics: { type: "boolean" },
      replay: { type: "boolean" },
    },
  },
  uiSchema: {
    analytics: { "ui:title": "Analytics", "ui:widget": "checkbox", "ui:help": "Tells an ad tracker which pages you see, and when you sign up or schedule a call." },
    replay: { "ui:title": "Session replay and feedback", "ui:widget": "checkbox", "ui:help": "Lets error reports include a recording of the page, without what you typed." },
  },
  initial: {
    analytics: false,
    replay: false,
  },
});
