// Generated 4a3e90b8b1a4. The form setupPlaceForm.
import { formOf } from "./every-form";
import type { Province, TimeZone } from "../model/values";

/** What "Where is your place?" collects. */
export interface SetupPlaceFormValues {
  readonly address: string;
  readonly city: string;
  readonly province: Province;
  readonly postal_code: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone?: TimeZone | undefined;
}

/** Where is your place? Source: §2 Shell elements. */
export const setupPlaceForm = formOf<SetupPlaceFormValues>({
  id: "setupPlaceForm",
  title: "Where is your place?",
  intro: "Guests see a circle of 500 metres. The address is shown after a booking is confirmed.",
  submit: "Continue",
  schema: {
    properties: {
      address: { type: "string", minLength: 1, maxLength: 200, format: "text" },
      city: { type: "string", minLength: 1, maxLength: 100, format: "text" },
      province: {
        type: "string",
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"],
      },
      postal_code: { type: "string", maxLength: 10, pattern: "^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$", format: "text" },
      latitude: { type: "number", minimum: -90, maximum: 90 },
      longitude: { type: "number", minimum: -180, maximum: 180 },
      timezone: {
        type: "string",
        enum: ["America/St_Johns", "America/Halifax", "America/Glace_Bay", "America/Moncton", "America/Goose_Bay", "America/Blanc-Sablon", "America/Toronto", "America/Iqaluit", "America/Atikokan", "America/New_York", "America/Detroit", "America/Kentucky/Louisville", "America/Kentucky/Monticello", "America/Indiana/Indianapolis", "America/Indiana/Vincennes", "America/Indiana/Winamac", "America/Indiana/Marengo", "America/Indiana/Petersburg", "America/Indiana/Vevay", "America/Winnipeg", "America/Resolute", "America/Rankin_Inlet", "America/Regina", "America/Swift_Current", "America/Chicago", "America/Indiana/Tell_City", "America/Indiana/Knox", "America/Menominee", "America/North_Dakota/Center", "America/North_Dakota/New_Salem", "America/North_Dakota/Beulah", "America/Edmonton", "America/Cambridge_Bay", "America/Inuvik", "America/Creston", "America/Dawson_Creek", "America/Fort_Nelson", "America/Denver", "America/Boise", "America/Phoenix", "America/Whitehorse", "America/Dawson", "America/Vancouver", "America/Los_Angeles", "America/Anchorage", "America/Juneau", "America/Sitka", "America/Metlakatla", "America/Yakutat", "America/Nome", "America/Adak", "Pacific/Honolulu"],
      },
    },
    required: ["address", "city", "province", "postal_code", "latitude", "longitude"],
  },
  uiSchema: {
    address: { "ui:title": "Street and number", "ui:widget": "text", "ui:autocomplete": "street-address" },
    city: { "ui:title": "City or town", "ui:widget": "text", "ui:autocomplete": "address-level2" },
    province: {
      "ui:title": "Province or territory",
      "ui:widget": "select",
      "ui:autocomplete": "address-level1",
      "ui:enumNames": { AB: "Alberta", BC: "British Columbia", MB: "Manitoba", NB: "New Brunswick", NL: "Newfoundland and Labrador", NS: "Nova Scotia", NT: "Northwest Territories", NU: "Nunavut", ON: "Ontario", PE: "Prince Edward Island", QC: "Quebec", SK: "Saskatchewan", YT: "Yukon" },
    },
    postal_code: { "ui:title": "Postal code", "ui:widget": "text", "ui:placeholder": "V8E 0B1", "ui:autocomplete": "postal-code" },
    latitude: { "ui:title": "Latitude", "ui:widget": "number", "ui:help": "Set by the pin on the map. You can also type it." },
    longitude: { "ui:title": "Longitude", "ui:widget": "number" },
    timezone: {
      "ui:title": "Time zone",
      "ui:widget": "timezone",
      "ui:help": "Dates and times of stays use this time zone.",
      "ui:enumNames": { "America/St_Johns": "Newfoundland Time: St. John’s", "America/Halifax": "Atlantic Time: Halifax, Charlottetown", "America/Glace_Bay": "Atlantic Time: Glace Bay", "America/Moncton": "Atlantic Time: Moncton, Saint John, Fredericton", "America/Goose_Bay": "Atlantic Time: Happy Valley-Goose Bay", "America/Blanc-Sablon": "Atlantic Time: Blanc-Sablon (no daylight saving time)", "America/Toronto": "Eastern Time: Toronto, Ottawa, Montréal, Québec", "America/Iqaluit": "Eastern Time: Iqaluit", "America/Atikokan": "Eastern Time: Atikokan (no daylight saving time)", "America/New_York": "Eastern Time: New York", "America/Detroit": "Eastern Time: Detroit", "America/Kentucky/Louisville": "Eastern Time: Louisville", "America/Kentucky/Monticello": "Eastern Time: Monticello", "America/Indiana/Indianapolis": "Eastern Time: Indianapolis", "America/Indiana/Vincennes": "Eastern Time: Vincennes", "America/Indiana/Winamac": "Eastern Time: Winamac", "America/Indiana/Marengo": "Eastern Time: Marengo", "America/Indiana/Petersburg": "Eastern Time: Petersburg", "America/Indiana/Vevay": "Eastern Time: Vevay", "America/Winnipeg": "Central Time: Winnipeg, Kenora", "America/Resolute": "Central Time: Resolute", "America/Rankin_Inlet": "Central Time: Rankin Inlet", "America/Regina": "Central Time: Regina, Saskatoon (no daylight saving time)", "America/Swift_Current": "Central Time: Swift Current (no daylight saving time)", "America/Chicago": "Central Time: Chicago", "America/Indiana/Tell_City": "Central Time: Tell City", "America/Indiana/Knox": "Central Time: Knox", "America/Menominee": "Central Time: Menominee", "America/North_Dakota/Center": "Central Time: Center", "America/North_Dakota/New_Salem": "Central Time: New Salem", "America/North_Dakota/Beulah": "Central Time: Beulah", "America/Edmonton": "Mountain Time: Edmonton, Calgary, Banff, Yellowknife", "America/Cambridge_Bay": "Mountain Time: Cambridge Bay", "America/Inuvik": "Mountain Time: Inuvik", "America/Creston": "Mountain Time: Creston (no daylight saving time)", "America/Dawson_Creek": "Mountain Time: Dawson Creek (no daylight saving time)", "America/Fort_Nelson": "Mountain Time: Fort Nelson (no daylight saving time)", "America/Denver": "Mountain Time: Denver", "America/Boise": "Mountain Time: Boise", "America/Phoenix": "Mountain Time: Phoenix (no daylight saving time)", "America/Whitehorse": "Yukon Time: Whitehorse (no daylight saving time)", "America/Dawson": "Yukon Time: Dawson (no daylight saving time)", "America/Vancouver": "Pacific Time: Vancouver, Victoria, Whistler", "America/Los_Angeles": "Pacific Time: Los Angeles", "America/Anchorage": "Alaska Time: Anchorage", "America/Juneau": "Alaska Time: Juneau", "America/Sitka": "Alaska Time: Sitka", "America/Metlakatla": "Alaska Time: Metlakatla", "America/Yakutat": "Alaska Time: Yakutat", "America/Nome": "Alaska Time: Nome", "America/Adak": "Hawaii Time: Adak", "Pacific/Honolulu": "Hawaii Time: Honolulu (no daylight saving time)" },
    },
  },
  initial: {
    timezone: "America/Toronto",
  },
  errors: {
    address: { maxLength: "Use at most 200 characters.", format: "Use one line, without hidden characters.", otherwise: "Enter a street and number." },
    city: { maxLength: "Use at most 100 characters.", format: "Use one line, without hidden characters.", otherwise: "Enter a city or town." },
    province: { enum: "Choose one of the options.", otherwise: "Choose a province or territory." },
    postal_code: { maxLength: "Use at most 10 characters.", pattern: "A Canadian postal code, such as V8E 0B1", format: "Use one line, without hidden characters.", otherwise: "Enter a postal code." },
    latitude: { type: "Enter a number.", minimum: "Enter -90 or more.", maximum: "Enter 90 or less.", otherwise: "Set the pin on the map." },
    longitude: { type: "Enter a number.", minimum: "Enter -180 or more.", maximum: "Enter 180 or less.", otherwise: "Set the pin on the map." },
    timezone: { enum: "Choose one of the options." },
  },
});
