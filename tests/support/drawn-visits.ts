// Visits of pages drawn by chance: addresses that fit a page, and addresses and headers that nobody's browser sends.
import * as fc from 'fast-check';
import type { RouteData } from '../../generated/routes/routes';
import { encoded, part, seldom } from './drawn-requests';
import { drawnOf, type KnownIds, nastyText } from './drawn-values';

export interface DrawnVisit {
  readonly address: string;
  readonly headers: readonly string[];
}

// characters that cannot stand in the first line of a request at all
const sendable = (text: string): string => text.replaceAll(/[^\x21-\x7e]/g, (letter) => encoded(letter));

// a longer one is refused before it is an address
const isRead = (address: string): boolean => address.length < 8000;

const query = (name: string, ids: KnownIds): fc.Arbitrary<string> => {
  const named = { checkin: 'date', checkout: 'date', from: 'uri', property_id: 'uuid', booking_id: 'uuid' }[name];
  const value = drawnOf(
    { type: name === 'from' || named ? 'string' : ['string', 'integer', 'boolean'], ...(named ? { format: named } : {}) },
    name,
    { ids, hostile: 3 },
  );
  return part(value).map((text) => `${name}=${text}`);
};

const headerText = nastyText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 4000));
const headers = fc
  .array(
    fc.tuple(
      fc.constantFrom('accept-language', 'accept-encoding', 'cookie', 'user-agent', 'if-none-match', 'x-forwarded-for', 'range'),
      headerText,
    ),
    {
      maxLength: 2,
    },
  )
  .map((lines) => lines.map(([name, text]) => `${name}: ${name === 'cookie' ? `currency=${text}; consent=${text}` : text}`));

/** A visit of one page. */
export const visitOfPage = (route: RouteData, ids: KnownIds): fc.Arbitrary<DrawnVisit> => {
  const segments = fc.tuple(
    ...route.params.map(({ name, optional }) =>
      fc.option(part(drawnOf({ type: 'string', format: 'uuid' }, name, { ids, hostile: 4 })), { nil: '', freq: optional ? 2 : 9 }),
    ),
  );
  const queries = fc.tuple(...route.query.map((name) => fc.option(query(name, ids), { nil: undefined, freq: 2 })), seldom(part(nastyText)));
  return fc
    .record({ segments, queries, headers })
    .map((it) => {
      const path = route.params.reduce(
        (text, { name }, index) => text.replace(new RegExp(`:${name}\\??`), () => it.segments[index] ?? ''),
        route.path,
      );
      const asked = it.queries.filter((text) => text !== undefined).join('&');
      return { address: sendable(path.replace('*', '/nowhere') + (asked === '' ? '' : `?${asked}`)), headers: it.headers };
    })
    .filter(({ address }) => isRead(address));
};

/** Anything that can stand for an address in a request. */
export const rawAddress: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '..',
        '.',
        '%',
        '%2f',
        '%00',
        '?',
        '#',
        '&',
        '=',
        ';',
        ':',
        '@',
        '[',
        'search',
        'property',
        'login',
        'api',
      ),
      nastyText,
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => sendable(`/${parts.join('')}`))
  // paths below the base path of the calls are no pages
  .filter((address) => isRead(address) && !/^\/(api|media)(\/|$|[?#])/.test(address));
