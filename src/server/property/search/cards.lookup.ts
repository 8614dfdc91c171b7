// Stays as cards: those that a search found, and those that are asked for by their ids. Reads only.
import type { PropertyCard, TripCard } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { readPropertyCard } from '../../../../generated/tables/properties';
import { asRead } from '../../account/contact-details.lookup';
import type { Database } from '../../database/open';
import { cancellationTerms } from '../../pricing/cancellation.rules';
import type { Rate } from '../../pricing/money.rules';
import { badgesOf, placeName, shownPrice, wordsAsRead } from '../listing/listing.rules';
import { photosOf } from '../property.lookup';
import { type PricedStay, type SearchTerms, staysAmong, undated } from './found-stays.lookup';
import { rounded } from './position.rules';
import { findByIds, type Found } from './search.repository';

interface CardContext {
  readonly rate: Rate;
  readonly checkin: PlainDate | null | undefined;
  readonly now: Date;
}
const photosOfCard = 5;

const cardOf = (
  { property, stay, dates }: PricedStay,
  photos: PropertyCard['photos'],
  { rate, now, ...asked }: CardContext,
): PropertyCard => {
  const policy = property.cancellation_policy;
  const checkin = dates?.checkin ?? asked.checkin;
  return {
    ...wordsAsRead(readPropertyCard(property), false),
    lat: rounded(property.latitude),
    lng: rounded(property.longitude),
    place: placeName(asRead(property.city), property.province),
    photos: photos.map((photo) => wordsAsRead(photo, false)),
    price: shownPrice(property, { stay, rate, now }),
    policy,
    free_cancel_until: checkin && stay ? cancellationTerms(policy, { ...property, checkin }, now).free_until : null,
    ...(dates && { dates }),
    badges: badgesOf(property),
  };
};

/** The cards of stays, in their order. */
export const cardsOf = async (db: Database, stays: readonly PricedStay[], context: CardContext): Promise<readonly PropertyCard[]> => {
  const ids = stays.map(({ property }) => property.property_id);
  const photos = await photosOf(db, ids, photosOfCard);
  return stays.map((it) => cardOf(it, photos.get(it.property.property_id) ?? [], context));
};

/** Those of some properties that guests find, each once and in this order. */
const foundById = async (db: Database, ids: readonly string[], now: Date): Promise<readonly Found[]> => {
  const found = new Map((await findByIds(db, ids, now)).map((it) => [it.property_id, it]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
};

/** The same as cards for a trip: with the price of its dates where the stay can be had then, and without dates those of a night. */
export const cardsForTrip = async (
  db: Database,
  ids: readonly string[],
  { terms, ...context }: Pick<CardContext, 'rate' | 'now'> & { readonly terms: SearchTerms },
): Promise<readonly TripCard[]> => {
  const { checkin } = terms;
  const found = await foundById(db, ids, context.now);
  const among = checkin ? await staysAmong(db, ids, { terms, now: context.now }) : [];
  const fitting = new Map(among.map((it) => [it.property.property_id, it]));
  const stays = found.map((it) => fitting.get(it.property_id) ?? undated(it));
  const cards = await cardsOf(db, stays, { ...context, checkin });
  return cards.map((card) => ({ ...card, is_bookable: checkin ? fitting.has(card.property_id) : null }));
};

/** The same by their ids alone. */
export const listedAmong = async (db: Database, ids: readonly string[], now: Date): Promise<readonly string[]> =>
  (await foundById(db, ids, now)).map(({ property_id }) => property_id);
