// A host's price preview: a weekend's price for guests, and its payout.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { comparisonFeePercent, previewedNights } from '../../../../generated/model/constants';
import type { PricePreview } from '../../../../generated/model/entities';
import { dateOf } from '../../../../generated/model/dates';
import { dayIn } from '../../../../generated/rules/runtime';
import type { Price } from '../../pricing/lines.rules';
import { moneyIn } from '../../pricing/money.rules';
import { percentOf } from '../../../../generated/model/rounding';
import { priceOf } from '../../pricing/price.rules';
import { lineItem } from '../../pricing/quote.rules';
import { editOf } from './edit.rules';
import type { PropertyRow } from '../property.lookup';

/** Days after 1 January 1970, a Thursday, on which a Friday comes next. */
const friday = 1;
/** Far enough ahead for no last-minute discount, and near enough for none of those for booking early. */
const daysAhead = 30;

/** The first Friday after a month, in the calendar of the property. */
const weekendFrom = ({ timezone }: PropertyRow, now: Date): number => {
  const soonest = dayIn(now.getTime(), timezone) + daysAhead;
  return soonest + ((friday - (soonest % 7) + 7) % 7);
};

const shown = ({ nights, lines, host_subtotal, subtotal, total }: Price): PricePreview => ({
  nights,
  line_items: lines.map((line) => lineItem(line, 'CAD')),
  subtotal: moneyIn('CAD', subtotal),
  total: moneyIn('CAD', total),
  payout: moneyIn('CAD', host_subtotal),
  elsewhere: moneyIn('CAD', subtotal - percentOf(subtotal, comparisonFeePercent)),
});

export const pricePreviewHandlers: Pick<PropertyHandlers, 'previewPrice'> = {
  previewPrice: async ({ property, input }, { now }) => {
    const from = weekendFrom(property, now);
    const nights = Math.max(previewedNights, property.min_nights);
    const dates = { checkin: dateOf(from), checkout: dateOf(from + nights) };
    const party = {
      adults: Math.min(2, property.sleeps),
      children: 0,
      pets: 0,
      days_ahead: from - dayIn(now.getTime(), property.timezone),
    };
    return shown(priceOf({ ...property, ...editOf(input) }, { ...dates, ...party }, []));
  },
};
