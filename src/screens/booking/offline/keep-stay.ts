// Keeps a stay on this device: its page, the files that the page has loaded so far, and the answers that it shows.
import { getUser } from '../../../../generated/client/account';
import { getArrival, getBooking } from '../../../../generated/client/booking';
import { fetchTransport } from '../../../../generated/client/fetch-transport';
import type { BookingDetail } from '../../../../generated/model/entities';
import { $now } from '../../shell/request/request';
import { storedToken } from '../../shell/session/transport';
import { dropStays, nameOf, pageOf, renderedHeader, sessionOf, titleHeader, workerPath } from './kept-stays';

/** Pictures and files of the build that this page shows; a stranger's are never among them. */
const loadedFiles = (): readonly string[] =>
  performance.getEntriesByType('resource').flatMap((entry) => {
    const { origin, pathname } = new URL(entry.name);
    const isShown = pathname.startsWith('/assets/') || ('initiatorType' in entry && entry.initiatorType === 'img');
    return origin === location.origin && isShown ? [entry.name] : [];
  });
const filesIn = (html: string): readonly string[] => [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);

/** The moment that the page starts from, which stands among the values of its stores. */
const renderedAt = (html: string): string => {
  const [, text = '{}'] = / id="dehydrated">([^<]*)</.exec(html) ?? [];
  const { values = {} } = JSON.parse(text) as { readonly values?: Readonly<Record<string, string>> };
  return values[$now.sid ?? ''] ?? '';
};

interface Page {
  readonly answer: Response;
  readonly files: readonly string[];
}
const fetchPage = async (booking: BookingDetail): Promise<Page> => {
  const page = await fetch(pageOf(booking));
  // without a connection it is the copy itself
  if (!page.ok || page.headers.has(renderedHeader)) throw new Error('the page of the stay did not come');
  const html = await page.text();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.headers.get('content-security-policy') ?? '',
    [renderedHeader]: renderedAt(html),
    [titleHeader]: encodeURIComponent(booking.property.title),
  };
  return { answer: new Response(html, { headers }), files: filesIn(html) };
};

export interface KeepOptions {
  readonly booking: BookingDetail;
  readonly base: string;
  readonly token: string;
}

/** Keeps a stay that its guest has open. An earlier copy stays whole where the connection goes meanwhile; fails where nothing can be kept. */
export const keepStay = async ({ booking, base, token }: KeepOptions): Promise<void> => {
  const { booking_id, checkout } = booking;
  await navigator.serviceWorker.register(`${workerPath}?calls=${encodeURIComponent(base)}`);
  const { answer: page, files } = await fetchPage(booking);
  const name = nameOf({ checkout, booking_id, session: await sessionOf(`Bearer ${token}`) });
  const cache = await caches.open(name);
  const put = new Set<string>();
  const keeping: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.ok) {
      await cache.put(input, answer.clone());
      put.add(answer.url);
    }
    return answer;
  };
  const carry = fetchTransport({ base, token: () => token, fetch: keeping });
  // a picture that is missing is no reason to keep nothing
  await Promise.all([...new Set([...files, ...loadedFiles()])].map((file) => keeping(file).catch(() => undefined)));
  const answers = await Promise.all([getUser(carry), getBooking(carry, { booking_id }), getArrival(carry, { booking_id })]);
  if (!answers.every(({ ok }) => ok)) throw new Error('the answers of the stay did not come');
  await cache.put(pageOf(booking), page);
  put.add(new URL(pageOf(booking), location.origin).href);
  const before = await cache.keys();
  await Promise.all(before.filter(({ url }) => !put.has(url)).map((request) => cache.delete(request)));
  // of a person who has logged out meanwhile nothing stays
  const isTheirs = storedToken() === token;
  await dropStays((stay) => stay.booking_id === booking_id && !(isTheirs && nameOf(stay) === name));
};

/** Drops what was kept of a stay. */
export const forgetStay = async (booking_id: string): Promise<void> => {
  await dropStays((stay) => stay.booking_id === booking_id);
};
