// A request as a guest makes it past the pages: priced, sent, and paid with the demo's card.
import type { HostProperty, PricingMeta, PropertyRow, SandboxPayment } from '../../generated/model/entities';
import { type PlainDate, utcDateOf } from '../../generated/model/wire';
import { addDays } from '../../generated/model/dates';
import { asked } from './account-errands';
import type { Site } from './a-site';

export interface Request {
  readonly booking_id: string;
  readonly property_id: string;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
}
interface Sides {
  readonly guest: string;
  readonly host: string;
}

const guests = { adults: 2, children: 0, infants: 0, pets: 0 };

/** A place of the host that is asked for, and not booked at once. */
const aPlaceToAsk = async (site: Site, token: string): Promise<HostProperty> => {
  const { data: rows } = (await asked(site, 'GET /user/property', { token })) as { readonly data: readonly PropertyRow[] };
  for (const { property_id, status } of rows) {
    if (status !== 'listed') continue;
    const { data } = (await asked(site, `GET /user/property/${property_id}`, { token })) as { readonly data: HostProperty };
    if (!data.instant_book) return data;
  }
  throw new Error('The demo’s host has no place that is asked for');
};

type Trip = Omit<Request, 'booking_id'>;
const priced = async (site: Site, { property_id, ...stay }: Trip): Promise<PricingMeta> => {
  const booking = { ...stay, guests, currency: 'CAD', points: 0 };
  return ((await asked(site, `POST /property/${property_id}/pricing-meta`, { booking })) as { readonly data: PricingMeta }).data;
};

/** The first nights from some day on that can be had at a place of the host that is asked for. */
export const aTripToAsk = async (site: Site, host: string, from: number): Promise<Trip> => {
  const { property_id, min_nights } = await aPlaceToAsk(site, host);
  for (let ahead = from; ahead < from + 120; ahead += 1) {
    const checkin = addDays(utcDateOf(Date.now()), ahead);
    const trip = { property_id, checkin, checkout: addDays(checkin, Math.max(3, min_nights)) };
    const { quote, reasons } = await priced(site, trip);
    if (quote && reasons.length === 0) return trip;
  }
  throw new Error('Nothing is free at the demo’s host');
};

/** A trip is asked for at its price. */
export const asksFor = async (site: Site, token: string, trip: Trip): Promise<Request> => {
  const { quote } = await priced(site, trip);
  const asking = { token, ...trip, guests, quote_id: quote?.quote_id, message: 'We would love to stay.' };
  const made = (await asked(site, 'POST /booking', asking)) as { readonly data: { readonly booking_id: string } };
  return { booking_id: made.data.booking_id, ...trip };
};

/** The first nights from some day on that can be had. Both sides by their tokens. */
export const aRequest = async (site: Site, { guest, host }: Sides, from: number): Promise<Request> =>
  asksFor(site, guest, await aTripToAsk(site, host, from));

/** The guest pays on the sandbox's page, and the page comes back. */
export const paidByCard = async (site: Site, { booking_id }: Pick<Request, 'booking_id'>, token: string): Promise<void> => {
  const paths = { success_path: `/checkout/${booking_id}`, cancel_path: `/checkout/${booking_id}` };
  const { data } = (await asked(site, 'POST /checkout', { token, booking_id, ...paths })) as { readonly data: { readonly url: string } };
  const payment = new URL(data.url, site.origin).searchParams.get('sandbox') ?? '';
  const finish = `POST /checkout/${booking_id}/payment/${payment}`;
  const paid = (await asked(site, finish, { token, outcome: 'paid' })) as { readonly data: SandboxPayment };
  await asked(site, `PATCH /booking/${booking_id}/pay`, { token, confirmation_id: paid.data.confirmation_id });
};
