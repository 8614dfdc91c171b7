// Why a stay cannot be had, with the number that a guest needs to change it.
import type { Listing } from '../../../generated/model/entities';
import { QuoteRefusal } from '../../../generated/model/values';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { counted } from './words';

const details: Readonly<Partial<Record<QuoteRefusal, (listing: Listing) => string>>> = {
  min_nights: ({ min_nights }) => counted(min_nights, say.minNightsOne, ({ count }) => say.minNights({ nights: count })),
  too_many_guests: ({ sleeps }) => counted(sleeps, say.guestsMostOne, say.guestsMost),
};

export const refusalText = (reason: QuoteRefusal, listing: Listing): string =>
  [QuoteRefusal[reason].label, details[reason]?.(listing)].filter(Boolean).join(' · ');
