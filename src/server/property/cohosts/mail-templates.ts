// Mails about co-hosting: the invitation with its link, and what became of it.
import type { Mails } from '../../../../generated/jobs/jobs';
import type { MailCard, MailWords } from '../../../../generated/jobs/mail';
import { cohostAcceptedMail } from '../../../../generated/jobs/mails/cohostAccepted';
import { cohostChangedMail } from '../../../../generated/jobs/mails/cohostChanged';
import { cohostGoneMail } from '../../../../generated/jobs/mails/cohostGone';
import { cohostInvitedMail } from '../../../../generated/jobs/mails/cohostInvited';
import { cohostLeftMail } from '../../../../generated/jobs/mails/cohostLeft';
import { cohostRemovedMail } from '../../../../generated/jobs/mails/cohostRemoved';
import { cohostingEndedMail } from '../../../../generated/jobs/mails/cohostingEnded';
import type { Cohost } from '../../../../generated/model/entities';
import { keysOf } from '../../../../generated/model/keys';
import { CohostRole } from '../../../../generated/model/values';
import { calendarMailTexts } from '../../../../generated/texts/sentences/calendarMailTexts';
import { cohostMailTexts as say } from '../../../../generated/texts/sentences/cohostMailTexts';
import { seasonTexts } from '../../../../generated/texts/sentences/seasonTexts';
import { invitationTexts } from '../../../../generated/texts/sentences/invitationTexts';
import { findEmail, findPublicProfile } from '../../account/account.lookup';
import { asRead } from '../../account/contact-details.lookup';
import { type CohostRow, rolesAmong, rolesAt } from './cohost.lookup';
import { newToken, tokenHash } from '../../account/links.commands';
import type { Database } from '../../database/open';
import type { MailContent } from '../../outside/mail-look';
import type { JobContext } from '../../request/context';
import { findProperties, type PropertyRow } from '../property.lookup';
import { findCohosts, giveToken } from './cohost.repository';

type Mailed = MailContent | undefined;
/** The facts of a mail about co-hosting: of one listing, or of several. */
export interface Told {
  readonly listings: readonly { readonly title: string; readonly property_id: string }[];
  /** The first name of the other side. */
  readonly name: string;
  readonly origin: string;
}
/** With the roles of the co-host. */
export type ToldRoles = Told & { readonly roles: Cohost['roles'] };

const rolesCard = (roles: Cohost['roles'], title: string): MailCard => {
  const given = keysOf(CohostRole).filter((role) => roles.includes(role));
  return {
    title,
    note: null,
    picture: null,
    facts: given.map((role) => ({ label: CohostRole[role].label, value: CohostRole[role].says })),
  };
};

const nameOf = async (db: Database, profileId: string): Promise<string> => (await findPublicProfile(db, profileId))?.first_name ?? '';
const titleOf = ({ title, city }: Pick<PropertyRow, 'title' | 'city'>): string =>
  asRead(title || city, false) || calendarMailTexts.untitled;

/** The one listing, or how many there are and their titles, a line each. */
const listed = ({ listings }: Told) => {
  const [first] = listings;
  const one = { title: first?.title ?? '', to: { property_id: first?.property_id ?? '' } };
  const count = seasonTexts.listings({ count: listings.length });
  const titles = listings.map(({ title }) => title).join('\n');
  return listings.length === 1
    ? ({ as: 'one', ...one, titles: null } as const)
    : ({ as: 'many', listings: count, titles, to: {} } as const);
};

export const invited = ({ roles, token, ...it }: ToldRoles & { readonly token: string }): MailWords<'invited'> =>
  cohostInvitedMail({
    ...listed(it),
    host: it.name,
    roles: rolesCard(roles, say.invited),
    named: roles.includes('messages') ? invitationTexts.named : null,
    doesNot: invitationTexts.doesNot({ host: it.name }),
    origin: it.origin,
    to: { token },
  });
export const accepted = ({ roles, email, ...it }: ToldRoles & { readonly email: string }): MailWords<'host'> =>
  cohostAcceptedMail({ ...listed(it), name: it.name, email, roles: rolesCard(roles, say.accepted({ name: it.name })), origin: it.origin });

/** The slots of a mail about one listing. */
const ofOne = ({ listings: [listing], name, origin }: Told) => ({
  title: listing?.title ?? '',
  name,
  host: name,
  origin,
  to: { property_id: listing?.property_id ?? '' },
});
export const left = (it: Told): MailWords<'host'> => cohostLeftMail(ofOne(it));
/** The same where the account of the co-host has ended. */
export const gone = (it: Told): MailWords<'host'> => cohostGoneMail({ ...listed(it), name: it.name, origin: it.origin });
export const removed = (it: Told): MailWords<'cohost'> => cohostRemovedMail({ ...ofOne(it), to: {} });
export const changed = ({ roles, ...it }: ToldRoles): MailWords<'cohost'> =>
  cohostChangedMail({ ...ofOne(it), roles: rolesCard(roles, say.changed) });

export const ended = (it: { readonly title: string; readonly origin: string }): MailWords<'formerCohost'> =>
  cohostingEndedMail({ ...it, to: {} });

/** The listings of some co-hosts or invitations, and whose they are. */
const toldOf = async (db: Database, rows: readonly Pick<CohostRow, 'property_id'>[]) => {
  const properties = await findProperties(
    db,
    rows.map(({ property_id }) => property_id),
  );
  const listings = properties.map((it) => ({ title: titleOf(it), property_id: it.property_id }));
  return { listings: listings.toSorted((one, other) => one.title.localeCompare(other.title)), owner: properties[0]?.profile_id };
};

export const cohostMails = {
  async cohostInvited({ cohost_ids }: Mails['cohostInvited'], { db, config, now }: JobContext): Promise<Mailed> {
    const token = newToken();
    const rows = await giveToken(db, { cohost_ids, token_hash: tokenHash(token), now });
    const { listings, owner } = await toldOf(db, rows);
    const [row] = rows;
    if (!row || owner === undefined) return undefined;
    const told = { listings, name: await nameOf(db, owner), roles: rolesAmong(rows), origin: config.SITE_ORIGIN };
    return { ...invited({ ...told, token }), to: row.email };
  },

  async cohostAccepted({ cohost_ids }: Mails['cohostAccepted'], { db, config }: JobContext): Promise<Mailed> {
    const rows = await findCohosts(db, cohost_ids);
    const { listings, owner } = await toldOf(db, rows);
    const to = owner === undefined ? undefined : await findEmail(db, owner);
    const [row] = rows;
    // it was ended meanwhile
    if (!row?.profile_id || to === undefined) return undefined;
    const told = { listings, name: await nameOf(db, row.profile_id), roles: rolesAmong(rows), origin: config.SITE_ORIGIN };
    return { ...accepted({ ...told, email: row.email }), to };
  },

  async cohostLeft({ property_id, profile_id }: Mails['cohostLeft'], { db, config }: JobContext): Promise<Mailed> {
    const { listings, owner } = await toldOf(db, [{ property_id }]);
    const to = owner === undefined ? undefined : await findEmail(db, owner);
    return to === undefined ? undefined : { ...left({ listings, name: await nameOf(db, profile_id), origin: config.SITE_ORIGIN }), to };
  },

  async cohostGone({ profile_id, name, property_ids }: Mails['cohostGone'], { db, config }: JobContext): Promise<Mailed> {
    const to = await findEmail(db, profile_id);
    const { listings } = await toldOf(
      db,
      property_ids.map((property_id) => ({ property_id })),
    );
    if (to === undefined || listings.length === 0) return undefined;
    return { ...gone({ listings, name, origin: config.SITE_ORIGIN }), to };
  },

  async cohostRemoved({ property_id, profile_id }: Mails['cohostRemoved'], { db, config }: JobContext): Promise<Mailed> {
    const { listings, owner } = await toldOf(db, [{ property_id }]);
    const to = await findEmail(db, profile_id);
    if (owner === undefined || to === undefined) return undefined;
    return { ...removed({ listings, name: await nameOf(db, owner), origin: config.SITE_ORIGIN }), to };
  },

  async cohostChanged({ property_id, profile_id }: Mails['cohostChanged'], { db, config }: JobContext): Promise<Mailed> {
    const { listings, owner } = await toldOf(db, [{ property_id }]);
    const to = await findEmail(db, profile_id);
    const roles = (await rolesAt(db, [property_id], profile_id))(property_id);
    // it was ended meanwhile
    if (owner === undefined || to === undefined || roles.length === 0) return undefined;
    return { ...changed({ listings, name: await nameOf(db, owner), origin: config.SITE_ORIGIN, roles }), to };
  },

  async cohostingEnded({ profile_id, title }: Mails['cohostingEnded'], { db, config }: JobContext): Promise<Mailed> {
    const to = await findEmail(db, profile_id);
    return to === undefined ? undefined : { ...ended({ title: titleOf({ title, city: '' }), origin: config.SITE_ORIGIN }), to };
  },
};
