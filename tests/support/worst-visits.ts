// The most that a page can be asked for: every field of its query as long or as far as an address holds, and headers that are looked through.
import type { RouteData } from '../../generated/routes/routes';
import type { KnownIds } from './drawn-values';

export interface WorstVisit {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** As much as an address or a header may hold beside the rest. */
const letters = 14_000;

/** A page's plain address, and the worst that a stranger may think of for it. */
export const worstVisits = ({ path, params, query }: RouteData, ids: KnownIds): readonly [WorstVisit, ...WorstVisit[]] => {
  const bare = params
    .reduce((text, { name }) => text.replace(new RegExp(`:${name}\\??`), ids(name)[0] ?? 'x'), path)
    .replace('*', '/nowhere');
  const share = Math.floor(letters / (query.length + 1));
  const asking = (text: string, dates: Readonly<Record<string, string>>): WorstVisit => {
    const given = query.map((name) => [name, dates[name] ?? text.repeat(share / encodeURIComponent(text).length)]);
    return { address: `${bare}?${new URLSearchParams(given).toString()}`, headers: {} };
  };
  const far = { checkin: '2026-12-01', checkout: '9999-12-31' };
  return [
    { address: bare, headers: {} },
    asking('a', far),
    asking('%', { checkin: '2026-12-01', checkout: '2027-11-30' }),
    asking('qxzw ', {}),
    // nothing but dates: what is wrong with anything else would hide what they cost
    { address: `${bare}?${new URLSearchParams(far).toString()}`, headers: {} },
    { address: `${bare}?${'a=1&'.repeat(letters / 4)}`, headers: {} },
    { address: bare, headers: { cookie: 'a=b; '.repeat(letters / 5) } },
    { address: bare, headers: { 'accept-language': 'en-CA;q=0.1,'.repeat(letters / 12) } },
  ];
};
