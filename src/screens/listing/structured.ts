// A listing in the document's head, for people and for search engines.
import { listingPreviewPath, photosForGoogle } from '../../../generated/model/constants';
import type { Listing, PublicReview } from '../../../generated/model/entities';
import { type Amenity, type PropertyType, Province } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { breadcrumb } from '../shell/navigation/crumbs';
import type { HeadSaid } from '../shell/navigation/head';
import { structuredBeds } from './structured-beds';

const shortened = (text: string, max: number): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length <= max ? plain : `${plain.slice(0, plain.lastIndexOf(' ', max - 1))} …`;
};

// Google asks for no more than this
const maxPhotos = 20;
// and wants so many decimals; what stands in them is rounded, as everywhere
const decimals = 5;

/** Kinds by the words that Google suggests; all others are vacation rentals. */
const kinds: Partial<Readonly<Record<PropertyType, string>>> = {
  cabin: 'Cabin',
  cottage: 'Cottage',
  chalet: 'Chalet',
  house: 'House',
  townhouse: 'House',
  apartment: 'Apartment',
  condo: 'Apartment',
  loft: 'Apartment',
};

/** Amenities by the words that Google knows; it reads no others. */
const features: Partial<Readonly<Record<Amenity, string>>> = {
  wifi: 'wifi',
  heating: 'heating',
  air_conditioning: 'ac',
  washer: 'washerDryer',
  dryer: 'washerDryer',
  iron: 'ironingBoard',
  kitchen: 'kitchen',
  oven: 'ovenStove',
  barbecue: 'outdoorGrill',
  tv: 'tv',
  fireplace: 'fireplace',
  crib: 'crib',
  hot_tub: 'hotTub',
  pool: 'pool',
  deck: 'patio',
  beach_access: 'beachAccess',
  self_check_in: 'selfCheckinCheckout',
};

const addressOf = ({ city, province }: Listing) => ({
  '@type': 'PostalAddress',
  addressLocality: city,
  addressRegion: province ? Province[province].label : undefined,
  addressCountry: 'CA',
});

const featuresOf = ({ amenities, accessibility, instant_book, pets_allowed, registrations }: Listing) => {
  const known = new Set(amenities.flatMap((amenity) => features[amenity] ?? []));
  const said: Readonly<Record<string, boolean | string>> = {
    ...Object.fromEntries([...known].map((name) => [name, true])),
    ...(accessibility.includes('elevator') && { elevator: true }),
    ...(amenities.includes('free_parking') && { parkingType: 'Free' }),
    ...(registrations.length > 0 && { licenseNum: registrations.map(({ number }) => number).join(', ') }),
    instantBookable: instant_book,
    petsAllowed: pets_allowed,
  };
  return Object.entries(said).map(([name, value]) => ({ '@type': 'LocationFeatureSpecification', name, value }));
};

const roomsOf = (listing: Listing) => ({
  '@type': 'Accommodation',
  additionalType: 'EntirePlace',
  occupancy: { '@type': 'QuantitativeValue', value: listing.sleeps },
  bed: structuredBeds(listing),
  numberOfBedrooms: listing.bedrooms,
  numberOfBathroomsTotal: listing.baths,
  amenityFeature: featuresOf(listing),
});

/** A deleted account has no name, and a review needs one. */
const reviewOf = ({ rating, comment, created_at, author: { first_name } }: PublicReview) =>
  first_name === null
    ? []
    : [
        {
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
          author: { '@type': 'Person', name: first_name },
          datePublished: created_at.slice(0, 10),
          reviewBody: shortened(comment, 500),
        },
      ];

/** Reviews are told with their average or not at all. */
const ratedAs = ({ rating, review_count }: Listing, reviews: readonly PublicReview[]) => {
  if (rating === null) return {};
  const review = reviews.filter(({ paid_directly }) => !paid_directly).flatMap(reviewOf);
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: review_count, bestRating: 5, worstRating: 1 },
    ...(review.length > 0 && { review }),
  };
};

/** A listing as Google reads vacation rentals; nothing where it lacks what Google requires. */
const vacationRental = (
  listing: Listing,
  reviews: readonly PublicReview[],
  origin: string,
): readonly Readonly<Record<string, unknown>>[] => {
  const { property_id, property_type, title, description, photos, lat, lng, checkin_time, checkout_time } = listing;
  if (photos.length < photosForGoogle || lat === null || lng === null) return [];
  return [
    {
      '@type': 'VacationRental',
      additionalType: kinds[property_type] ?? 'VacationRental',
      identifier: property_id,
      name: title,
      description: shortened(description, 500),
      url: `${origin}${pathTo.listing({ property_id })}`,
      image: photos.slice(0, maxPhotos).map(({ url }) => new URL(url, origin).href),
      latitude: lat.toFixed(decimals),
      longitude: lng.toFixed(decimals),
      address: addressOf(listing),
      // of the place, summer and winter
      checkinTime: `${checkin_time}:00`,
      checkoutTime: `${checkout_time}:00`,
      containsPlace: roomsOf(listing),
      ...ratedAs(listing, reviews),
    },
  ];
};

/** A listing for search engines: its reviews, and the way to it through its province. */
export const structuredOf = (listing: Listing, reviews: readonly PublicReview[], origin: string): NonNullable<HeadSaid['structured']> => {
  const own = { name: listing.title, path: pathTo.listing({ property_id: listing.property_id }) };
  const province = listing.province && Province[listing.province];
  const crumbs = province ? [{ name: province.label, path: pathTo.placeRentals({ place: province.slug }) }, own] : [own];
  return [...vacationRental(listing, reviews, origin), breadcrumb(origin, crumbs)];
};

export const headOf = (listing: Listing, origin: string): HeadSaid => ({
  title: say.titleWithPlace({ title: listing.title, place: listing.place }),
  description: shortened(listing.description, 155),
  image: `${listingPreviewPath}/${listing.property_id}.jpg`,
  structured: structuredOf(listing, [], origin),
  indexed: listing.status === 'listed',
});
