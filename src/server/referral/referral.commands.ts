// Commands on referrals for other subjects: a person was seen with a browser, and an account begins anew.
import { randomBytes } from 'node:crypto';
import * as kept from '../../../generated/model/kept';
import type { BrowserContext } from '../account/followers';
import type { Database } from '../database/open';
import { forgetReferral } from './referral.repository';
import { noteThings } from './note-things';
import { removeSignals } from './device-signal.repository';

const random = /^[\w-]{43}$/;
/** The random value of this browser: its own, or a new one. It is kept for another year. */
const deviceHere = ({ browser }: BrowserContext): string => {
  const { name, seconds = 0 } = kept.deviceKept;
  const known = browser.cookie(name);
  const value = random.test(known) ? known : randomBytes(32).toString('base64url');
  browser.keep({ name, value, seconds });
  return value;
};

/** A person was seen with this browser, in the transaction of what they do. A referral whose two people share one is void. */
export const noteBrowser = (trx: Database, profile_id: string, browsing: BrowserContext): Promise<void> =>
  noteThings(trx, { profile_id, now: browsing.now }, [
    { kind: 'device', text: deviceHere(browsing) },
    { kind: 'network', text: `${browsing.visitor} ${browsing.device}` },
  ]);

/** An account begins anew with its owner: whoever had it before was somebody else. */
export const beginReferralAnew = async (trx: Database, profile_id: string): Promise<void> => {
  await forgetReferral(trx, profile_id);
  await removeSignals(trx, profile_id);
};

export { findSharedWith, removeOldSignals } from './device-signal.repository';
