// The calls of property as effects.
// Written by the generator from the spec; change the spec, not this file.

export { addFeedFx } from "./property/addFeedFx";
export { addPhotoFx } from "./property/addPhotoFx";
export { checkPriceFx } from "./property/checkPriceFx";
export { connectListingFx } from "./property/connectListingFx";
export { connectListingsFx } from "./property/connectListingsFx";
export { contactHostFx } from "./property/contactHostFx";
export { createPropertyFx } from "./property/createPropertyFx";
export { deleteFeedFx } from "./property/deleteFeedFx";
export { deletePhotoFx } from "./property/deletePhotoFx";
export { deletePropertyFx } from "./property/deletePropertyFx";
export { disconnectListingFx } from "./property/disconnectListingFx";
export { exportCalendarFx } from "./property/exportCalendarFx";
export { findPlaceFx } from "./property/findPlaceFx";
export { findZoneFx } from "./property/findZoneFx";
export { getAvailabilityFx } from "./property/getAvailabilityFx";
export { getCalendarFx } from "./property/getCalendarFx";
export { getDestinationFx } from "./property/getDestinationFx";
export { getListingFx } from "./property/getListingFx";
export { getOwnPropertyFx } from "./property/getOwnPropertyFx";
export { getPricingMetaFx } from "./property/getPricingMetaFx";
export { listOwnPropertiesFx } from "./property/listOwnPropertiesFx";
export { listPopularStatesFx } from "./property/listPopularStatesFx";
export { previewPriceFx } from "./property/previewPriceFx";
export { searchOwnPropertiesFx } from "./property/searchOwnPropertiesFx";
export { searchPropertiesFx } from "./property/searchPropertiesFx";
export { syncFeedFx } from "./property/syncFeedFx";
export { updateCalendarFx } from "./property/updateCalendarFx";
export { updatePhotosFx } from "./property/updatePhotosFx";
export { updatePropertyFx } from "./property/updatePropertyFx";
export { updatePropertyStatusFx } from "./property/updatePropertyStatusFx";
