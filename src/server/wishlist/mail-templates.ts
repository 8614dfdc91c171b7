// The mail about new stays of a saved search: the first of them as cards, and the way to all.
import type { Mails } from '../../../generated/jobs/jobs';
import type { MailCard } from '../../../generated/jobs/mail';
import { newStaysMail } from '../../../generated/jobs/mails/newStays';
import { newStaysCardsMax } from '../../../generated/model/constants';
import type { PropertyCard } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { newStaysTexts as say } from '../../../generated/texts/sentences/newStaysTexts';
import { findEmail, mailable } from '../account/account.lookup';
import { pictureOf } from '../booking/mail-words.lookup';
import { shortDates } from '../outside/mail-dates';
import type { MailContent, MailEnd } from '../outside/mail-look';
import { rateOrCanadian } from '../pricing/currency.lookup';
import { counted, writtenBriefly } from '../pricing/money.rules';
import { cardsOf } from '../property/search/cards.lookup';
import type { JobContext } from '../request/context';
import { foundNew } from './new-stays.lookup';
import { isOver, listingPathOf, searchOf, type SearchSaid } from './saved-search.lookup';
import { findSearch } from './saved-search.repository';
import { searchToken } from './search-token';

/** As much of a stay as a mail shows. */
interface ShownCard extends Pick<PropertyCard, 'title' | 'place' | 'photos' | 'dates'> {
  /** The address of its listing. */
  readonly href: string;
  readonly price: Pick<PropertyCard['price'], 'subtotal' | 'nights' | 'per_night_all_in'>;
}

export interface NewStays {
  readonly to: string;
  /** The search's. */
  readonly name: string;
  /** The first of them. */
  readonly cards: readonly ShownCard[];
  readonly count: number;
  /** All that the search finds. */
  readonly search: SearchSaid;
  readonly origin: string;
  readonly end: Omit<MailEnd, 'label'>;
}

const priceWords = ({ subtotal, nights, per_night_all_in }: ShownCard['price']): string => {
  const price = writtenBriefly(per_night_all_in);
  return subtotal && nights !== null ? say.total({ total: writtenBriefly(subtotal), nights, price }) : say.perNight({ price });
};
const cardOf = ({ href, title, place, photos, price, dates }: ShownCard, origin: string): MailCard => ({
  href,
  title: title || place || say.place,
  note: title ? place : null,
  facts: [
    ...(dates ? [{ label: say.dates, value: shortDates(dates.checkin, dates.checkout) }] : []),
    { label: say.price, value: priceWords(price) },
  ],
  picture: pictureOf(photos[0] ?? null, origin),
});

/** The mail's text. */
export const newStaysContent = ({ to, name, cards, count, search, origin, end }: NewStays): MailContent => ({
  ...newStaysMail({
    count,
    name,
    stays: cards.map((card) => cardOf(card, origin)),
    more: count > cards.length && { rest: counted(count - cards.length) },
    origin,
    to: search,
  }),
  to,
  end: { label: say.end, ...end },
});

/** The mail; none where nothing of it fits any more, or its reader wants none. */
export const newStays = async (
  { saved_search_id, after, until }: Mails['newStays'],
  { db, reading, config, now }: JobContext,
): Promise<MailContent | undefined> => {
  const search = await findSearch(db, saved_search_id);
  if (!search?.mails || isOver(search.terms, now) || !(await mailable(db, search.profile_id))) return undefined;
  const to = await findEmail(db, search.profile_id);
  const { fitting } = await foundNew(reading, search.terms, { after: new Date(after), until: new Date(until), now });
  if (to === undefined || fitting.length === 0) return undefined;
  const { terms, name, currency } = search;
  const first = fitting.slice(0, newStaysCardsMax);
  const cards = await cardsOf(db, first, { rate: await rateOrCanadian(db, currency, now), checkin: terms.checkin, now });
  const { SITE_ORIGIN: origin, API_BASE: api } = config;
  const token = await searchToken(db, saved_search_id);
  return newStaysContent({
    to,
    name,
    cards: cards.map((card) => ({ ...card, href: origin + listingPathOf(card.property_id, { ...terms, ...card.dates }) })),
    count: fitting.length,
    search: searchOf(terms, { sort: 'newest' }),
    origin,
    end: { href: origin + pathTo.searchMailsPage({ token }), oneClick: `${origin}${api}/saved-search/${token}/end` },
  });
};
