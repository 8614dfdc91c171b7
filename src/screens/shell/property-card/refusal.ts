// The reason why a stay cannot be booked, with its number, and the way out.
import type { StayRefusal } from '../../../../generated/model/entities';
import { QuoteRefusal } from '../../../../generated/model/values';
import { listingTexts as say } from '../../../../generated/texts/sentences/listingTexts';

type Numbered = (limit: number) => string;
const numbered: Readonly<Partial<Record<QuoteRefusal, Numbered>>> = {
  min_nights: (limit) => say.minNights({ nights: limit }),
  max_nights: (limit) => say.maxNights({ nights: limit }),
  too_many_guests: (limit) => say.guestsMost({ count: limit }),
};

/** `Maximum 5 guests` */
export const refusalText = ({ reason, limit }: StayRefusal): string =>
  (limit === null ? undefined : numbered[reason]?.(limit)) ?? QuoteRefusal[reason].label;

/** `This place isn’t taking bookings right now. Search for other stays.`; a button beside it says what to change of the trip. */
export const refusalWithCure = (refusal: StayRefusal): string => {
  const { about, cure } = QuoteRefusal[refusal.reason];
  return about === 'place' ? `${refusalText(refusal)}. ${cure}` : refusalText(refusal);
};

/** The part of the trip that a guest can change to make the stay possible. */
export const changesOf = (refusals: readonly StayRefusal[]): readonly ('dates' | 'guests')[] =>
  (['dates', 'guests'] as const).filter((part) => refusals.some(({ reason }) => QuoteRefusal[reason].about === part));
