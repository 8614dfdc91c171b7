// The price here of a stay that is looked at on another platform.
import type { CheckPriceRequest, PropertyHandlers } from '../../../../generated/contract/handlers';
import type { PriceCheck, Quote } from '../../../../generated/model/entities';
import type { QuoteRefusal } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { rateOrCanadian } from '../../pricing/currency.lookup';
import { moneyIn } from '../../pricing/money.rules';
import { termsOf } from '../../pricing/agreed.rules';
import { keepQuote } from '../../pricing/quote.commands';
import { quoteOf } from '../../pricing/quote.rules';
import { innerAddress, readAddress, withScheme } from './listing-address.rules';
import type { PropertyRow } from '../property.lookup';
import { stayIn } from './stay-address.rules';
import { findStay } from '../listing/stay.lookup';

type Asked = CheckPriceRequest['input'];
type Savings = PriceCheck['savings'];

/** The savings against a whole price elsewhere; nothing where it is no more than ours, or in another currency. */
const savedOf = (there: Asked['source_total'], { total }: Quote): Savings => {
  if (!there || there.currency !== total.currency || there.amount_cents <= total.amount_cents) return null;
  const amount_cents = there.amount_cents - total.amount_cents;
  return { amount_cents, percent: Math.round((1000 * amount_cents) / there.amount_cents) / 10 };
};

const stayAsked = (input: Asked, address: string | undefined) => {
  const named = address === undefined ? undefined : stayIn(address);
  const guests = input.guests ?? named?.guests ?? { adults: 1, children: 0, infants: 0, pets: 0 };
  return { checkin: input.checkin ?? named?.checkin, checkout: input.checkout ?? named?.checkout, guests };
};

const addressHere = ({ property_id }: PropertyRow, { checkin, checkout, guests }: ReturnType<typeof stayAsked>): string =>
  pathTo.listing({ property_id, ...(checkin && checkout ? { checkin, checkout } : {}), ...guests });

export const checkPriceHandlers: Pick<PropertyHandlers, 'checkPrice'> = {
  async checkPrice({ property: row, input }, { db, now, config }) {
    const { url = '', source_total, currency } = input;
    const there = readAddress(url, innerAddress(config));
    const stay = stayAsked(input, there && withScheme(url));
    const source = {
      platform: there?.platform ?? ('generic' as const),
      total: source_total ? moneyIn(source_total.currency, source_total.amount_cents) : null,
    };
    const bookingUrl = addressHere(row, stay);
    const without = (reason: QuoteRefusal): PriceCheck => ({ available: false, reason, quote: null, source, savings: null, bookingUrl });
    if (there === undefined || there.key !== row.listing_key) return without('url_mismatch');
    const { checkin, checkout, guests } = stay;
    if (!checkin || !checkout) return without('dates_missing');
    const { price, agreed, reasons } = await findStay(db, row, { checkin, checkout, guests, now });
    const reason = reasons[0]?.reason ?? null;
    if (!price) return without(reason ?? 'dates_missing');
    const rate = await rateOrCanadian(db, currency, now);
    const quote = quoteOf({ property_id: row.property_id, checkin, checkout, guests, price, rate, now });
    // a bookable stay's price is promised
    if (agreed && reason === null) await keepQuote(db, { quote, price: agreed, terms: termsOf(row) });
    return {
      available: reason === null,
      reason,
      quote,
      source,
      savings: reason === null ? savedOf(source_total, quote) : null,
      bookingUrl,
    };
  },
};
