// A booking before and after a change, and the difference.
import type { BookingDetail, ChangePreview, Guests, ShownChange } from '../../../../generated/model/entities';
import { changeTexts as say } from '../../../../generated/texts/sentences/changeTexts';
import { offerTexts } from '../../../../generated/texts/sentences/offerTexts';
import { Breakdown, type PriceLine } from '../../../ui/breakdown';
import { Text } from '../../../ui/type';
import { shownDates, shownMoney } from '../../shell/format/format';
import { sumText } from '../../shell/property-card/price-words';
import { guestsText } from '../../shell/search-pill/trip';

type Sums = Pick<ChangePreview, 'before' | 'after' | 'difference' | 'points_back' | 'payout_before' | 'payout_after'>;
interface LinesProps {
  readonly booking: BookingDetail;
  readonly sums: Sums;
  /** The new stay, where it is to be named. */
  readonly to?: Pick<ShownChange, 'checkin' | 'checkout' | 'guests'>;
}

export const differenceWords = (
  { side, status }: Pick<BookingDetail, 'side' | 'status'>,
  { difference }: Pick<Sums, 'difference'>,
): string => {
  const { amount_cents: cents, currency } = difference;
  const amount = shownMoney(Math.abs(cents), currency);
  if (cents === 0) return say.same;
  if (status === 'pending') return cents > 0 ? offerTexts.more({ amount }) : offerTexts.less({ amount });
  if (cents > 0) return side === 'guest' ? say.more({ amount }) : say.moreGuest({ amount });
  return side === 'guest' ? say.less({ amount }) : say.lessGuest({ amount });
};

const isSameParty = (one: Guests, two: Guests): boolean =>
  (['adults', 'children', 'infants', 'pets'] as const).every((who) => one[who] === two[who]);

/** The old and the new of what differs. */
const moved = ({ booking, to }: LinesProps): readonly PriceLine[] => {
  if (!to) return [];
  const dates = say.was({ was: shownDates(booking.checkin, booking.checkout), is: shownDates(to.checkin, to.checkout) });
  const party = say.was({ was: guestsText(booking.guests) ?? '', is: guestsText(to.guests) ?? '' });
  return [
    ...(to.checkin === booking.checkin && to.checkout === booking.checkout ? [] : [{ id: 'dates', label: say.dates, amount: dates }]),
    ...(isSameParty(to.guests, booking.guests) ? [] : [{ id: 'guests', label: say.guests, amount: party }]),
  ];
};

export const ChangeLines = (props: LinesProps) => {
  const { booking, sums } = props;
  const isAsked = booking.status === 'pending';
  const isGuest = booking.side === 'guest';
  const paidBy = !isAsked ? say.paidByCard : isGuest ? offerTexts.youPay : offerTexts.guestPays;
  const paid = { id: 'paid', label: paidBy, amount: say.was({ was: sumText(sums.before), is: sumText(sums.after) }) };
  const payout = { id: 'payout', label: say.payout, amount: say.was({ was: sumText(sums.payout_before), is: sumText(sums.payout_after) }) };
  return (
    <>
      <Breakdown lines={[...moved(props), ...(isGuest || isAsked ? [paid] : []), ...(isGuest ? [] : [payout])]} />
      <Text fontWeight="semibold" marginTop="3">
        {differenceWords(booking, sums)}
      </Text>
      {sums.points_back > 0 && isGuest && (
        <Text textStyle="small" color="muted">
          {say.pointsBack({ points: String(sums.points_back) })}
        </Text>
      )}
    </>
  );
};
