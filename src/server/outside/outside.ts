// Everybody outside whom the server talks to, and what of them its requests and jobs are handed.
import type { Config } from '../config/config';
import type { Calendars } from './calendars';
import type { Files } from './files';
import type { Geocoder } from './geocoder';
import type { Pages } from './pages';
import type { ParentPlatform } from './parent-platform';
import type { Payees } from './payees';
import type { Payments } from './payments';
import type { Rates } from './rates';
import type { Registries } from './registries';

export interface Outside {
  /** Single sign-on; none where no parent platform is configured. */
  readonly parent: ParentPlatform | undefined;
  readonly rates: Rates;
  /** Pages and pictures of other platforms. */
  readonly pages: Pages;
  /** Calendars of other platforms. */
  readonly calendars: Calendars;
  /** The payment provider; none where no account is configured. */
  readonly payments: Payments | undefined;
  /** The payout provider, which asks hosts itself where their money goes; without one, we ask, and pay by the bank. */
  readonly payees: Payees | undefined;
  /** Finds street addresses; without one, a host's pin begins at the town. */
  readonly geocoder: Geocoder | undefined;
  /** Registers of short-term rentals. */
  readonly registries: Registries;
}

interface Handed {
  readonly config: Config;
  /** Uploaded files, such as a person's picture. */
  readonly files: Files;
}

declare module '../request/context' {
  interface Services extends Outside, Handed {}
  // no person is there who signs in, or places a pin
  interface JobContext extends Omit<Outside, 'parent' | 'geocoder'>, Handed {}
}
