// The calls of property as effects.
// Written by the generator from the spec; change the spec, not this file.
import { effectOf } from "../effect-of";
import {
  addFeed, addPhoto, checkPrice, connectListing, connectListings, contactHost, createProperty, deleteFeed, deletePhoto, deleteProperty,
  disconnectListing, exportCalendar, findPlace, findZone, getAvailability, getCalendar, getListing, getOwnProperty, getPricingMeta,
  listOwnProperties, listPopularStates, previewPrice, searchOwnProperties, searchProperties, syncFeed, updateCalendar, updatePhotos,
  updateProperty, updatePropertyStatus, type AddFeedAnswer, type AddFeedArgs, type AddFeedCode, type AddPhotoAnswer, type AddPhotoArgs,
  type AddPhotoCode, type CheckPriceAnswer, type CheckPriceArgs, type CheckPriceCode, type ConnectListingAnswer, type ConnectListingArgs,
  type ConnectListingCode, type ConnectListingsAnswer, type ConnectListingsArgs, type ConnectListingsCode, type ContactHostAnswer,
  type ContactHostArgs, type ContactHostCode, type CreatePropertyAnswer, type CreatePropertyArgs, type CreatePropertyCode,
  type DeleteFeedAnswer, type DeleteFeedArgs, type DeleteFeedCode, type DeletePhotoAnswer, type DeletePhotoArgs, type DeletePhotoCode,
  type DeletePropertyAnswer, type DeletePropertyArgs, type DeletePropertyCode, type DisconnectListingAnswer, type DisconnectListingArgs,
  type DisconnectListingCode, type ExportCalendarAnswer, type ExportCalendarArgs, type ExportCalendarCode, type FindPlaceAnswer,
  type FindPlaceArgs, type FindPlaceCode, type FindZoneAnswer, type FindZoneArgs, type FindZoneCode, type GetAvailabilityAnswer,
  type GetAvailabilityArgs, type GetAvailabilityCode, type GetCalendarAnswer, type GetCalendarArgs, type GetCalendarCode,
  type GetListingAnswer, type GetListingArgs, type GetListingCode, type GetOwnPropertyAnswer, type GetOwnPropertyArgs,
  type GetOwnPropertyCode, type GetPricingMetaAnswer, type GetPricingMetaArgs, type GetPricingMetaCode, type ListOwnPropertiesAnswer,
  type ListOwnPropertiesCode, type ListPopularStatesAnswer, type ListPopularStatesCode, type PreviewPriceAnswer, type PreviewPriceArgs,
  type PreviewPriceCode, type SearchOwnPropertiesAnswer, type SearchOwnPropertiesArgs, type SearchOwnPropertiesCode,
  type SearchPropertiesAnswer, type SearchPropertiesArgs, type SearchPropertiesCode, type SyncFeedAnswer, type SyncFeedArgs,
  type SyncFeedCode, type UpdateCalendarAnswer, type UpdateCalendarArgs, type UpdateCalendarCode, type UpdatePhotosAnswer,
  type UpdatePhotosArgs, type UpdatePhotosCode, type UpdatePropertyAnswer, type UpdatePropertyArgs, type UpdatePropertyCode,
  type UpdatePropertyStatusAnswer, type UpdatePropertyStatusArgs, type UpdatePropertyStatusCode,
} from "../property";
import type { Failure } from "../transport";
import type { Effect } from "effector";

/**
 * Adds a calendar from elsewhere and reads it at once; the one of the connected listing proves whose it is. A screen makes a copy of its
 * own: `attach({ effect: addFeedFx })`.
 */
export const addFeedFx: Effect<AddFeedArgs, AddFeedAnswer, Failure<AddFeedCode>> = /* @__PURE__ */ effectOf("addFeedFx", addFeed);

/**
 * Adds a picture at the end; its place, camera and owner are taken out of the file. A screen makes a copy of its own: `attach({ effect:
 * addPhotoFx })`.
 */
export const addPhotoFx: Effect<AddPhotoArgs, AddPhotoAnswer, Failure<AddPhotoCode>> = /* @__PURE__ */ effectOf("addPhotoFx", addPhoto);

/**
 * What the stay at another site’s address costs here; dates and guests are read off the address where they are not given. A screen makes a
 * copy of its own: `attach({ effect: checkPriceFx })`.
 */
export const checkPriceFx: Effect<CheckPriceArgs, CheckPriceAnswer, Failure<CheckPriceCode>> = /* @__PURE__ */ effectOf(
  "checkPriceFx",
  checkPrice,
);

/**
 * Connects the saved address, and reads what can be read there into the draft; a second time reads anew and loses nothing confirmed. A
 * screen makes a copy of its own: `attach({ effect: connectListingFx })`.
 */
export const connectListingFx: Effect<ConnectListingArgs, ConnectListingAnswer, Failure<ConnectListingCode>> = /* @__PURE__ */ effectOf(
  "connectListingFx",
  connectListing,
);

/**
 * Connects every listing of the saved host’s page or list of addresses, each as a draft, this property being the first; none is made twice.
 * A screen makes a copy of its own: `attach({ effect: connectListingsFx })`.
 */
export const connectListingsFx: Effect<ConnectListingsArgs, ConnectListingsAnswer, Failure<ConnectListingsCode>> =
  /* @__PURE__ */ effectOf("connectListingsFx", connectListings);

/**
 * Sends a message to the host; the answer comes by mail, and neither sees the other’s address. A screen makes a copy of its own: `attach({
 * effect: contactHostFx })`.
 */
export const contactHostFx: Effect<ContactHostArgs, ContactHostAnswer, Failure<ContactHostCode>> = /* @__PURE__ */ effectOf(
  "contactHostFx",
  contactHost,
);

/** Creates a draft, and turns host mode on. A screen makes a copy of its own: `attach({ effect: createPropertyFx })`. */
export const createPropertyFx: Effect<CreatePropertyArgs | void, CreatePropertyAnswer, Failure<CreatePropertyCode>> =
  /* @__PURE__ */ effectOf("createPropertyFx", createProperty);

/**
 * Removes a calendar from elsewhere; the nights that it took are free again. A screen makes a copy of its own: `attach({ effect:
 * deleteFeedFx })`.
 */
export const deleteFeedFx: Effect<DeleteFeedArgs, DeleteFeedAnswer, Failure<DeleteFeedCode>> = /* @__PURE__ */ effectOf(
  "deleteFeedFx",
  deleteFeed,
);

/**
 * Removes a picture; for a while, naming it in the order of the pictures brings it back. A screen makes a copy of its own: `attach({
 * effect: deletePhotoFx })`.
 */
export const deletePhotoFx: Effect<DeletePhotoArgs, DeletePhotoAnswer, Failure<DeletePhotoCode>> = /* @__PURE__ */ effectOf(
  "deletePhotoFx",
  deletePhoto,
);

/**
 * Deletes a property for good; where past bookings have to be kept, what remains of it is out of every list and without its address. A
 * screen makes a copy of its own: `attach({ effect: deletePropertyFx })`.
 */
export const deletePropertyFx: Effect<DeletePropertyArgs, DeletePropertyAnswer, Failure<DeletePropertyCode>> = /* @__PURE__ */ effectOf(
  "deletePropertyFx",
  deleteProperty,
);

/**
 * Takes the connection to the source listing away; what was brought over and its calendars stay. A screen makes a copy of its own:
 * `attach({ effect: disconnectListingFx })`.
 */
export const disconnectListingFx: Effect<DisconnectListingArgs, DisconnectListingAnswer, Failure<DisconnectListingCode>> =
  /* @__PURE__ */ effectOf("disconnectListingFx", disconnectListing);

/**
 * The nights that are taken, as an iCal calendar that says nothing but Reserved; never those that the reader itself told us. A screen makes
 * a copy of its own: `attach({ effect: exportCalendarFx })`.
 */
export const exportCalendarFx: Effect<ExportCalendarArgs, ExportCalendarAnswer, Failure<ExportCalendarCode>> = /* @__PURE__ */ effectOf(
  "exportCalendarFx",
  exportCalendar,
);

/** Where a town of Canada is; misspelt ones too. A screen makes a copy of its own: `attach({ effect: findPlaceFx })`. */
export const findPlaceFx: Effect<FindPlaceArgs, FindPlaceAnswer, Failure<FindPlaceCode>> = /* @__PURE__ */ effectOf(
  "findPlaceFx",
  findPlace,
);

/** The time zone of a position. A screen makes a copy of its own: `attach({ effect: findZoneFx })`. */
export const findZoneFx: Effect<FindZoneArgs, FindZoneAnswer, Failure<FindZoneCode>> = /* @__PURE__ */ effectOf("findZoneFx", findZone);

/**
 * Which nights are taken, never why; from today to the horizon unless asked otherwise. A screen makes a copy of its own: `attach({ effect:
 * getAvailabilityFx })`.
 */
export const getAvailabilityFx: Effect<GetAvailabilityArgs, GetAvailabilityAnswer, Failure<GetAvailabilityCode>> =
  /* @__PURE__ */ effectOf("getAvailabilityFx", getAvailability);

/**
 * The nights of a property from one day to another; from today for three months unless asked otherwise. A screen makes a copy of its own:
 * `attach({ effect: getCalendarFx })`.
 */
export const getCalendarFx: Effect<GetCalendarArgs, GetCalendarAnswer, Failure<GetCalendarCode>> = /* @__PURE__ */ effectOf(
  "getCalendarFx",
  getCalendar,
);

/**
 * A property as a guest sees it; drafts and what was put away are not found. A screen makes a copy of its own: `attach({ effect:
 * getListingFx })`.
 */
export const getListingFx: Effect<GetListingArgs, GetListingAnswer, Failure<GetListingCode>> = /* @__PURE__ */ effectOf(
  "getListingFx",
  getListing,
);

/** A property with everything that its owner sees and edits. A screen makes a copy of its own: `attach({ effect: getOwnPropertyFx })`. */
export const getOwnPropertyFx: Effect<GetOwnPropertyArgs, GetOwnPropertyAnswer, Failure<GetOwnPropertyCode>> = /* @__PURE__ */ effectOf(
  "getOwnPropertyFx",
  getOwnProperty,
);

/**
 * The price of a stay with points, cancellation and payout; lines that are sent are compared, never trusted. A screen makes a copy of its
 * own: `attach({ effect: getPricingMetaFx })`.
 */
export const getPricingMetaFx: Effect<GetPricingMetaArgs, GetPricingMetaAnswer, Failure<GetPricingMetaCode>> = /* @__PURE__ */ effectOf(
  "getPricingMetaFx",
  getPricingMeta,
);

/** The person’s own properties, the newest first. A screen makes a copy of its own: `attach({ effect: listOwnPropertiesFx })`. */
export const listOwnPropertiesFx: Effect<void, ListOwnPropertiesAnswer, Failure<ListOwnPropertiesCode>> = /* @__PURE__ */ effectOf(
  "listOwnPropertiesFx",
  listOwnProperties,
);

/**
 * The provinces and territories with the most listed properties, the fullest first. A screen makes a copy of its own: `attach({ effect:
 * listPopularStatesFx })`.
 */
export const listPopularStatesFx: Effect<void, ListPopularStatesAnswer, Failure<ListPopularStatesCode>> = /* @__PURE__ */ effectOf(
  "listPopularStatesFx",
  listPopularStates,
);

/**
 * What a stay would cost guests and bring the host at prices that are not saved yet. A screen makes a copy of its own: `attach({ effect:
 * previewPriceFx })`.
 */
export const previewPriceFx: Effect<PreviewPriceArgs, PreviewPriceAnswer, Failure<PreviewPriceCode>> = /* @__PURE__ */ effectOf(
  "previewPriceFx",
  previewPrice,
);

/**
 * Finds the person’s own property by its listing address: a list of one, or an empty one. A screen makes a copy of its own: `attach({
 * effect: searchOwnPropertiesFx })`.
 */
export const searchOwnPropertiesFx: Effect<SearchOwnPropertiesArgs, SearchOwnPropertiesAnswer, Failure<SearchOwnPropertiesCode>> =
  /* @__PURE__ */ effectOf("searchOwnPropertiesFx", searchOwnProperties);

/**
 * Finds listed properties by place, dates, people and filters; with dates only those that are free. A screen makes a copy of its own:
 * `attach({ effect: searchPropertiesFx })`.
 */
export const searchPropertiesFx: Effect<SearchPropertiesArgs | void, SearchPropertiesAnswer, Failure<SearchPropertiesCode>> =
  /* @__PURE__ */ effectOf("searchPropertiesFx", searchProperties);

/** Reads a calendar from elsewhere now. A screen makes a copy of its own: `attach({ effect: syncFeedFx })`. */
export const syncFeedFx: Effect<SyncFeedArgs, SyncFeedAnswer, Failure<SyncFeedCode>> = /* @__PURE__ */ effectOf("syncFeedFx", syncFeed);

/**
 * Sets price, blocks, the shortest stay and days of arrival of some nights, all of it or nothing; bookings are not touched. A screen makes
 * a copy of its own: `attach({ effect: updateCalendarFx })`.
 */
export const updateCalendarFx: Effect<UpdateCalendarArgs, UpdateCalendarAnswer, Failure<UpdateCalendarCode>> = /* @__PURE__ */ effectOf(
  "updateCalendarFx",
  updateCalendar,
);

/**
 * Puts the pictures in this order, and changes the words that are sent; those left out follow at the end. One that was removed lately comes
 * back where it is named. A screen makes a copy of its own: `attach({ effect: updatePhotosFx })`.
 */
export const updatePhotosFx: Effect<UpdatePhotosArgs, UpdatePhotosAnswer, Failure<UpdatePhotosCode>> = /* @__PURE__ */ effectOf(
  "updatePhotosFx",
  updatePhotos,
);

/**
 * Changes what is sent of a property, and confirms it where it was imported. A screen makes a copy of its own: `attach({ effect:
 * updatePropertyFx })`.
 */
export const updatePropertyFx: Effect<UpdatePropertyArgs, UpdatePropertyAnswer, Failure<UpdatePropertyCode>> = /* @__PURE__ */ effectOf(
  "updatePropertyFx",
  updateProperty,
);

/** Lists, pauses or archives a property. A screen makes a copy of its own: `attach({ effect: updatePropertyStatusFx })`. */
export const updatePropertyStatusFx: Effect<UpdatePropertyStatusArgs, UpdatePropertyStatusAnswer, Failure<UpdatePropertyStatusCode>> =
  /* @__PURE__ */ effectOf("updatePropertyStatusFx", updatePropertyStatus);
