// Generated 295881d26ae4. The form guestReviewForm.
import { formOf } from "./every-form";

/** What "How was your guest?" collects. */
export interface GuestReviewFormValues {
  readonly rating: number;
  readonly rules?: number | undefined;
  readonly cleanliness?: number | undefined;
  readonly communication?: number | undefined;
  readonly comment: string;
}

/** How was your guest? */
export const guestReviewForm = formOf<GuestReviewFormValues>({
  id: "guestReviewForm",
  title: "How was your guest?",
  intro: "Hosts read it when this guest asks to stay with them. Your guest reads it once they’ve reviewed their stay too, or when the time for reviews is over. It can’t be edited.",
  submit: "Submit review",
  sends: "submitGuestReview",
  schema: {
    properties: {
      rating: { type: "integer", minimum: 1, maximum: 5 },
      rules: { type: "integer", minimum: 1, maximum: 5 },
      cleanliness: { type: "integer", minimum: 1, maximum: 5 },
      communication: { type: "integer", minimum: 1, maximum: 5 },
      comment: { type: "string", minLength: 20, maxLength: 2000, format: "long-text" },
    },
    required: ["rating", "comment"],
  },
  uiSchema: {
    rating: {
      "ui:title": "Overall",
      "ui:widget": "stars",
      "ui:options": {
        points: { "1": "Terrible", "2": "Poor", "3": "Okay", "4": "Good", "5": "Excellent" },
      },
    },
    rules: {
      "ui:title": "House rules",
      "ui:widget": "stars",
      "ui:help": "Did they keep to them?",
      "ui:options": {
        points: { "1": "Terrible", "2": "Poor", "3": "Okay", "4": "Good", "5": "Excellent" },
      },
    },
    cleanliness: {
      "ui:title": "Cleanliness",
      "ui:widget": "stars",
      "ui:options": {
        points: { "1": "Terrible", "2": "Poor", "3": "Okay", "4": "Good", "5": "Excellent" },
      },
    },
    communication: {
      "ui:title": "Communication",
      "ui:widget": "stars",
      "ui:options": {
        points: { "1": "Terrible", "2": "Poor", "3": "Okay", "4": "Good", "5": "Excellent" },
      },
    },
    comment: { "ui:title": "Your review", "ui:widget": "textarea", "ui:help": "At least 20 characters. No email addresses, phone numbers or links.", "ui:placeholder": "What should the next host know?" },
  },
  refusals: { "review.personal_details": "comment" },
  errors: {
    rating: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less.", otherwise: "Select one to five stars." },
    rules: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less." },
    cleanliness: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less." },
    communication: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less." },
    comment: { minLength: "Use at least 20 characters.", maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Fill this in: Your review." },
  },
});
