// A scope of the shell as one page of the browser: calls answered from a table, navigations noted instead of made.
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { $transport, type CallAnswer, type CallRequest, type Transport } from '../../generated/client/transport';
import type { CurrentUser } from '../../generated/model/entities';
import { type Settings, settings as declared } from '../../generated/model/settings';
import type { Instant } from '../../generated/model/wire';
import '../../src/screens/shell/session/admission';
import { navigated } from '../../src/screens/shell/navigation/navigation';
import { $cookies, $language, $settings } from '../../src/screens/shell/request/request';
import { admitted, arrived, type Visit, visited, visitOf } from '../../src/screens/shell/navigation/visit';

const defaults = Object.fromEntries(Object.entries(declared).map(([id, { default: value }]) => [id, value])) as unknown as Settings;

export const answer = (status: number, body: unknown): CallAnswer => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
export const refusal = (status: number, error_code: string, data: object = {}): CallAnswer =>
  answer(status, { message: `refused: ${error_code}`, status_code: status, error_code, data, request_id: 'r-1' });

/** The counts of a person who has just come. */
export const nothingYet: CurrentUser['counts'] = {
  bookings: 0,
  properties_connected: 0,
  properties_total: 0,
  cohosted: 0,
  answered: 0,
  stays: 0,
  threads: 0,
  wishlists: 0,
  saved_searches: 0,
  unread_as_guest: 0,
  unread_as_host: 0,
};
/** A person with everything: verified, named, host and guest. */
export const aUser = (own: Partial<CurrentUser> = {}): CurrentUser => ({
  user_id: 'u-1',
  email: 'ada@example.ca',
  verified_at: '2026-05-01T12:00:00Z' as Instant,
  profile_id: 'p-1',
  first_name: 'Ada',
  last_name: 'Lovelace',
  avatar: null,
  has_password: true,
  modes: ['guest', 'host'],
  counts: { ...nothingYet, bookings: 4, properties_connected: 1, properties_total: 2, stays: 3 },
  ...own,
});
export const userAnswer = (own: Partial<CurrentUser> = {}): CallAnswer => answer(200, { data: aUser(own) });

type Answers = Readonly<Record<string, CallAnswer | (() => CallAnswer | Promise<CallAnswer>)>>;
export interface OpenPage {
  readonly scope: Scope;
  /** The calls that were made: `GET /user`. */
  readonly calls: string[];
  readonly requests: CallRequest[];
  /** Where stores led. */
  readonly ways: string[];
  /** Which pages were let in. */
  readonly entered: string[];
  /** A person's steps by a link, or the address bar. */
  readonly goTo: (url: string) => Promise<void>;
}

export interface BrowsingPlan {
  readonly answers?: Answers;
  /** Answers the calls that `answers` does not. */
  readonly transport?: Transport;
  readonly settings?: Partial<Settings>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly language?: string;
}

const nobody: Transport = () => Promise.resolve(refusal(404, 'input.no_such_call'));
/** Navigations that stores make are noted, and not made. */
export const browsing = ({
  answers = {},
  transport = nobody,
  settings = {},
  cookies = {},
  language = 'en-CA',
}: BrowsingPlan = {}): OpenPage => {
  const [calls, ways, entered, requests] = [[] as string[], [] as string[], [] as string[], [] as CallRequest[]];
  const scope = fork({
    values: [
      [$settings, { ...defaults, ...settings }],
      [$cookies, cookies],
      [$language, language],
      [
        $transport,
        async (request: CallRequest) => {
          const call = `${request.method} ${request.path}`;
          calls.push(call);
          requests.push(request);
          const found = answers[call] ?? (await transport(request));
          return typeof found === 'function' ? await found() : found;
        },
      ],
    ],
  });
  const goTo = async (url: string) => {
    const visit = visitOf(url);
    await allSettled(visited, { scope, params: visit });
    await allSettled(arrived, { scope, params: visit });
    const next = ways.at(-1);
    if (next !== undefined && next !== seen) {
      seen = next;
      await goTo(next);
    }
  };
  let seen: string | undefined;
  createWatch({ unit: navigated, scope, fn: ({ path }) => void ways.push(path) });
  createWatch({ unit: admitted, scope, fn: (visit: Visit) => void entered.push(visit.path) });
  return { scope, calls, requests, ways, entered, goTo };
};
