// Mails about the calendars of properties, to hosts and to co-hosts who look after them.
import type { Mails } from '../../../../generated/jobs/jobs';
import { SourcePlatform } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { calendarConflictTexts } from '../../../../generated/texts/sentences/calendarConflictTexts';
import { calendarMailTexts } from '../../../../generated/texts/sentences/calendarMailTexts';
import { calendarStaleTexts } from '../../../../generated/texts/sentences/calendarStaleTexts';
import { findEmail } from '../../account/account.lookup';
import type { JobContext } from '../../request/context';
import type { MailContent } from '../../outside/mail-look';
import { findFeedOfMail } from './feed.repository';
import { findDoubleBookings, todayAt } from '../calendar/calendar.lookup';
import { shortDates } from '../../outside/mail-dates';
import { findGuarded, type PropertyRow } from '../property.lookup';

export interface Words {
  readonly subject: string;
  readonly intro: string;
  readonly cure: string;
  readonly button: string;
  readonly ending: string;
}

/** A mail about a calendar, which leads to it. */
export const calendarMail = ({ subject, intro, cure, button, ending }: Words, to: string, href: string): MailContent => ({
  to,
  reader: 'host',
  subject,
  paragraphs: [intro, cure],
  button: { label: button, href, ending },
});

/** Nights that are booked at another platform, too. */
interface Twice {
  readonly elsewhere: string;
  readonly title: string;
  readonly dates: string;
}
export const conflictWords = (it: Twice, isForCohost: boolean): Words => {
  const { subject, intro, cure, cureForCohost, button, ending } = calendarConflictTexts;
  return { subject: subject(it), intro: intro(it), cure: isForCohost ? cureForCohost : cure, button, ending };
};
export const staleWords = (it: Omit<Twice, 'dates'>): Words => {
  const { subject, intro, cure, button, ending } = calendarStaleTexts;
  return { subject: subject(it), intro: intro(it), cure, button, ending };
};

interface Addressed {
  readonly property_id: string;
  /** A co-host; without it, the owner. */
  readonly profile_id?: string | undefined;
}
/** A mail to who looks after the calendar of a property, with its slots filled; none where either is no more. */
const toKeeper = async (
  { db, config }: JobContext,
  { property_id, profile_id }: Addressed,
  wordsFor: (title: string, property: PropertyRow) => Words | undefined | Promise<Words | undefined>,
): Promise<MailContent | undefined> => {
  const property = await findGuarded(db, property_id);
  if (!property || (profile_id !== undefined && !property.calendar_ids.includes(profile_id))) return undefined;
  const to = await findEmail(db, profile_id ?? property.profile_id);
  if (to === undefined) return undefined;
  const words = await wordsFor(property.title || property.city || calendarMailTexts.untitled, property);
  return words && calendarMail(words, to, `${config.SITE_ORIGIN}${pathTo.property({ property_id })}#calendar`);
};

export const calendarConflict = (facts: Mails['calendarConflict'], context: JobContext): Promise<MailContent | undefined> =>
  toKeeper(context, facts, async (title, property) => {
    const conflicts = await findDoubleBookings(context.db, property, todayAt(property, context.now));
    const [first] = conflicts;
    // it was solved meanwhile
    if (!first) return undefined;
    const dates = conflicts.filter(({ feed_id }) => feed_id === first.feed_id).map(({ start, end }) => shortDates(start, end));
    const elsewhere = first.feed_name ?? SourcePlatform[first.platform].label;
    return conflictWords({ elsewhere, title, dates: dates.join(', ') }, facts.profile_id !== undefined);
  });

export const calendarStale = async (
  { feed_id, profile_id }: Mails['calendarStale'],
  context: JobContext,
): Promise<MailContent | undefined> => {
  const feed = await findFeedOfMail(context.db, feed_id);
  if (!feed) return undefined;
  const elsewhere = feed.name ?? SourcePlatform[feed.platform].label;
  return toKeeper(context, { property_id: feed.property_id, profile_id }, (title) => staleWords({ elsewhere, title }));
};
