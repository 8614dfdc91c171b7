// A host's calls: create, change, list, connect and archive.
import { named, signedIn } from '../account/account.rules';
import { call, moving } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { pick, sharedNames } from 'spec-to-app/entity';
import { eachOptional, exactly, flag, integer, like, list, oneOf, optional, longText } from 'spec-to-app/shapes';
import { hours, minutes } from 'spec-to-app/terms';
import {
  listingAddressUnusable,
  listingClaimed,
  listingLinesUnusable,
  notConnected,
  photoNotFound,
  tooManyDrafts,
} from './connection.errors';
import { EditedProperty, HostProperty, PropertyRow, StatusChoice } from './hosting.model';
import { connectAtOnceMax, connectsPerHour, listingUrlMax, photosMax, pricePreviewsPerMinute } from './limits.model';
import { changedElsewhere, hasOpenBookings, listingIncomplete } from './property.errors';
import { FoundPhoto } from './photo.model';
import { Property } from './property.model';
import { cohosting, isNotSuspended, listingUrlIsSaved, nightsFit, owner } from './property.rules';
import { propertyLife } from './publishing.rules';
import { PricePreview } from './quoting.model';
import { setupFields, SetupPage, SetupPrice } from './setup.model';

const listingUrl = longText({
  min: 1,
  max: listingUrlMax.value,
  says: 'A listing on another platform; without a scheme it gets https://',
  example: 'https://www.airbnb.ca/rooms/123',
});

export const createProperty = call('POST /user/property', {
  source: '§7 Property',
  says: 'Creates a draft, and turns host mode on',
  guard: named,
  answer: like(HostProperty),
  performs: moving(propertyLife, 'create'),
  errors: [tooManyDrafts],
  repeatable: true,
});

export const duplicateProperty = call('POST /user/property/{property_id}/duplicate', {
  source: decision('section 20: a host with a second place like the first does not type everything twice'),
  says: 'Makes a draft with what is said of this property, its pictures and prices; calendars, bookings, reviews, registration and secrets stay behind',
  guard: owner,
  answer: like(HostProperty),
  performs: moving(propertyLife, 'create'),
  rules: [isNotSuspended],
  errors: [tooManyDrafts],
  repeatable: true,
});

export const getOwnProperty = call('GET /user/property/{property_id}', {
  source: '§7 Property',
  says: 'A property with everything that its owner sees and edits; a co-host sees what their part needs',
  guard: cohosting,
  answer: like(HostProperty),
});

export const listOwnProperties = call('GET /user/property', {
  source: '§7 Property',
  says: 'The person’s own properties and those that they co-host, the newest first',
  guard: signedIn,
  answer: list(like(PropertyRow)),
});

export const updateProperty = call('PATCH /user/property/{property_id}', {
  source: '§7 Property',
  says: 'Changes what is sent of a property, and confirms it where it was imported',
  guard: owner,
  input: {
    version: optional(integer({ min: 1, says: 'What was edited; refused where something else has been saved since' })),
    listing_url: optional(listingUrl),
    ...eachOptional(pick(Property, ...sharedNames(Property.fields, setupFields))),
    setup_page: optional(oneOf(SetupPage, { says: 'How far the host is in the setup' })),
    photos_permitted: optional(exactly(true, { says: 'The host owns the imported pictures or may use them; they are copied now' })),
    photos_chosen: optional(
      list(FoundPhoto.fields.found_id, {
        min: 1,
        max: photosMax.value,
        says: 'With that: the only ones to copy, in this order; all of them where left out',
      }),
    ),
    new_export_url: optional(exactly(true, { says: 'Changes the secret of the exported calendar; the old link stops working' })),
  },
  partialUpdate: true,
  answer: like(EditedProperty),
  rules: [nightsFit],
  errors: [listingAddressUnusable, listingClaimed, listingIncomplete, changedElsewhere, photoNotFound],
});

export const previewPrice = call('POST /user/property/{property_id}/price-preview', {
  source: decision('a price is set in sight of what guests pay and what the host gets, from the one formula'),
  says: 'What a stay would cost guests and bring the host at prices that are not saved yet',
  guard: owner,
  input: eachOptional(SetupPrice.fields),
  answer: like(PricePreview),
  throttle: { times: pricePreviewsPerMinute.value, per: minutes(1) },
  tool: 'reading',
});

export const updatePropertyStatus = call('PATCH /user/property/{property_id}/status', {
  source: '§7 Property',
  says: 'Lists, pauses or archives a property',
  guard: owner,
  input: { status: oneOf(StatusChoice) },
  answer: like(HostProperty),
  performs: moving(propertyLife, 'list', 'pause', 'archive'),
});

export const connectListing = call('GET /user/property/{property_id}/connect', {
  source: '§7 Property',
  // the specification has it as a GET: safe to repeat, and never fetched ahead
  says: 'Connects the saved address, and reads what can be read there into the draft; a second time reads anew and loses nothing confirmed',
  guard: owner,
  answer: like(HostProperty),
  rules: [listingUrlIsSaved],
  errors: [listingAddressUnusable, listingClaimed],
  throttle: { times: connectsPerHour.value, per: hours(1) },
});

export const connectListings = call('GET /user/property/{property_id}/connect/bulk', {
  source: '§7 Property',
  says: 'Connects every listing of the saved host’s page or list of addresses, each as a draft, this property being the first; none is made twice',
  guard: owner,
  answer: list(like(PropertyRow), { max: connectAtOnceMax.value }),
  rules: [listingUrlIsSaved],
  errors: [listingLinesUnusable, tooManyDrafts],
  throttle: { times: connectsPerHour.value, per: hours(1) },
});

export const disconnectListing = call('POST /user/property/{property_id}/disconnect', {
  source: '§7 Property',
  says: 'Takes the connection to the source listing away; what was brought over and its calendars stay',
  guard: owner,
  answer: like(HostProperty),
  errors: [notConnected],
});

export const deleteProperty = call('DELETE /user/property/{property_id}', {
  source: '§7 Property',
  says: 'Deletes a property for good; where past bookings have to be kept, what remains of it is out of every list and without its address',
  guard: owner,
  answer: { kept: flag({ says: 'Something of it is kept, because it was booked' }) },
  errors: [hasOpenBookings],
});

export const searchOwnProperties = call('POST /user/property/search', {
  source: '§7 Property',
  says: 'Finds the person’s own property by its listing address: a list of one, or an empty one',
  guard: signedIn,
  input: { listing_url: listingUrl },
  answer: list(like(PropertyRow), { max: 1 }),
  errors: [listingAddressUnusable],
  tool: 'reading',
});
