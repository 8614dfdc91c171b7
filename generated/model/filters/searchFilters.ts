// Generated 4ac6de1a886a. The filters of SearchFilters.
import type { SearchFilters } from "../entities";
import type { Filters } from "../filter";
import { Accessibility } from "../values/Accessibility";
import { Amenity } from "../values/Amenity";
import { CancellationPolicy } from "../values/CancellationPolicy";
import { Language } from "../values/Language";
import { PropertyType } from "../values/PropertyType";

/** What a stay must have to be found; what is left out does not matter: how each is compared, and its words. */
export const searchFilters: Filters<SearchFilters> = {
  price_min: { by: "code" },
  price_max: { by: "code" },
  bedrooms_min: { by: "at least", column: "bedrooms", label: "Bedrooms", chip: "{count}+ bedrooms" },
  beds_min: { by: "at least", column: "beds", label: "Beds", chip: "{count}+ beds" },
  baths_min: { by: "at least", column: "baths", label: "Bathrooms", chip: "{count}+ bathrooms" },
  rating_min: { by: "at least", column: "rating", label: "Guest rating", chip: "Rated {count}+", choices: [4,4.5,4.8] },
  types: { by: "any of", column: "property_type", label: "Property type", of: PropertyType },
  amenities: { by: "all of", column: "amenities", label: "Amenities", of: Amenity },
  accessible: { by: "all of", column: "accessibility", label: "Accessibility", of: Accessibility },
  languages: { by: "some of", column: "languages", label: "Host speaks", chip: "Host speaks {label}", through: { table: "profiles", key: "profile_id", by: "profile_id" }, of: Language },
  free_cancellation: { by: "code" },
  policies: { by: "any of", column: "cancellation_policy", label: "Cancellation", of: CancellationPolicy },
  instant: { by: "is set", column: "instant_book", label: "Instant book", unless: "instant_stopped" },
};
