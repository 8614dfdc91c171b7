// The mails about the money of claims: paid by card, given back, and disputed.
import type { Mails } from '../../../generated/jobs/jobs';
import { claimDisputeDecidedHostMail } from '../../../generated/jobs/mails/claimDisputeDecidedHost';
import { claimDisputedHostMail } from '../../../generated/jobs/mails/claimDisputedHost';
import { claimPaidMail } from '../../../generated/jobs/mails/claimPaid';
import { claimPaidHostMail } from '../../../generated/jobs/mails/claimPaidHost';
import { claimRefundedMail } from '../../../generated/jobs/mails/claimRefunded';
import { claimRefundedHostMail } from '../../../generated/jobs/mails/claimRefundedHost';
import { claimReturnedMail } from '../../../generated/jobs/mails/claimReturned';
import { ClaimKind } from '../../../generated/model/values';
import { cad, toGuest, toHost, type Words } from '../booking/mail-words.lookup';
import { mailTo, type Told } from './mail-templates';

/** The kind of claim with what was paid for it. */
const paid = ({ claim }: Told) => ({ kind: ClaimKind[claim.kind].label, amount: cad(claim.owed_cents ?? 0) });
type Sum = Pick<Mails['claimReturned'], 'cad_cents'>;

export const claimPaid = (it: Told): Words<'guest'> => claimPaidMail({ ...toGuest(it), ...paid(it) });
export const claimPaidHost = (it: Told, isPayable: boolean): Words<'host'> =>
  claimPaidHostMail({ ...toHost(it), ...paid(it), detailsNeeded: !isPayable });

export const claimReturned = (it: Told, { cad_cents }: Sum): Words<'guest'> =>
  claimReturnedMail({ ...toGuest(it), amount: cad(cad_cents) });
export const claimRefunded = (it: Told, { cad_cents }: Sum): Words<'guest'> =>
  claimRefundedMail({ ...toGuest(it), amount: cad(cad_cents) });
export const claimRefundedHost = (it: Told, { cad_cents }: Sum): Words<'host'> =>
  claimRefundedHostMail({ ...toHost(it), amount: cad(cad_cents) });

export const claimDisputedHost = (it: Told): Words<'host'> => claimDisputedHostMail(toHost(it));
export const claimDisputeDecidedHost = (
  it: Told,
  { outcome, cad_cents }: Omit<Mails['claimDisputeDecidedHost'], 'booking_id'>,
): Words<'host'> => claimDisputeDecidedHostMail({ ...toHost(it), as: outcome, amount: cad(cad_cents) });

export const claimMoneyMails = {
  claimPaid: mailTo('guest', claimPaid),
  claimPaidHost: mailTo('host', async (it, _facts, { db, followers }) =>
    claimPaidHost(it, await followers.booking.isPayable(db, it.booking.host_id)),
  ),
  claimReturned: mailTo('guest', claimReturned),
  claimRefunded: mailTo('guest', claimRefunded),
  claimRefundedHost: mailTo('host', claimRefundedHost),
  claimDisputedHost: mailTo('host', claimDisputedHost),
  claimDisputeDecidedHost: mailTo('host', claimDisputeDecidedHost),
} as const;
