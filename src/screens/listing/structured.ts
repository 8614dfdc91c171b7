// What the head of the page says of a listing, for people and for search engines.
import { listingPreviewPath } from '../../../generated/model/constants';
import type { Listing } from '../../../generated/model/entities';
import { Amenity, PropertyType } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import type { HeadSaid } from '../shell/navigation/head';

const shortened = (text: string, max: number): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length <= max ? plain : `${plain.slice(0, plain.lastIndexOf(' ', max - 1))} …`;
};

const placeOf = ({ lat, lng, city, province }: Listing) => ({
  address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: province ?? undefined, addressCountry: 'CA' },
  ...(lat === null || lng === null ? {} : { latitude: lat, longitude: lng }),
});

const roomsOf = (listing: Listing) => ({
  '@type': 'Accommodation',
  additionalType: 'EntirePlace',
  occupancy: { '@type': 'QuantitativeValue', value: listing.sleeps },
  numberOfBedrooms: listing.bedrooms,
  numberOfBathroomsTotal: listing.baths,
  amenityFeature: listing.amenities.map((amenity) => ({
    '@type': 'LocationFeatureSpecification',
    name: Amenity[amenity].label,
    value: true,
  })),
});

const ratedAs = ({ rating, review_count }: Listing) =>
  rating === null
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: review_count, bestRating: 5, worstRating: 1 } };

/** A listing as schema.org knows it. Its place is rounded, as everywhere. */
export const vacationRental = (listing: Listing, origin: string): Readonly<Record<string, unknown>> => ({
  '@type': 'VacationRental',
  additionalType: PropertyType[listing.property_type].label,
  identifier: listing.property_id,
  name: listing.title,
  description: shortened(listing.description, 500),
  url: `${origin}${pathTo.listing({ property_id: listing.property_id })}`,
  image: listing.photos.slice(0, 8).map(({ url }) => new URL(url, origin).href),
  ...placeOf(listing),
  checkinTime: listing.checkin_time,
  checkoutTime: listing.checkout_time,
  petsAllowed: listing.pets_allowed,
  containsPlace: roomsOf(listing),
  ...ratedAs(listing),
});

export const headOf = (listing: Listing, origin: string): HeadSaid => ({
  title: say.titleWithPlace({ title: listing.title, place: listing.place }),
  description: shortened(listing.description, 155),
  image: `${listingPreviewPath}/${listing.property_id}.jpg`,
  structured: [vacationRental(listing, origin)],
  indexed: listing.status === 'listed',
});
