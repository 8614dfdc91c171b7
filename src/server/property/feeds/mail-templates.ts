// Mails about the calendars of properties, to hosts and to co-hosts who look after them.
import type { MailReader, Mails } from '../../../../generated/jobs/jobs';
import type { MailWords } from '../../../../generated/jobs/mail';
import { calendarConflictMail } from '../../../../generated/jobs/mails/calendarConflict';
import { calendarStaleMail } from '../../../../generated/jobs/mails/calendarStale';
import { SourcePlatform } from '../../../../generated/model/values';
import { calendarMailTexts } from '../../../../generated/texts/sentences/calendarMailTexts';
import { findEmail } from '../../account/account.lookup';
import type { JobContext } from '../../request/context';
import type { MailContent } from '../../outside/mail-look';
import { findFeedOfMail } from './feed.repository';
import { findDoubleBookings, todayAt } from '../calendar/calendar.lookup';
import { shortDates } from '../../outside/mail-dates';
import { findGuarded, type PropertyRow } from '../property.lookup';

interface Addressed {
  readonly property_id: string;
  /** A co-host; without it, the owner. */
  readonly profile_id?: string | undefined;
}
/** The slots that every mail about a calendar has, by who looks after it. */
interface CalendarSlots {
  readonly as: 'owner' | 'cohost';
  readonly title: string;
  readonly origin: string;
  readonly to: { readonly property_id: string };
}
/** A mail to who looks after the calendar of a property, with its slots filled; none where either is no more. */
const toKeeper = async (
  { db, config }: JobContext,
  { property_id, profile_id }: Addressed,
  wordsFor: (slots: CalendarSlots, property: PropertyRow) => MailWords<MailReader> | undefined | Promise<MailWords<MailReader> | undefined>,
): Promise<MailContent | undefined> => {
  const property = await findGuarded(db, property_id);
  if (!property || (profile_id !== undefined && !property.calendar_ids.includes(profile_id))) return undefined;
  const to = await findEmail(db, profile_id ?? property.profile_id);
  if (to === undefined) return undefined;
  const title = property.title || property.city || calendarMailTexts.untitled;
  const as = profile_id === undefined ? 'owner' : 'cohost';
  const words = await wordsFor({ as, title, origin: config.SITE_ORIGIN, to: { property_id } }, property);
  return words && { ...words, to };
};

export const calendarConflict = (facts: Mails['calendarConflict'], context: JobContext): Promise<MailContent | undefined> =>
  toKeeper(context, facts, async (slots, property) => {
    const conflicts = await findDoubleBookings(context.db, property, todayAt(property, context.now));
    const [first] = conflicts;
    // it was solved meanwhile
    if (!first) return undefined;
    const dates = conflicts.filter(({ feed_id }) => feed_id === first.feed_id).map(({ start, end }) => shortDates(start, end));
    const elsewhere = first.feed_name ?? SourcePlatform[first.platform].label;
    return calendarConflictMail({ ...slots, elsewhere, dates: dates.join(', ') });
  });

export const calendarStale = async (
  { feed_id, profile_id }: Mails['calendarStale'],
  context: JobContext,
): Promise<MailContent | undefined> => {
  const feed = await findFeedOfMail(context.db, feed_id);
  if (!feed) return undefined;
  const elsewhere = feed.name ?? SourcePlatform[feed.platform].label;
  return toKeeper(context, { property_id: feed.property_id, profile_id }, (slots) => calendarStaleMail({ ...slots, elsewhere }));
};
