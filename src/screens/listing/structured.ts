// What the head of the page says of a listing, for people and for search engines.
import { listingPreviewPath } from '../../../generated/model/constants';
import type { Listing, PublicReview } from '../../../generated/model/entities';
import { Amenity, PropertyType, Province } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { listingReviewTexts } from '../../../generated/texts/sentences/listingReviewTexts';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { breadcrumb } from '../shell/navigation/crumbs';
import type { HeadSaid } from '../shell/navigation/head';

const shortened = (text: string, max: number): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length <= max ? plain : `${plain.slice(0, plain.lastIndexOf(' ', max - 1))} …`;
};

// more than search engines ask for at least
const mostPhotos = 20;

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

const reviewOf = ({ rating, comment, created_at, author: { first_name } }: PublicReview) => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  author: { '@type': 'Person', name: first_name ?? listingReviewTexts.someone },
  datePublished: created_at.slice(0, 10),
  reviewBody: shortened(comment, 500),
});

/** A listing as schema.org knows it. Its place is rounded, as everywhere. */
const vacationRental = (listing: Listing, reviews: readonly PublicReview[], origin: string): Readonly<Record<string, unknown>> => ({
  '@type': 'VacationRental',
  additionalType: PropertyType[listing.property_type].label,
  identifier: listing.property_id,
  name: listing.title,
  description: shortened(listing.description, 500),
  url: `${origin}${pathTo.listing({ property_id: listing.property_id })}`,
  image: listing.photos.slice(0, mostPhotos).map(({ url }) => new URL(url, origin).href),
  ...placeOf(listing),
  checkinTime: listing.checkin_time,
  checkoutTime: listing.checkout_time,
  petsAllowed: listing.pets_allowed,
  containsPlace: roomsOf(listing),
  ...ratedAs(listing),
  ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
});

/** What search engines are told: the listing with what guests said of it, and the way to it through its province. */
export const structuredOf = (listing: Listing, reviews: readonly PublicReview[], origin: string): NonNullable<HeadSaid['structured']> => {
  const own = { name: listing.title, path: pathTo.listing({ property_id: listing.property_id }) };
  const province = listing.province && Province[listing.province];
  const crumbs = province ? [{ name: province.label, path: pathTo.placeRentals({ place: province.slug }) }, own] : [own];
  return [vacationRental(listing, reviews, origin), breadcrumb(origin, crumbs)];
};

export const headOf = (listing: Listing, origin: string): HeadSaid => ({
  title: say.titleWithPlace({ title: listing.title, place: listing.place }),
  description: shortened(listing.description, 155),
  image: `${listingPreviewPath}/${listing.property_id}.jpg`,
  structured: structuredOf(listing, [], origin),
  indexed: listing.status === 'listed',
});
