// A price as a quote: every line and sum in the guest's currency, held for a while.
import { randomUUID } from 'node:crypto';
import { quoteMinutes } from '../../../generated/model/constants';
import type { Guests, LineItem, Quote } from '../../../generated/model/entities';
import { instantOf, type PlainDate } from '../../../generated/model/wire';
import { moneyOf, type Rate, writtenIn } from './money.rules';
import type { Price, PriceLine } from './price.rules';

export interface Quoted {
  readonly property_id: string;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: Guests;
  readonly price: Price;
  readonly rate: Rate;
  readonly now: Date;
}

const lineItem = (line: PriceLine, rate: Rate): LineItem => ({
  code: line.code,
  label: line.label.replace('{each}', () => writtenIn(line.each_cents ?? 0, rate)),
  type: line.type,
  ...moneyOf(line.cents, rate),
  ...(line.percent === undefined ? {} : { rate: String(line.percent / 100) }),
  ...(line.base_cents === undefined ? {} : { base_cents: line.base_cents }),
});

/** The quote of a price. */
export const quoteOf = ({ price, rate, now, ...stay }: Quoted): Quote => ({
  quote_id: randomUUID(),
  expires_at: instantOf(now.getTime() + quoteMinutes * 60_000),
  ...stay,
  nights: price.nights,
  line_items: price.lines.map((line) => lineItem(line, rate)),
  host_subtotal: moneyOf(price.host_subtotal, rate),
  subtotal: moneyOf(price.subtotal, rate),
  taxes: moneyOf(price.taxes, rate),
  total: moneyOf(price.total, rate),
  points_applied: 0,
  due: moneyOf(price.total, rate),
  fx: { currency: rate.currency, rate: String(rate.rate), as_of: rate.as_of },
});
