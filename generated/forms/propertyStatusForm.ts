// The form propertyStatusForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";
import type { StatusChoice } from "../model/values";

/** What "Listing status" collects. */
export interface PropertyStatusFormValues {
  readonly status: StatusChoice;
}

/** Listing status (§4 Booking actions). */
export const propertyStatusForm = formOf<PropertyStatusFormValues>({
  id: "propertyStatusForm",
  title: "Listing status",
  intro: "This doesn’t affect existing bookings.",
  submit: "Save",
  sends: "updatePropertyStatus",
  supplied: [],
  own: [],
  schema: { $id: "propertyStatusForm", type: "object", properties: { status: { type: "string", enum: ["listed", "paused", "archived"] } }, required: [
    "status",
  ] },
  uiSchema: { "ui:order": ["status"], "ui:submitButtonOptions": { submitText: "Save" }, status: {
    "ui:title": "Status", "ui:widget": "radio", "ui:enumNames": { listed: "Listed", paused: "Paused", archived: "Archived" },
  } },
  initial: {},
  steps: [],
  errors: { status: { enum: "Choose one of the options.", otherwise: "Choose an answer." } },
  rules: [],
});
