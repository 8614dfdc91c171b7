// The calls of property.
// Written by the generator from the spec; change the spec, not this file.

export { addFeed, type AddFeedAnswer, type AddFeedArgs, type AddFeedCode } from "./property/addFeed";
export { addPhoto, type AddPhotoAnswer, type AddPhotoArgs, type AddPhotoCode } from "./property/addPhoto";
export { checkPrice, type CheckPriceAnswer, type CheckPriceArgs, type CheckPriceCode } from "./property/checkPrice";
export { connectListing, type ConnectListingAnswer, type ConnectListingArgs, type ConnectListingCode } from "./property/connectListing";
export { connectListings, type ConnectListingsAnswer, type ConnectListingsArgs, type ConnectListingsCode } from "./property/connectListings";
export { contactHost, type ContactHostAnswer, type ContactHostArgs, type ContactHostCode } from "./property/contactHost";
export { createProperty, type CreatePropertyAnswer, type CreatePropertyArgs, type CreatePropertyCode } from "./property/createProperty";
export { deleteFeed, type DeleteFeedAnswer, type DeleteFeedArgs, type DeleteFeedCode } from "./property/deleteFeed";
export { deletePhoto, type DeletePhotoAnswer, type DeletePhotoArgs, type DeletePhotoCode } from "./property/deletePhoto";
export { deleteProperty, type DeletePropertyAnswer, type DeletePropertyArgs, type DeletePropertyCode } from "./property/deleteProperty";
export { disconnectListing, type DisconnectListingAnswer, type DisconnectListingArgs, type DisconnectListingCode } from "./property/disconnectListing";
export { exportCalendar, type ExportCalendarAnswer, type ExportCalendarArgs, type ExportCalendarCode } from "./property/exportCalendar";
export { findPlace, type FindPlaceAnswer, type FindPlaceArgs, type FindPlaceCode } from "./property/findPlace";
export { findZone, type FindZoneAnswer, type FindZoneArgs, type FindZoneCode } from "./property/findZone";
export { getAvailability, type GetAvailabilityAnswer, type GetAvailabilityArgs, type GetAvailabilityCode } from "./property/getAvailability";
export { getCalendar, type GetCalendarAnswer, type GetCalendarArgs, type GetCalendarCode } from "./property/getCalendar";
export { getDestination, type GetDestinationAnswer, type GetDestinationArgs, type GetDestinationCode } from "./property/getDestination";
export { getListing, type GetListingAnswer, type GetListingArgs, type GetListingCode } from "./property/getListing";
export { getOwnProperty, type GetOwnPropertyAnswer, type GetOwnPropertyArgs, type GetOwnPropertyCode } from "./property/getOwnProperty";
export { getPricingMeta, type GetPricingMetaAnswer, type GetPricingMetaArgs, type GetPricingMetaCode } from "./property/getPricingMeta";
export { listOwnProperties, type ListOwnPropertiesAnswer, type ListOwnPropertiesCode } from "./property/listOwnProperties";
export { listPopularStates, type ListPopularStatesAnswer, type ListPopularStatesCode } from "./property/listPopularStates";
export { previewPrice, type PreviewPriceAnswer, type PreviewPriceArgs, type PreviewPriceCode } from "./property/previewPrice";
export { searchOwnProperties, type SearchOwnPropertiesAnswer, type SearchOwnPropertiesArgs, type SearchOwnPropertiesCode } from "./property/searchOwnProperties";
export { searchProperties, type SearchPropertiesAnswer, type SearchPropertiesArgs, type SearchPropertiesCode } from "./property/searchProperties";
export { syncFeed, type SyncFeedAnswer, type SyncFeedArgs, type SyncFeedCode } from "./property/syncFeed";
export { updateCalendar, type UpdateCalendarAnswer, type UpdateCalendarArgs, type UpdateCalendarCode } from "./property/updateCalendar";
export { updatePhotos, type UpdatePhotosAnswer, type UpdatePhotosArgs, type UpdatePhotosCode } from "./property/updatePhotos";
export { updateProperty, type UpdatePropertyAnswer, type UpdatePropertyArgs, type UpdatePropertyCode } from "./property/updateProperty";
export { updatePropertyStatus, type UpdatePropertyStatusAnswer, type UpdatePropertyStatusArgs, type UpdatePropertyStatusCode } from "./property/updatePropertyStatus";
