// Everybody outside whom the server talks to.
import type { Calendars } from './calendars';
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
  /** Registers of short-term rentals. */
  readonly registries: Registries;
}

/** The part of them that jobs reach: no person is there to sign in. */
export type OutsideOfJobs = Omit<Outside, 'parent'>;
