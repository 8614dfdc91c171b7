// Mails about co-hosting: the invitation with its link, and what became of it.
import type { Mails } from '../../../../generated/jobs/jobs';
import type { Cohost } from '../../../../generated/model/entities';
import { pathTo } from '../../../../generated/routes/paths';
import { keysOf } from '../../../../generated/model/keys';
import { CohostRole } from '../../../../generated/model/values';
import { calendarMailTexts } from '../../../../generated/texts/sentences/calendarMailTexts';
import { cohostAcceptedTexts } from '../../../../generated/texts/sentences/cohostAcceptedTexts';
import { cohostChangedTexts } from '../../../../generated/texts/sentences/cohostChangedTexts';
import { cohostingEndedTexts } from '../../../../generated/texts/sentences/cohostingEndedTexts';
import { cohostInvitedTexts } from '../../../../generated/texts/sentences/cohostInvitedTexts';
import { cohostLeftTexts } from '../../../../generated/texts/sentences/cohostLeftTexts';
import { cohostRemovedTexts } from '../../../../generated/texts/sentences/cohostRemovedTexts';
import { seasonTexts } from '../../../../generated/texts/sentences/seasonTexts';
import { invitationTexts } from '../../../../generated/texts/sentences/invitationTexts';
import { findEmail, findPublicProfile } from '../../account/account.lookup';
import { asRead } from '../../account/contact-details.lookup';
import { type CohostRow, rolesAmong, rolesAt } from './cohost.lookup';
import { newToken, ownLink, tokenHash } from '../../account/links.commands';
import type { Database } from '../../database/open';
import type { MailCard, MailContent } from '../../outside/mail-look';
import type { JobContext } from '../../request/context';
import { findProperties, findProperty, type PropertyRow } from '../property.lookup';
import { findCohosts, giveToken } from './cohost.repository';

type Mailed = MailContent | undefined;
/** The same where it has ended. */
export type Ended = Omit<Told, 'roles' | 'titles'> & { readonly title: string };
/** The words and the link of a mail about co-hosting. */
export interface Told {
  readonly to: string;
  readonly titles: readonly string[];
  /** The first name of the other side. */
  readonly name: string;
  readonly href: string;
  /** The roles of the co-host. */
  readonly roles: Cohost['roles'];
}

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

/** How many listings, and their titles, a line each. */
const severalOf = (titles: readonly string[]) => ({ listings: seasonTexts.listings({ count: titles.length }), lines: titles.join('\n') });

export const invited = ({ to, titles, name: host, href, roles }: Told): MailContent => {
  const { subject, subjectMany, intro, introMany, lookAfter, button, ending } = cohostInvitedTexts;
  const { named, doesNot } = invitationTexts;
  const { listings, lines } = severalOf(titles);
  const [title = ''] = titles;
  const isOne = titles.length === 1;
  return {
    to,
    reader: 'invited',
    subject: isOne ? subject({ host, title }) : subjectMany({ host, listings }),
    paragraphs: [
      ...(isOne ? [intro({ host, title })] : [introMany({ host, listings }), lines]),
      rolesCard(roles, lookAfter),
      ...(roles.includes('messages') ? [named] : []),
      doesNot({ host }),
    ],
    button: { label: button, href, ending: ending({ host }) },
  };
};
export const accepted = ({ to, titles, name, href, roles }: Told, email: string): MailContent => {
  const { subject, subjectMany, intro, introMany, looksAfter, button, buttonMany, ending, endingMany } = cohostAcceptedTexts;
  const { listings, lines } = severalOf(titles);
  const [title = ''] = titles;
  const isOne = titles.length === 1;
  return {
    to,
    reader: 'host',
    subject: isOne ? subject({ name, title }) : subjectMany({ name, listings }),
    paragraphs: [
      ...(isOne ? [intro({ name, title, email })] : [introMany({ name, listings, email }), lines]),
      rolesCard(roles, looksAfter({ name })),
    ],
    button: isOne ? { label: button, href, ending } : { label: buttonMany, href, ending: endingMany },
  };
};
export const left = ({ to, title, name, href }: Ended): MailContent => {
  const { subject, intro, cure, button } = cohostLeftTexts;
  return {
    to,
    reader: 'host',
    subject: subject({ name, title }),
    paragraphs: [intro({ name, title }), cure],
    button: { label: button, href },
  };
};
/** The same where the account of the co-host has ended: of one listing, or of several. */
export const gone = ({ to, titles, name, href }: Omit<Told, 'roles'>): MailContent => {
  const { subject, subjectMany, gone: intro, goneMany, cure, button, buttonMany } = cohostLeftTexts;
  const { listings, lines } = severalOf(titles);
  const [title = ''] = titles;
  const isOne = titles.length === 1;
  return {
    to,
    reader: 'host',
    subject: isOne ? subject({ name, title }) : subjectMany({ name, listings }),
    paragraphs: [...(isOne ? [intro({ name, title })] : [goneMany({ name, listings }), lines]), cure],
    button: { label: isOne ? button : buttonMany, href },
  };
};
export const removed = ({ to, title, name: host, href }: Ended): MailContent => {
  const { subject, intro, button } = cohostRemovedTexts;
  return { to, reader: 'host', subject: subject({ title }), paragraphs: [intro({ host, title })], button: { label: button, href } };
};

export const changed = ({ to, title, name: host, href, roles }: Ended & Pick<Told, 'roles'>): MailContent => {
  const { subject, intro, lookAfter, rest, button } = cohostChangedTexts;
  const about = { host, title };
  const paragraphs = [intro(about), rolesCard(roles, lookAfter), rest(about)];
  return { to, reader: 'host', subject: subject(about), paragraphs, button: { label: button, href } };
};
export const ended = ({ to, title, href }: Omit<Ended, 'name'>): MailContent => {
  const { subject, intro, button, ending } = cohostingEndedTexts;
  return { to, subject: subject({ title }), paragraphs: [intro({ title })], button: { label: button, href, ending } };
};

const cohostsPage = (origin: string, property_id: string): string => `${origin}${pathTo.property({ property_id })}#cohosts`;

/** The listings of some co-hosts or invitations by their titles, and whose they are. */
const toldOf = async (db: Database, rows: readonly Pick<CohostRow, 'property_id'>[]) => {
  const properties = await findProperties(
    db,
    rows.map(({ property_id }) => property_id),
  );
  return { titles: properties.map(titleOf).toSorted((one, other) => one.localeCompare(other)), owner: properties[0]?.profile_id };
};

export const cohostMails = {
  async cohostInvited({ cohost_ids }: Mails['cohostInvited'], { db, config, now }: JobContext): Promise<Mailed> {
    const token = newToken();
    const rows = await giveToken(db, { cohost_ids, token_hash: tokenHash(token), now });
    const { titles, owner } = await toldOf(db, rows);
    const [row] = rows;
    if (!row || owner === undefined) return undefined;
    const href = ownLink(`${config.SITE_ORIGIN}${pathTo.cohost()}`, token, config.SITE_ORIGIN);
    return invited({ to: row.email, titles, name: await nameOf(db, owner), href, roles: rolesAmong(rows) });
  },

  async cohostAccepted({ cohost_ids }: Mails['cohostAccepted'], { db, config }: JobContext): Promise<Mailed> {
    const rows = await findCohosts(db, cohost_ids);
    const { titles, owner } = await toldOf(db, rows);
    const to = owner === undefined ? undefined : await findEmail(db, owner);
    const [row] = rows;
    // it was ended meanwhile
    if (!row?.profile_id || to === undefined) return undefined;
    const { SITE_ORIGIN } = config;
    const href = rows.length === 1 ? cohostsPage(SITE_ORIGIN, row.property_id) : `${SITE_ORIGIN}${pathTo.properties()}`;
    return accepted({ to, titles, name: await nameOf(db, row.profile_id), href, roles: rolesAmong(rows) }, row.email);
  },

  async cohostLeft({ property_id, profile_id }: Mails['cohostLeft'], { db, config }: JobContext): Promise<Mailed> {
    const property = await findProperty(db, property_id);
    const to = property ? await findEmail(db, property.profile_id) : undefined;
    if (!property || to === undefined) return undefined;
    const href = cohostsPage(config.SITE_ORIGIN, property_id);
    return left({ to, title: titleOf(property), name: await nameOf(db, profile_id), href });
  },

  async cohostGone({ profile_id, name, property_ids }: Mails['cohostGone'], { db, config }: JobContext): Promise<Mailed> {
    const to = await findEmail(db, profile_id);
    const { titles } = await toldOf(
      db,
      property_ids.map((property_id) => ({ property_id })),
    );
    const [first] = property_ids;
    if (to === undefined || first === undefined || titles.length === 0) return undefined;
    const { SITE_ORIGIN } = config;
    const href = titles.length === 1 ? cohostsPage(SITE_ORIGIN, first) : `${SITE_ORIGIN}${pathTo.properties()}`;
    return gone({ to, titles, name, href });
  },

  async cohostRemoved({ property_id, profile_id }: Mails['cohostRemoved'], { db, config }: JobContext): Promise<Mailed> {
    const property = await findProperty(db, property_id);
    const to = await findEmail(db, profile_id);
    if (!property || to === undefined) return undefined;
    const href = `${config.SITE_ORIGIN}${pathTo.properties()}`;
    return removed({ to, title: titleOf(property), name: await nameOf(db, property.profile_id), href });
  },

  async cohostChanged({ property_id, profile_id }: Mails['cohostChanged'], { db, config }: JobContext): Promise<Mailed> {
    const property = await findProperty(db, property_id);
    const to = await findEmail(db, profile_id);
    const roles = (await rolesAt(db, [property_id], profile_id))(property_id);
    // it was ended meanwhile
    if (!property || to === undefined || roles.length === 0) return undefined;
    const href = `${config.SITE_ORIGIN}${pathTo.property({ property_id })}`;
    return changed({ to, title: titleOf(property), name: await nameOf(db, property.profile_id), href, roles });
  },

  async cohostingEnded({ profile_id, title }: Mails['cohostingEnded'], { db, config }: JobContext): Promise<Mailed> {
    const to = await findEmail(db, profile_id);
    const href = `${config.SITE_ORIGIN}${pathTo.properties()}`;
    return to === undefined ? undefined : ended({ to, title: titleOf({ title, city: '' }), href });
  },
};
