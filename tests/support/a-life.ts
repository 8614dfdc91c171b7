// Lives of bookings by chance: asked for, answered, paid or not, told of twice or late or never, called off, reported, and left lying.
import { carrySessions } from '../../src/server/account/account.commands';
import { chanceOf, type Chance } from '../../src/demo/pictures/chance';
import type { PlainDate } from '../../generated/model/wire';
import type { SignedNews } from '../../src/server/outside/payments';
import { addDays } from '../../generated/model/dates';
import type { Answered, Peer, TestServer } from './a-server';
import type { Breakage } from './breakage';

export interface Place {
  readonly property_id: string;
  readonly host: string;
}
/** A page for paying at a provider, by the provider's id of it and our own of its payment. */
export interface Page {
  readonly page_id: string;
  readonly payment_id: string;
}
/** The provider of the payments, to be told things behind the server's back. */
export interface LifeProvider {
  readonly name: string;
  readonly signatureHeader: string;
  /** The page that an address leads to. */
  readonly pageAt: (url: string) => Page | undefined;
  /** It is paid there; answers the news of it. */
  readonly pay: (page_id: string) => Promise<SignedNews | undefined>;
}
export type Act = readonly [weight: number, act: (life: Life) => Promise<unknown>];
/** The means of a further act. */
export interface ActTools {
  readonly chance: Chance;
  /** Tells news of the provider, be it never, once, or several times at once. */
  readonly tellSome: (news: SignedNews) => Promise<unknown>;
  /** The host says yes, and the guest pays: as far as both still can. */
  readonly payFor: (life: Life) => Promise<void>;
  /** Asks any of the processes as somebody. */
  readonly ask: (call: string, token: string, body?: object) => Promise<Answered>;
  /** Keeps the page for paying that an answer leads to, if it does. */
  readonly keepPage: (life: Life, answer: Answered) => Page | undefined;
}
export interface LifeOptions {
  readonly server: TestServer;
  readonly provider: LifeProvider;
  /** Further acts, drawn with the usual ones. */
  readonly acts?: (tools: ActTools) => readonly Act[];
  /** The processes that are asked, each as often; else the server alone. */
  readonly peers?: () => readonly [Peer, ...Peer[]];
  /** Something outside is out of order: 503 is no fault then. */
  readonly isOutOfOrder?: () => boolean;
  /** Does what a process does. */
  readonly within?: Breakage['within'];
  /** No time passes now. */
  readonly isStill?: () => boolean;
  /** After each step. */
  readonly after?: () => Promise<unknown>;
  readonly places: readonly [Place, ...Place[]];
  readonly guests: readonly [string, ...string[]];
  readonly stranger: string;
}

/** One booking, as far as whoever lives it knows. */
export interface Life {
  readonly booking_id: string;
  readonly guest: string;
  readonly host: string;
  readonly checkout: PlainDate;
  readonly payments: Page[];
}

const hour = 3_600_000;
const people = { adults: 2, children: 0, infants: 0, pets: 0 };
const currencies = ['CAD', 'CAD', 'USD', 'JPY'] as const;

/** Makes what happens to bookings of a place; each step says nothing but what may not be. */
export const livingBy = (seed: string, { server, provider, isOutOfOrder, places, guests, stranger, ...more }: LifeOptions) => {
  const { peers = () => [server] as const, within = (work) => work() } = more;
  const chance: Chance = chanceOf(seed);
  const anyPeer = (): Peer => {
    const all = peers();
    return all.length === 1 ? all[0] : chance.pick(all);
  };
  const lives: Life[] = [];
  const faults: string[] = [];
  let asked = 0;
  const ask: ActTools['ask'] = async (call, token, body) => {
    asked += 1;
    const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
    const { ask: send } = anyPeer();
    const answer = await within(() => send(call, { token, from, unsettled: true, ...(body ? { body } : {}) }));
    if (answer.status >= 500 && !(answer.status === 503 && isOutOfOrder?.())) faults.push(`${call}: ${answer.raw.body}`);
    return answer;
  };
  const told = async ({ body, signature }: SignedNews): Promise<void> => {
    const headers = { [provider.signatureHeader]: signature, 'content-type': 'application/json' };
    const { status, raw } = await within(() => server.ask(`POST /payment/${provider.name}`, { headers, body, unsettled: true }));
    if (status !== 200 && !isOutOfOrder?.()) faults.push(`news: ${status} ${raw.body}`);
  };
  const tellSome: ActTools['tellSome'] = (news) => Promise.all(Array.from({ length: chance.whole(0, 3) }, () => told(news)));

  const begin = async (): Promise<void> => {
    const { property_id, host } = chance.pick(places);
    const guest = chance.pick(guests);
    const today = server.now().toISOString().slice(0, 10) as PlainDate;
    const checkin = addDays(today, chance.whole(1, 40));
    const stay = { checkin, checkout: addDays(checkin, chance.whole(1, 5)), guests: people, currency: chance.pick(currencies) };
    const points = chance.in(0.4) ? chance.whole(5, 40) * 100 : 0;
    const { body } = await ask(`POST /property/${property_id}/pricing-meta`, guest, { booking: { ...stay, points } });
    const quote_id = (body.data as { readonly quote?: { readonly quote_id: string } } | undefined)?.quote?.quote_id;
    if (quote_id === undefined) return;
    const made = await ask('POST /booking', guest, { property_id, ...stay, points, quote_id });
    if (made.status !== 200) return;
    const { booking_id } = made.body.data as { readonly booking_id: string };
    lives.push({ booking_id, guest, host, checkout: stay.checkout, payments: [] });
  };

  const keepPage: ActTools['keepPage'] = ({ payments }, { status, body }) => {
    const page = provider.pageAt((body.data as { readonly url?: string } | undefined)?.url ?? '');
    if (status !== 200 || !page) return undefined;
    if (!payments.some(({ page_id }) => page_id === page.page_id)) payments.push(page);
    return page;
  };
  const openPage = async (life: Life): Promise<void> => {
    const { booking_id, guest } = life;
    const way = { booking_id, success_path: `/checkout/${booking_id}`, cancel_path: `/checkout/${booking_id}` };
    const currency = chance.in(0.3) ? { currency: chance.pick(currencies) } : {};
    const first = await ask('POST /checkout', guest, { ...way, ...currency });
    const shown = (first.body.data as { readonly quote?: { readonly quote_id: string } } | undefined)?.quote;
    const answer = shown ? await ask('POST /checkout', guest, { ...way, ...currency, quote_id: shown.quote_id }) : first;
    keepPage(life, answer);
    if (chance.in(0.6)) await onPage(life);
  };
  const onPage = async ({ booking_id, guest, payments }: Life): Promise<void> => {
    const page = payments.at(-1);
    if (!page) return;
    const outcome = chance.pick(['paid', 'paid', 'lost', 'refused', 'cancelled'] as const);
    if (provider.name === 'sandbox') await ask(`POST /checkout/${booking_id}/payment/${page.payment_id}`, guest, { outcome });
    else if (outcome === 'paid' || outcome === 'lost') await payAt(page, outcome === 'paid');
  };
  const payAt = async ({ page_id }: Page, isTold: boolean): Promise<void> => {
    const news = await provider.pay(page_id);
    if (news && isTold) await told(news);
  };
  /** Money is taken, and what is told of it comes never, once, or several times at once. */
  const behindOurBack = async ({ payments }: Life): Promise<void> => {
    const page = payments[chance.whole(0, payments.length - 1)];
    const news = page && (await provider.pay(page.page_id));
    if (news) await tellSome(news);
  };
  const payFor: ActTools['payFor'] = async (life) => {
    await accept(life);
    await openPage(life);
    await behindOurBack(life);
  };
  const comeBack = async ({ booking_id, guest, payments }: Life): Promise<void> => {
    const [page] = payments;
    if (page) await ask(`PATCH /booking/${booking_id}/pay`, guest, { confirmation_id: page.payment_id });
  };

  const accept = ({ booking_id, host }: Life) => ask(`PATCH /booking/${booking_id}/accept`, host, {});
  /** Most people ask for what they want, and pay for it. */
  const hope = async (): Promise<void> => {
    const before = lives.length;
    await begin();
    const life = lives[before];
    if (life && chance.in(0.7)) await accept(life);
    if (life && chance.in(0.7)) await openPage(life);
  };

  const acts: readonly Act[] = [
    [3, accept],
    [1, ({ booking_id, host }) => ask(`PATCH /booking/${booking_id}/reject`, host, { reject_reason: 'We paint the rooms.' })],
    [4, openPage],
    [4, onPage],
    [2, behindOurBack],
    [3, comeBack],
    [2, ({ booking_id, guest }) => ask(`PATCH /booking/${booking_id}/cancel`, guest, { cancel_reason: 'We cannot come.' })],
    [1, ({ booking_id, host }) => ask(`PATCH /booking/${booking_id}/cancel`, host, { cancel_reason: 'The roof leaks.' })],
    [1, ({ booking_id, guest }) => ask(`POST /booking/${booking_id}/points`, guest, { points: chance.whole(0, 30) * 100 })],
    [1, ({ booking_id, guest }) => ask(`POST /booking/${booking_id}/report`, guest, { message: 'There was no heating.' })],
    [1, ({ booking_id }) => ask(`PATCH /booking/${booking_id}/accept`, stranger, {})],
    [
      1,
      ({ booking_id, host }) =>
        ask(`PATCH /booking/${booking_id}/record-payment`, host, {
          amount_cents: chance.whole(1, 90_000),
          method: 'cash',
          received_on: server.now().toISOString().slice(0, 10),
        }),
    ],
    ...(more.acts?.({ chance, tellSome, payFor, ask, keepPage }) ?? []),
  ];
  const bag = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));
  const step = async (): Promise<unknown> => {
    const life = lives[chance.whole(Math.max(0, lives.length - 4), lives.length - 1)];
    if (!life || chance.in(0.25)) return hope();
    const act = bag[chance.whole(0, bag.length - 1)];
    // a double click, or two tabs
    const times = chance.in(0.2) ? 2 : 1;
    return Promise.all(Array.from({ length: times }, async () => act?.(life)));
  };
  const pass = async (hours: number): Promise<void> => {
    await carrySessions(server.database.db, Math.ceil(hours));
    server.later(Math.round(hours * hour));
  };
  const settle = (): Promise<void> =>
    within(anyPeer().settled).catch((error: unknown) => {
      if (!isOutOfOrder?.()) throw error;
    });
  const rest = async (): Promise<void> => {
    if (!more.isStill?.() && chance.in(0.3)) await pass(chance.between(0, chance.pick([0.1, 0.2, 0.5, 3, 26, 24 * 5])));
    // else what was caused lies until somebody comes back to it, as after a kill
    if (chance.in(0.6)) await settle();
  };
  return {
    lives,
    faults,
    /** So many steps, each followed by some time. */
    async live(steps: number): Promise<void> {
      for (let at = 0; at < steps; at += 1) {
        await step();
        await rest();
        await more.after?.();
      }
    },
    /** Long enough for everything to come to its end; something is done meanwhile, as long as that comes to its end, too. */
    async end(meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
      for (let day = 0; day < 70; day += 5) {
        await pass(5 * 24);
        await server.settled();
        if (day < 50) await meanwhile();
      }
    },
  };
};
