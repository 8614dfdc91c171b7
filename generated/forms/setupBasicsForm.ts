// Generated fe6d18e0427d. The form setupBasicsForm.
import { formOf } from "./every-form";
import type { PropertyType } from "../model/values";

/** What "Describe your place" collects. */
export interface SetupBasicsFormValues {
  readonly property_type?: PropertyType | undefined;
  readonly title: string;
  readonly description: string;
}

/** Describe your place. Source: §2 Shell elements. */
export const setupBasicsForm = formOf<SetupBasicsFormValues>({
  id: "setupBasicsForm",
  title: "Describe your place",
  intro: "You can change everything later.",
  submit: "Continue",
  schema: {
    properties: {
      property_type: {
        type: "string",
        enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
      },
      title: { type: "string", minLength: 1, maxLength: 80, format: "text" },
      description: { type: "string", minLength: 1, maxLength: 5000, format: "long-text" },
    },
    required: ["title", "description"],
  },
  uiSchema: {
    property_type: {
      "ui:title": "Property type",
      "ui:widget": "select",
      "ui:enumNames": { cabin: "Cabin", cottage: "Cottage", house: "House", apartment: "Apartment", condo: "Condo", chalet: "Chalet", townhouse: "Townhouse", loft: "Loft", guest_suite: "Guest suite", tiny_house: "Tiny house", farm_stay: "Farm stay", bed_and_breakfast: "Bed and breakfast", yurt: "Yurt", houseboat: "Houseboat" },
    },
    title: { "ui:title": "Title", "ui:widget": "text", "ui:help": "Up to 80 characters.", "ui:placeholder": "Cedar cabin by the lake" },
    description: { "ui:title": "Description", "ui:widget": "textarea", "ui:help": "What guests will find inside and nearby. Phone numbers, addresses and links stay hidden until a booking is paid." },
  },
  initial: {
    property_type: "house",
  },
  errors: {
    property_type: { enum: "Choose one of the options." },
    title: { maxLength: "Use at most 80 characters.", format: "Use one line, without hidden characters.", otherwise: "Enter a title." },
    description: { maxLength: "Use at most 5,000 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Write a few sentences." },
  },
});
