// What every handler is handed beside the request: who asks, when, and the doors to the outside.
import type { Visitor } from '../../generated/model/entities';
import type { Config } from './config';
import type { Database } from './database/open';
import type { Files } from './outside/files';
import type { Mailer } from './outside/mail';
import type { ParentPlatform } from './outside/parent-platform';

/** The doors to the outside; the same for every request. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly mailer: Mailer;
  /** What people send in, such as their picture. */
  readonly files: Files;
  /** Single sign-on; none where no parent platform is configured. */
  readonly parent?: ParentPlatform | undefined;
  /** This moment; tests set it. */
  readonly clock: () => Date;
}

/** Somebody without a session. */
export interface SignedOut extends Visitor {
  readonly signed_in: false;
}
/** Whoever is signed in: what guards and menus ask about them, and their session. */
export interface SignedIn extends Visitor {
  readonly signed_in: true;
  readonly session_id: string;
  readonly user_id: string;
  readonly profile_id: string;
  readonly email: string;
}
/** Who asks. */
export type Principal = SignedOut | SignedIn;

/** A cookie that no script can read. */
export interface BrowserCookie {
  readonly name: string;
  readonly value: string;
  /** 0 takes it away. */
  readonly seconds: number;
  /** Below which path it is sent along. */
  readonly path: string;
}

/** The browser behind a request, where a call has to do with more than its answer. */
export interface CallingBrowser {
  /** The cookies that it sent, by name. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly keep: (cookie: BrowserCookie) => void;
  /** Leads it to an address, instead of showing the answer. */
  readonly lead: (address: string) => void;
}

export interface Context extends Services {
  readonly principal: Principal;
  /** The moment at which the request came; one for all that follows from it. */
  readonly now: Date;
  readonly ip: string;
  /** How the browser names itself, shortened. */
  readonly device: string;
  readonly browser: CallingBrowser;
  /** A line in the log for whoever runs the server, about what no caller can mend. Takes no secrets and nothing personal. */
  readonly warn: (what: string, facts: Readonly<Record<string, string | undefined>>) => void;
}

/** The same behind a guard that wants a session. */
export interface SignedInContext extends Context {
  readonly principal: SignedIn;
}
