// The form propertyStatusForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";
import type { StatusChoice } from "../model/values";

/** What "State of the listing" collects. */
export interface PropertyStatusFormValues {
  readonly status: StatusChoice;
}

/** State of the listing (§4 Booking actions). */
export const propertyStatusForm = formOf<PropertyStatusFormValues>({
  id: "propertyStatusForm",
  title: "State of the listing",
  intro: "Bookings that are already made stay as they are, whatever you choose.",
  submit: "Save",
  sends: "updatePropertyStatus",
  supplied: [],
  own: [],
  schema: {
    $id: "propertyStatusForm", type: "object",
    properties: { status: { type: "string", enum: ["listed", "paused", "archived"] } },
    required: ["status"],
  },
  uiSchema: {
    "ui:order": ["status"],
    "ui:submitButtonOptions": { submitText: "Save" },
    status: { "ui:title": "State", "ui:widget": "radio", "ui:enumNames": { listed: "Listed", paused: "Paused", archived: "Archived" } },
  },
  initial: {},
  steps: [],
  errors: { status: { enum: "Choose one of the answers offered.", otherwise: "Choose an answer." } },
  rules: [],
});
