// Generated 28c3c283e38a. What several tools take as an argument.
import { fields, oneOf, orNull, type JsonSchema } from "../contract/contract";
import { Accessibility, Amenity, AwareOfReferral, CancellationPolicy, Currency, Language, LineType, PropertyType, ReferralAffectedDecision } from "../model/values";

export const Bedroom: JsonSchema = fields({
  name: {
    type: "string",
    minLength: 1,
    maxLength: 60,
    format: "text",
    examples: ["Bedroom 1"],
  },
  beds: {
    type: "string",
    minLength: 1,
    maxLength: 100,
    format: "text",
    examples: ["1 queen bed"],
  },
});

export const CalendarChange: JsonSchema = fields({
  start: { type: "string", format: "date", description: "The first night" },
  end: { type: "string", format: "date", description: "The morning after the last night" },
  blocked: { type: "boolean", description: "Nobody can book them; no opens them again" },
  price_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "The price of each; nothing is the usual price" }),
  min_nights: orNull({ type: "integer", minimum: 1, maximum: 365, description: "The shortest stay that begins then; nothing is the usual" }),
  checkin_days: orNull({
    type: "array",
    items: { type: "integer", minimum: 0, maximum: 6, description: "0 is Sunday" },
    minItems: 1,
    maxItems: 7,
    description: "On which weekdays a stay may begin then; nothing is any",
  }),
  checkout_days: orNull({
    type: "array",
    items: { type: "integer", minimum: 0, maximum: 6, description: "0 is Sunday" },
    minItems: 1,
    maxItems: 7,
    description: "On which weekdays a stay may end then; nothing is any",
  }),
  note: orNull({ type: "string", maxLength: 200, format: "text", description: "For the host alone" }),
}, ["blocked", "price_cents", "min_nights", "checkin_days", "checkout_days", "note"]);

export const FeedbackRatings: JsonSchema = fields({
  understand_referral_system: { type: "integer", minimum: 1, maximum: 5, description: "How well the sender understands the referral system" },
  likely_to_refer: { type: "integer", minimum: 1, maximum: 5, description: "How likely the sender is to refer others" },
  worth_time: { type: "integer", minimum: 1, maximum: 5, description: "Whether the system is worth the sender’s time" },
  signup_satisfaction: { type: "integer", minimum: 1, maximum: 3, description: "How the signup went: 1 confusing, 2 okay, 3 smooth" },
}, ["understand_referral_system", "likely_to_refer", "worth_time", "signup_satisfaction"]);

export const Guests: JsonSchema = fields({
  adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
  children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
  infants: { type: "integer", minimum: 0, maximum: 10, default: 0 },
  pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
}, ["adults", "children", "infants", "pets"]);

export const LineItem: JsonSchema = fields({
  code: {
    type: "string",
    maxLength: 64,
    format: "text",
    examples: ["cleaning_fee"],
  },
  label: {
    type: "string",
    maxLength: 200,
    format: "text",
    examples: ["Cleaning fee"],
  },
  type: oneOf(LineType),
  amount: {
    type: "string",
    maxLength: 40,
    pattern: "^-?\\d+(\\.\\d+)? [A-Z]{3}$",
    format: "text",
    description: "For reading",
    examples: ["55.20 CAD"],
  },
  amount_cents: {
    type: "integer",
    minimum: -1000000000,
    maximum: 1000000000,
    description: "In the smallest unit of the currency",
    examples: [5520],
  },
  currency: oneOf(Currency),
  rate: {
    type: "string",
    maxLength: 20,
    format: "text",
    description: "Of a tax: its rate as a decimal number",
    examples: ["0.08"],
  },
  base_cents: {
    type: "integer",
    minimum: -1000000000,
    maximum: 1000000000,
    description: "Of a tax: what it is computed on",
    examples: [69000],
  },
}, ["rate", "base_cents"]);

export const NightsChange: JsonSchema = fields({
  blocked: { type: "boolean", description: "Nobody can book them; no opens them again" },
  price_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "The price of each; nothing is the usual price" }),
  min_nights: orNull({ type: "integer", minimum: 1, maximum: 365, description: "The shortest stay that begins then; nothing is the usual" }),
  checkin_days: orNull({
    type: "array",
    items: { type: "integer", minimum: 0, maximum: 6, description: "0 is Sunday" },
    minItems: 1,
    maxItems: 7,
    description: "On which weekdays a stay may begin then; nothing is any",
  }),
  checkout_days: orNull({
    type: "array",
    items: { type: "integer", minimum: 0, maximum: 6, description: "0 is Sunday" },
    minItems: 1,
    maxItems: 7,
    description: "On which weekdays a stay may end then; nothing is any",
  }),
  note: orNull({ type: "string", maxLength: 200, format: "text", description: "For the host alone" }),
}, ["blocked", "price_cents", "min_nights", "checkin_days", "checkout_days", "note"]);

export const RecipientChoices: JsonSchema = fields({
  aware_of_referral: oneOf(AwareOfReferral),
  referral_affected_decision: oneOf(ReferralAffectedDecision),
}, ["aware_of_referral", "referral_affected_decision"]);

export const SearchFilters: JsonSchema = fields({
  price_min: { type: "integer", minimum: 0, maximum: 2000000, description: "Whole units of its currency a night, fees included" },
  price_max: {
    type: "integer",
    minimum: 0,
    maximum: 2000000,
    description: "Whole units of its currency a night, fees included",
    examples: [400],
  },
  bedrooms_min: { type: "integer", minimum: 0, maximum: 30, description: "At least so many bedrooms" },
  beds_min: { type: "integer", minimum: 0, maximum: 30, description: "At least so many beds" },
  baths_min: { type: "integer", minimum: 0, maximum: 20, description: "At least so many bathrooms" },
  rating_min: { type: "number", minimum: 0, maximum: 5, description: "The average of its reviews" },
  types: {
    type: "array",
    items: oneOf(PropertyType),
    maxItems: 20,
    description: "Any of these",
  },
  amenities: {
    type: "array",
    items: oneOf(Amenity),
    maxItems: 60,
    description: "All of these",
  },
  accessible: {
    type: "array",
    items: oneOf(Accessibility),
    maxItems: 20,
    description: "All of these",
  },
  languages: {
    type: "array",
    items: oneOf(Language),
    maxItems: 40,
    description: "At least one of these, by the profile of its owner",
  },
  free_cancellation: { type: "boolean", description: "With dates: everything comes back until a time before check-in that still lies ahead; without: by the policy" },
  policies: {
    type: "array",
    items: oneOf(CancellationPolicy),
    maxItems: 4,
    description: "Any of these",
  },
  instant: { type: "boolean", description: "Only what is booked at once" },
}, ["price_min", "price_max", "bedrooms_min", "beds_min", "baths_min", "rating_min", "types", "amenities", "accessible", "languages", "free_cancellation", "policies", "instant"]);
