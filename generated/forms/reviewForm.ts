// Generated ed714a76f296. The form reviewForm.
import { formOf } from "./every-form";

/** What "How was your stay?" collects. */
export interface ReviewFormValues {
  readonly rating: number;
  readonly cleanliness?: number | undefined;
  readonly accuracy?: number | undefined;
  readonly checkin?: number | undefined;
  readonly communication?: number | undefined;
  readonly location?: number | undefined;
  readonly value?: number | undefined;
  readonly comment: string;
  readonly private_note?: string | undefined;
}

/** How was your stay? Source: §2. */
export const reviewForm = formOf<ReviewFormValues>({
  id: "reviewForm",
  title: "How was your stay?",
  intro: "Your review is public once your host has reviewed you too, or when the time for reviews is over. It can’t be edited.",
  submit: "Submit review",
  sends: "submitReview",
  schema: {
    properties: {
      rating: { type: "integer", minimum: 1, maximum: 5 },
      cleanliness: { type: "integer", minimum: 1, maximum: 5 },
      accuracy: { type: "integer", minimum: 1, maximum: 5 },
      checkin: { type: "integer", minimum: 1, maximum: 5 },
      communication: { type: "integer", minimum: 1, maximum: 5 },
      location: { type: "integer", minimum: 1, maximum: 5 },
      value: { type: "integer", minimum: 1, maximum: 5 },
      comment: { type: "string", minLength: 20, maxLength: 2000, format: "long-text" },
      private_note: { type: "string", maxLength: 1000, format: "long-text" },
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
    cleanliness: {
      "ui:title": "Cleanliness",
      "ui:widget": "stars",
      "ui:options": {
        points: { "1": "Terrible", "2": "Poor", "3": "Okay", "4": "Good", "5": "Excellent" },
      },
    },
    accuracy: {
      "ui:title": "Accuracy",
      "ui:widget": "stars",
      "ui:help": "Was it as described?",
      "ui:options": {
        points: { "1": "Terrible", "2": "Poor", "3": "Okay", "4": "Good", "5": "Excellent" },
      },
    },
    checkin: {
      "ui:title": "Check-in",
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
    location: {
      "ui:title": "Location",
      "ui:widget": "stars",
      "ui:options": {
        points: { "1": "Terrible", "2": "Poor", "3": "Okay", "4": "Good", "5": "Excellent" },
      },
    },
    value: {
      "ui:title": "Value",
      "ui:widget": "stars",
      "ui:options": {
        points: { "1": "Terrible", "2": "Poor", "3": "Okay", "4": "Good", "5": "Excellent" },
      },
    },
    comment: { "ui:title": "Your review", "ui:widget": "textarea", "ui:help": "At least 20 characters. No email addresses, phone numbers or links.", "ui:placeholder": "What should the next guest know?" },
    private_note: { "ui:title": "Private note to your host", "ui:widget": "textarea", "ui:help": "Only your host can see this." },
  },
  refusals: { "review.personal_details": "comment" },
  errors: {
    rating: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less.", otherwise: "Select one to five stars." },
    cleanliness: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less." },
    accuracy: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less." },
    checkin: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less." },
    communication: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less." },
    location: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less." },
    value: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less." },
    comment: { minLength: "Use at least 20 characters.", maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Fill this in: Your review." },
    private_note: { maxLength: "Use at most 1,000 characters.", format: "This has hidden characters. Try typing it." },
  },
});
