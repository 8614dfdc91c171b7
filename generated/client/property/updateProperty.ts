// Generated c825ee3ecfad. The call updateProperty, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Bedroom, EditedProperty } from "../../model/entities";
import type { Accessibility, Amenity, CancellationPolicy, PropertyType, Province, SetupPage, TimeZone } from "../../model/values";
import type { Clock, PlainDate } from "../../model/wire";

export interface UpdatePropertyArgs {
  readonly property_id: string;
  /** What was edited; refused where something else has been saved since */
  readonly version?: number | undefined;
  /** A listing on another platform; without a scheme it gets https:// */
  readonly listing_url?: string | undefined;
  /** Empty while a draft */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly property_type?: PropertyType | undefined;
  /** How many guests it takes */
  readonly sleeps?: number | undefined;
  readonly bedrooms?: number | undefined;
  readonly beds?: number | undefined;
  /** Half baths count a half */
  readonly baths?: number | undefined;
  readonly bedroom_list?: readonly Bedroom[] | undefined;
  readonly amenities?: readonly Amenity[] | undefined;
  readonly accessibility?: readonly Accessibility[] | undefined;
  readonly house_rules?: string | undefined;
  /** Street and number; shown once a booking is confirmed */
  readonly address?: string | null | undefined;
  readonly city?: string | undefined;
  readonly province?: Province | null | undefined;
  readonly postal_code?: string | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  /** All of its dates and times are in this zone */
  readonly timezone?: TimeZone | undefined;
  readonly checkin_time?: Clock | undefined;
  readonly checkout_time?: Clock | undefined;
  readonly cancellation_policy?: CancellationPolicy | undefined;
  /** Booked at once, without asking the host */
  readonly instant_book?: boolean | undefined;
  /** Price per night, where its day of the week has none of its own */
  readonly base_cents?: number | undefined;
  /** A Monday night; the price per night where empty */
  readonly monday_cents?: number | null | undefined;
  /** A Tuesday night; the price per night where empty */
  readonly tuesday_cents?: number | null | undefined;
  /** A Wednesday night; the price per night where empty */
  readonly wednesday_cents?: number | null | undefined;
  /** A Thursday night; the price per night where empty */
  readonly thursday_cents?: number | null | undefined;
  /** A Friday night; the price per night where empty */
  readonly friday_cents?: number | null | undefined;
  /** A Saturday night; the price per night where empty */
  readonly saturday_cents?: number | null | undefined;
  /** A Sunday night; the price per night where empty */
  readonly sunday_cents?: number | null | undefined;
  readonly cleaning_fee_cents?: number | undefined;
  /** Once a stay */
  readonly pet_fee_cents?: number | undefined;
  readonly pets_allowed?: boolean | undefined;
  /** A night, for each guest beyond those included */
  readonly extra_guest_cents?: number | undefined;
  readonly guests_included?: number | undefined;
  /** From seven nights */
  readonly weekly_discount_percent?: number | undefined;
  /** From twenty-eight nights */
  readonly monthly_discount_percent?: number | undefined;
  /** Booked sixty days ahead or earlier */
  readonly early_discount_percent?: number | undefined;
  /** Booked within the last seven days */
  readonly last_minute_discount_percent?: number | undefined;
  readonly min_nights?: number | undefined;
  readonly max_nights?: number | undefined;
  /** Guests may book a gap between two stays that is shorter than the shortest stay */
  readonly gap_stays?: boolean | undefined;
  /** The shortest stay in such a gap */
  readonly gap_min_nights?: number | undefined;
  readonly advance_notice_hours?: number | undefined;
  /** Kept free between two stays */
  readonly preparation_nights?: number | undefined;
  /** The host says that it is offered nowhere else */
  readonly no_other_calendars?: boolean | undefined;
  /** Shown on the listing where law asks */
  readonly registration_number?: string | null | undefined;
  readonly registration_expires?: PlainDate | null | undefined;
  /** Of the city, where it asks for one beside its province */
  readonly licence_number?: string | null | undefined;
  /** How far the host is in the setup */
  readonly setup_page?: SetupPage | undefined;
  /** The host owns the imported pictures or may use them; they are copied now */
  readonly photos_permitted?: true | undefined;
  /** With that: the only ones to copy, in this order; all of them where left out */
  readonly photos_chosen?: readonly string[] | undefined;
  /** Changes the secret of the exported calendar; the old link stops working */
  readonly new_export_url?: true | undefined;
}

export type UpdatePropertyAnswer = EditedProperty;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.changed_elsewhere property.listing_address_unusable property.listing_claimed property.listing_incomplete property.nights_reversed property.not_found property.not_owner property.photo_not_found";

export type UpdatePropertyCode = Words<typeof codes>;

/** Changes what is sent of a property, and confirms it where it was imported. PATCH /user/property/{property_id}. For the owner of the property. Source: §7 Property. */
export function updateProperty(transport: Transport, args: UpdatePropertyArgs): Promise<Outcome<UpdatePropertyAnswer, UpdatePropertyCode>> {
  return ask(transport, { call: "updateProperty", method: "PATCH", path: "/user/property/{property_id}", secure: true, codes }, args);
}

export const updatePropertyFx = /* @__PURE__ */ effectOf("updatePropertyFx", updateProperty);
