// What every handler is handed beside the request: who asks, when, and the doors to the outside.
import type { Visitor } from '../../generated/model/entities';
import type { Config } from './config';
import type { Database } from './database/open';
import type { Mailer } from './outside/mail';

/** The doors to the outside; the same for every request. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly mailer: Mailer;
  /** This moment; tests set it. */
  readonly clock: () => Date;
}

/** The session behind a request. */
export interface Holder {
  readonly session_id: string;
  readonly user_id: string;
  readonly profile_id: string;
}

export interface Context extends Services {
  readonly visitor: Visitor;
  readonly holder: Holder | undefined;
  /** The moment at which the request came; one for all that follows from it. */
  readonly now: Date;
  readonly ip: string;
  /** How the browser names itself, shortened. */
  readonly device: string;
}
