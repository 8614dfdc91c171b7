// The owner invites and removes co-hosts; a person accepts an invitation, or stops co-hosting.
import { randomUUID } from 'node:crypto';
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import type { Cohost } from '../../../../generated/model/entities';
import type { LinkEnd } from '../../../../generated/model/values';
import { DAY } from '../../../../generated/model/dates';
import { instantOf } from '../../../../generated/model/wire';
import { cohostMailsPerDay, cohostsMax } from '../../../../generated/model/constants';
import { turnHostModeOn } from '../../account/account.commands';
import { findPublicProfile } from '../../account/account.lookup';
import { newToken, tokenHash } from '../../account/links.commands';
import { asRead } from '../../account/contact-details.lookup';
import { mailboxOf, normalizedEmail } from '../../account/normalized-email.lookup';
import type { Database } from '../../database/open';
import { countUse } from '../../database/throttles';
import { inTransaction } from '../../request/context';
import { refuse } from '../../request/refusal';
import { placeName } from '../listing/listing.rules';
import { findGuarded, photosOf, type PropertyRow } from '../property.lookup';
import { lockProperty } from '../setup/own.repository';
import { type CohostRow, cohostsAt, rolesAmong } from './cohost.lookup';
import * as kept from './cohost.repository';

interface Reader {
  readonly profile_id: string;
  readonly now: Date;
}
interface Offered {
  readonly row: CohostRow;
  readonly property: PropertyRow;
}
/** The invitations of a link that the person may accept, each with its listing. */
const open = async (db: Database, token: string, { profile_id, now }: Reader): Promise<readonly Offered[]> => {
  const ended = (why: LinkEnd) => refuse('property.invitation_ended', { data: { why } });
  const found = [];
  for (const row of await kept.findByToken(db, tokenHash(token))) {
    const property = await findGuarded(db, row.property_id);
    if (property) found.push({ row, property });
  }
  if (found.length === 0) ended('unknown');
  if (found.some(({ property }) => property.profile_id === profile_id)) refuse('property.own_invitation');
  const others = found.filter(({ property }) => !property.cohost_ids.includes(profile_id));
  if (others.length === 0) refuse('property.cohosts_already');
  const waiting = others.filter(({ row }) => row.accepted_at === null);
  if (waiting.length === 0) ended('used');
  const lasting = waiting.filter(({ row }) => row.expires_at > now);
  return lasting.length === 0 ? ended('expired') : lasting;
};

interface InviteOptions {
  readonly property_id: string;
  readonly profile_id: string;
  readonly email: string;
  readonly others: readonly string[];
}
/** The own listings at which an address is invited now, with the invitation that is there, and those that are full. */
const invitableAt = async (trx: Database, { property_id, profile_id, email, others }: InviteOptions) => {
  const ids = [...new Set([property_id, ...others])];
  const listings = await kept.lockListings(trx, ids);
  if (listings.length < ids.length || listings.some((it) => it.profile_id !== profile_id)) refuse('property.not_found');
  const there = await kept.findAmong(trx, ids);
  const stands = listings.map((listing) => {
    const rows = there.filter((row) => row.property_id === listing.property_id);
    const before = rows.find((row) => row.email === email);
    return { ...listing, before, isFull: before === undefined && rows.length >= cohostsMax };
  });
  const free = stands.filter(({ before, isFull }) => !isFull && (before?.accepted_at ?? null) === null);
  const here = stands.find((it) => it.property_id === property_id);
  if (here?.isFull) refuse('property.too_many_cohosts');
  if (free.length === 0) refuse('property.cohost_known');
  return { free, full: stands.filter(({ isFull }) => isFull) };
};

/** One co-host or invitation of a listing as its owner sees it. */
const theOne = async (
  db: Database,
  { property_id, cohost_id, now }: { readonly property_id: string; readonly cohost_id: string; readonly now: Date },
): Promise<Cohost> => {
  const all = await cohostsAt(db, property_id, now);
  return all.find((one) => one.cohost_id === cohost_id) ?? refuse('property.cohost_not_found');
};

type Handlers = Pick<
  PropertyHandlers,
  'listCohosts' | 'inviteCohost' | 'changeCohost' | 'removeCohost' | 'leaveListing' | 'findInvitation' | 'acceptInvitation'
>;

export const cohostHandlers: Handlers = {
  listCohosts: ({ property: { property_id } }, { db, now }) => cohostsAt(db, property_id, now),

  inviteCohost: ({ property: { property_id }, input }, context) =>
    inTransaction(context, async ({ trx, mail, principal: { profile_id }, now }) => {
      const [email, roles] = [normalizedEmail(input.email), [...new Set(input.roles)]];
      const others = input.property_ids ?? [];
      const { free, full } = await invitableAt(trx, { property_id, profile_id, email, others });
      const uses = { times: cohostMailsPerDay, seconds: DAY / 1000, now };
      const retry_after = await countUse(trx, `cohost mail ${mailboxOf(email)}`, uses);
      if (retry_after > 0) refuse('property.cohost_mails');
      // the token is not known yet: the mail gives the invitations the one that works
      const link = { email, roles, token_hash: tokenHash(newToken()), now };
      const cohost_ids: string[] = [];
      for (const it of free) {
        const cohost_id = it.before?.cohost_id ?? randomUUID();
        await kept.keepInvitation(trx, { cohost_id, property_id: it.property_id, ...link });
        cohost_ids.push(cohost_id);
      }
      await mail('cohostInvited', { cohost_ids });
      const here = (await cohostsAt(trx, property_id, now)).find((one) => one.email === email) ?? refuse('property.cohost_not_found');
      return { ...here, invited: cohost_ids.length, full: full.map(({ title, city }) => title || city) };
    }),

  changeCohost: ({ property: { property_id }, params: { cohost_id }, input }, context) =>
    inTransaction(context, async ({ trx, mail, now }) => {
      await lockProperty(trx, property_id);
      const roles = [...new Set(input.roles)];
      const [before] = await kept.findCohosts(trx, [cohost_id]);
      if (!(await kept.setRoles(trx, { cohost_id, property_id, roles }))) refuse('property.cohost_not_found');
      const isOther = before?.roles.toSorted().join() !== roles.toSorted().join();
      if (before?.profile_id && isOther) await mail('cohostChanged', { property_id, profile_id: before.profile_id });
      return theOne(trx, { property_id, cohost_id, now });
    }),

  removeCohost: ({ property: { property_id }, params: { cohost_id } }, context) =>
    inTransaction(context, async ({ trx, mail }) => {
      const { profile_id } = (await kept.endCohost(trx, { property_id, cohost_id })) ?? refuse('property.cohost_not_found');
      if (profile_id !== null) await mail('cohostRemoved', { property_id, profile_id });
      return {};
    }),

  leaveListing: ({ property: { property_id } }, context) =>
    inTransaction(context, async ({ trx, mail, principal: { profile_id } }) => {
      if (!(await kept.endCohost(trx, { property_id, profile_id }))) refuse('property.cohost_not_found');
      await mail('cohostLeft', { property_id, profile_id });
      return {};
    }),

  async findInvitation({ input: { token } }, { db, principal: { profile_id }, now }) {
    const offered = await open(db, token, { profile_id, now });
    const owner = await findPublicProfile(db, offered[0]?.property.profile_id ?? '');
    const ids = offered.map(({ property }) => property.property_id);
    const photos = await photosOf(db, ids, 1);
    const listings = offered.map(({ row: { roles }, property: { property_id, title, city, province } }) => ({
      property_id,
      title: asRead(title, false),
      place: placeName(city, province),
      photo: photos.get(property_id)?.[0] ?? null,
      roles,
    }));
    const until = Math.min(...offered.map(({ row }) => row.expires_at.getTime()));
    return {
      listings: listings.toSorted((one, other) => one.title.localeCompare(other.title)),
      host: owner?.first_name ?? '',
      roles: rolesAmong(offered.map(({ row }) => row)),
      expires_at: instantOf(new Date(until)),
    };
  },

  acceptInvitation: ({ input: { token } }, context) =>
    inTransaction(context, async ({ trx, mail, principal: { profile_id }, now }) => {
      const offered = await open(trx, token, { profile_id, now });
      // asked again under the lock: its owner may have withdrawn it, and another person may have accepted it
      await kept.lockListings(
        trx,
        offered.map(({ property }) => property.property_id),
      );
      const again = await open(trx, token, { profile_id, now });
      const cohost_ids = again.map(({ row }) => row.cohost_id);
      const accepted = await kept.acceptCohosts(trx, { cohost_ids, profile_id, now });
      if (accepted.length === 0) refuse('property.invitation_ended', { data: { why: 'used' } });
      await kept.endLink(trx, tokenHash(token));
      await turnHostModeOn(trx, profile_id);
      await mail('cohostAccepted', { cohost_ids: accepted.map(({ cohost_id }) => cohost_id) });
      return { property_ids: accepted.map(({ property_id }) => property_id).toSorted() };
    }),
};
