// A listing for search engines: every field that Google publishes, or nothing.
import { expect, test } from 'vitest';
import type { Listing } from '../../../generated/model/entities';
import { keysOf } from '../../../generated/model/keys';
import { Accessibility, Amenity } from '../../../generated/model/values';
import { structuredOf } from '../../../src/screens/listing/structured';
import { structuredBeds } from '../../../src/screens/listing/structured-beds';
import { aListing, someReviews } from '../../support/a-listing';

type Thing = { readonly [field: string]: unknown };
const within = (thing: unknown, way: string): unknown => way.split('.').reduce((at, step) => (at as Thing | undefined)?.[step], thing);

/**
 * Google's fields of each kind: developers.google.com/search/docs/appearance/structured-data/vacation-rental (of 2025-12-10),
 * /review-snippet and /breadcrumb. Left out of its recommended ones: facts for confirmed guests (streetAddress, postalCode), facts that we
 * do not have (floorSize, numberOfRooms, knowsLanguage) and a matter of a Google account (brand).
 */
const published: Readonly<Record<string, { readonly required: readonly string[]; readonly recommended: readonly string[] }>> = {
  VacationRental: {
    required: ['containsPlace.occupancy.value', 'identifier', 'image.7', 'latitude', 'longitude', 'name'],
    recommended: [
      'additionalType',
      'address.addressCountry',
      'address.addressLocality',
      'address.addressRegion',
      'aggregateRating',
      'checkinTime',
      'checkoutTime',
      'containsPlace.additionalType',
      'containsPlace.amenityFeature.0.name',
      'description',
      'review.0',
      'containsPlace.bed.0.numberOfBeds',
      'containsPlace.bed.0.typeOfBed',
      'containsPlace.numberOfBathroomsTotal',
      'containsPlace.numberOfBedrooms',
    ],
  },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], recommended: ['bestRating', 'worstRating'] },
  Review: {
    required: ['author.name', 'reviewRating.ratingValue', 'datePublished'],
    recommended: ['reviewRating.bestRating', 'reviewRating.worstRating'],
  },
  BreadcrumbList: {
    required: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item', 'itemListElement.1.item'],
    recommended: [],
  },
};
/** The values of amenityFeature.name that it knows. */
const known = new Set(
  `ac airportShuttle balcony beachAccess childFriendly crib elevator fireplace freeBreakfast gymFitnessEquipment heating hotTub
  instantBookable ironingBoard kitchen microwave outdoorGrill ovenStove patio petsAllowed pool privateBeachAccess selfCheckinCheckout
  smokingAllowed tv washerDryer wheelchairAccessible wifi internetType parkingType poolType licenseNum`.split(/\s+/),
);
const [photo] = aListing().photos;
const eight = Array.from({ length: 8 }, (_, at) => ({ url: `/media/${at}.svg`, photo_id: `ph-${at}` })).map((own) => ({
  ...photo,
  ...own,
}));
const told = (own: Partial<Listing>) => structuredOf(aListing(own), someReviews().reviews, 'http://localhost:3000') as readonly Thing[];

test('search engines are told every field that they require, and what they recommend, of the listing, its reviews and the way to it', () => {
  const rooms = [
    { name: 'Bedroom', beds: '1 queen bed' },
    { name: 'Loft', beds: 'Two single beds' },
  ];
  const everything = {
    photos: eight as Listing['photos'],
    bedroom_list: rooms,
    beds: 3,
    amenities: keysOf(Amenity),
    accessibility: keysOf(Accessibility),
  };
  const [rental, crumbs] = told(everything) as readonly [Thing, Thing];
  const things = [rental, rental['aggregateRating'], within(rental, 'review.0'), crumbs] as readonly Thing[];
  expect(things.map((it) => it['@type'])).toEqual(Object.keys(published));
  for (const thing of things) {
    const { required = [], recommended = [] } = published[String(thing['@type'])] ?? {};
    for (const way of [...required, ...recommended]) expect(within(thing, way), `${String(thing['@type'])} ${way}`).toBeTruthy();
  }
  const names = (within(rental, 'containsPlace.amenityFeature') as readonly Thing[]).map(({ name }) => String(name));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  // as many decimals as are asked for, of a place that is rounded all the same
  expect([rental['latitude'], rental['longitude']]).toEqual(['50.11500', '-122.95500']);
  expect([rental['checkinTime'], rental['additionalType']]).toEqual(['16:00:00', 'Cabin']);
  expect(within(crumbs, 'itemListElement.1')).toMatchObject({ position: 2, name: 'British Columbia' });
  expect(String(within(crumbs, 'itemListElement.1.item'))).toMatch(/\/british-columbia\/vacation-rentals$/);
  // a review shows its writer's first name alone, and the day without its hour
  expect(within(rental, 'review.0.datePublished')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

const bed = (numberOfBeds: number, typeOfBed?: string) => ({ '@type': 'BedDetails', numberOfBeds, ...(typeOfBed && { typeOfBed }) });
test.each([
  ['1 queen bed', 1, [bed(1, 'Queen')]],
  ['Two single beds and a King', 3, [bed(2, 'Single'), bed(1, 'King')]],
  ['double, 2 twin beds', 3, [bed(1, 'Double'), bed(2, 'Single')]],
  ['1 queen bed', 2, [bed(2)]],
  ['Bunk bed and a single bed', 3, [bed(3)]],
  ['', 4, [bed(4)]],
])('of “%s” where %i are said to be, search engines are told what is sure', (beds, all, wanted) => {
  expect(structuredBeds({ beds: all, bedroom_list: [{ name: 'Bedroom', beds }] })).toEqual(wanted);
});

test('a listing without what search engines require is no vacation rental to them; without an average they hear of no reviews', () => {
  for (const lacking of [{}, { photos: eight.slice(1) as Listing['photos'] }, { photos: eight as Listing['photos'], lat: null }]) {
    expect(told(lacking).map((it) => it['@type'])).toEqual(['BreadcrumbList']);
  }
  const [rental] = told({ photos: eight as Listing['photos'], rating: null, review_count: 2 }) as readonly [Thing, Thing];
  expect([rental['@type'], rental['aggregateRating'], rental['review']]).toEqual(['VacationRental', undefined, undefined]);
});
