// A price as a quote: every line and sum in the guest's currency, held for a while.
import { randomUUID } from 'node:crypto';
import { MINUTE } from '../../../generated/model/dates';
import { quoteMinutes } from '../../../generated/model/constants';
import type { Guests, LineItem, PriceLine, Quote } from '../../../generated/model/entities';
import { instantOf, type PlainDate } from '../../../generated/model/wire';
import type { Currency } from '../../../generated/model/values';
import { moneyIn, type Rate, written } from './money.rules';
import { type Price, priceIn } from './lines.rules';
import { paidWith } from './points.rules';

export interface Quoted {
  readonly property_id: string;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: Guests;
  readonly price: Price;
  readonly rate: Rate;
  readonly now: Date;
  readonly points?: number;
}

const nightOf = ({ each }: PriceLine, currency: Currency): string =>
  each ? `${written({ amount_cents: each.cents, currency })}${each.isAverage ? ' on average' : ''}` : '';

/** A line as it is answered. */
export const lineItem = (line: PriceLine, currency: Currency): LineItem => ({
  code: line.code,
  label: line.label.replace('{each}', () => nightOf(line, currency)),
  type: line.type,
  ...moneyIn(currency, line.cents),
  ...(line.percent === undefined ? {} : { rate: String(line.percent / 100) }),
  ...(line.base_cents === undefined ? {} : { base_cents: line.base_cents }),
});

/** The quote of a price, with the points that are to pay a part of it. */
export const quoteOf = ({ price, rate, now, points = 0, ...stay }: Quoted): Quote => {
  const { currency, as_of } = rate;
  const shown = priceIn(rate, paidWith(points, price));
  return {
    quote_id: randomUUID(),
    expires_at: instantOf(now.getTime() + quoteMinutes * MINUTE),
    ...stay,
    nights: shown.nights,
    line_items: shown.lines.map((line) => lineItem(line, currency)),
    host_subtotal: moneyIn(currency, shown.host_subtotal),
    subtotal: moneyIn(currency, shown.subtotal),
    taxes: moneyIn(currency, shown.taxes),
    total: moneyIn(currency, shown.total),
    points_applied: points,
    due: moneyIn(currency, shown.due),
    fx: { currency, rate: String(rate.rate), as_of },
  };
};
