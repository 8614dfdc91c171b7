// Rewards of invitations that wait for a look: given, or denied with a reason that their people read.
import { VoidBecause } from '../../../generated/model/values';
import { waitingReferrals } from '../referral/referral.repository';
import { clearReferral, denyReferral } from '../referral/void-referral';
import { about, type Command } from './acting';

const list: Command['run'] = async (_words, { db }) => {
  const rows = await waitingReferrals(db);
  if (rows.length === 0) return ['No reward waits.'];
  return rows.map((it) => {
    const why = it.waits_for === null ? '' : VoidBecause[it.waits_for].label;
    const due = [it.due_stay && `stay ${it.due_stay}`, it.due_hosting && `hosting ${it.due_hosting}`].filter(Boolean);
    return [it.friend_id, `joined ${it.joined_at.toISOString()}`, `invited by ${it.referrer_id}`, why, ...due].join('  ');
  });
};
const grant = about('grant-rewards', async ({ trx, job }, { id }) => {
  const due = await clearReferral(trx, id);
  if (!due) return { refused: `No reward of a friend ${id} waits.` };
  await job('rewardFriend', { friend_id: id });
  for (const booking_id of due) await job('rewardSenders', { booking_id });
  return ['What waited is given, and this reason is not asked about again.'];
});
const deny = about('deny-rewards', async ({ trx, now }, { id, reason }) =>
  (await denyReferral(trx, { friend_id: id, now, reason }))
    ? ['Nothing is given, and both read why.']
    : { refused: `No reward of a friend ${id} waits.` },
);

export const rewardCommands: Readonly<Record<string, Command>> = {
  rewards: { usage: 'rewards', says: 'rewards of invitations that wait for a look, by the friend', run: list },
  'grant-rewards': { usage: 'grant-rewards FRIEND "WHY"', says: 'what waited is given', run: grant },
  'deny-rewards': { usage: 'deny-rewards FRIEND "WHY"', says: 'nothing is given, and both read why', run: deny },
};
