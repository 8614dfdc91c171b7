// The form pointsForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";

/** What "Use points" collects. */
export interface PointsFormValues {
  readonly points: number;
}

/** Use points (§4 Booking actions). */
export const pointsForm = formOf<PointsFormValues>({
  id: "pointsForm",
  title: "Use points",
  intro: "Use points toward the stay and our fee, not taxes. At least $1 CAD is paid by card.",
  submit: "Use points",
  sends: "setBookingPoints",
  supplied: [],
  own: [],
  schema: {
    $id: "pointsForm",
    type: "object",
    properties: { points: { type: "integer", minimum: 0, maximum: 10000000 } },
    required: ["points"],
  },
  uiSchema: { "ui:order": ["points"], "ui:submitButtonOptions": { submitText: "Use points" }, points: {
    "ui:title": "Points", "ui:widget": "number", "ui:help": "100 or more. Enter 0 to use none.",
  } },
  initial: {},
  steps: [],
  errors: { points: {
    type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 10,000,000 or less.", otherwise: "Enter a number of points.",
  } },
  rules: [],
});
