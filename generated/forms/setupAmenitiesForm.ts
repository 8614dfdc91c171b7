// Generated de83ed048017. The form setupAmenitiesForm.
import { formOf } from "./every-form";
import type { Accessibility, Amenity } from "../model/values";

/** What "What does your place offer?" collects. */
export interface SetupAmenitiesFormValues {
  readonly amenities?: readonly Amenity[] | undefined;
  readonly accessibility?: readonly Accessibility[] | undefined;
}

/** What does your place offer? Source: §2 Shell elements. */
export const setupAmenitiesForm = formOf<SetupAmenitiesFormValues>({
  id: "setupAmenitiesForm",
  title: "What does your place offer?",
  intro: "Select only what guests always have.",
  submit: "Continue",
  schema: {
    properties: {
      amenities: {
        type: "array",
        items: {
          type: "string",
          enum: ["wifi", "heating", "air_conditioning", "linens", "washer", "dryer", "iron", "hair_dryer", "workspace", "kitchen", "kitchenette", "dishwasher", "oven", "coffee_maker", "barbecue", "tv", "fireplace", "wood_stove", "board_games", "books", "piano", "crib", "high_chair", "play_area", "fenced_yard", "hot_tub", "sauna", "pool", "deck", "fire_pit", "garden", "waterfront", "beach_access", "dock", "canoe", "bicycles", "ski_in_ski_out", "mountain_view", "lake_view", "ocean_view", "free_parking", "ev_charger", "self_check_in", "smoke_alarm", "carbon_monoxide_alarm", "fire_extinguisher", "first_aid_kit"],
        },
        maxItems: 60,
        uniqueItems: true,
      },
      accessibility: {
        type: "array",
        items: {
          type: "string",
          enum: ["step_free", "ground_floor", "wide_doors", "elevator", "accessible_parking", "roll_in_shower", "grab_bars", "visual_alarm"],
        },
        maxItems: 20,
        uniqueItems: true,
      },
    },
  },
  uiSchema: {
    amenities: {
      "ui:title": "Amenities",
      "ui:widget": "checkboxes",
      "ui:enumNames": { wifi: "Wi-Fi", heating: "Heating", air_conditioning: "Air conditioning", linens: "Linens and towels", washer: "Washer", dryer: "Dryer", iron: "Iron", hair_dryer: "Hair dryer", workspace: "Dedicated workspace", kitchen: "Full kitchen", kitchenette: "Kitchenette", dishwasher: "Dishwasher", oven: "Oven", coffee_maker: "Coffee maker", barbecue: "Barbecue", tv: "TV", fireplace: "Fireplace", wood_stove: "Wood stove", board_games: "Board games", books: "Books", piano: "Piano", crib: "Crib", high_chair: "High chair", play_area: "Play area", fenced_yard: "Fenced yard", hot_tub: "Hot tub", sauna: "Sauna", pool: "Pool", deck: "Deck or patio", fire_pit: "Fire pit", garden: "Garden", waterfront: "On the water", beach_access: "Beach access", dock: "Dock", canoe: "Canoe or kayak", bicycles: "Bicycles", ski_in_ski_out: "Ski-in, ski-out", mountain_view: "Mountain view", lake_view: "Lake view", ocean_view: "Ocean view", free_parking: "Free parking", ev_charger: "EV charger", self_check_in: "Self check-in", smoke_alarm: "Smoke alarm", carbon_monoxide_alarm: "Carbon monoxide alarm", fire_extinguisher: "Fire extinguisher", first_aid_kit: "First aid kit" },
    },
    accessibility: {
      "ui:title": "Accessibility",
      "ui:widget": "checkboxes",
      "ui:enumNames": { step_free: "Step-free entrance", ground_floor: "Bedroom and bath on the ground floor", wide_doors: "Doors at least 81 cm wide", elevator: "Elevator", accessible_parking: "Accessible parking", roll_in_shower: "Roll-in shower", grab_bars: "Grab bars in the bathroom", visual_alarm: "Visual smoke alarm" },
    },
  },
  errors: {
    amenities: { maxItems: "Choose at most 60 options.", uniqueItems: "This is listed twice." },
    "amenities.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
    accessibility: { maxItems: "Choose at most 20 options.", uniqueItems: "This is listed twice." },
    "accessibility.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
  },
});
