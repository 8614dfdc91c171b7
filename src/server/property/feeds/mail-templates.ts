// Mails to hosts about the calendars of their properties.
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
import { findProperty, type PropertyRow } from '../property.lookup';

interface Words {
  readonly subject: string;
  readonly intro: string;
  readonly cure: string;
  readonly button: string;
  readonly ending: string;
}

/** A mail to the host of a property, with its slots filled; none where either is no more. */
const toHost = async (
  { db, config }: JobContext,
  property_id: string,
  wordsFor: (title: string, property: PropertyRow) => Words | undefined | Promise<Words | undefined>,
): Promise<MailContent | undefined> => {
  const property = await findProperty(db, property_id);
  const to = property ? await findEmail(db, property.profile_id) : undefined;
  if (!property || to === undefined) return undefined;
  const words = await wordsFor(property.title || property.city || calendarMailTexts.untitled, property);
  if (!words) return undefined;
  const { subject, intro, cure, button, ending } = words;
  return {
    to,
    reader: 'host',
    subject,
    paragraphs: [intro, cure],
    button: { label: button, href: `${config.SITE_ORIGIN}${pathTo.property({ property_id })}#calendar`, ending },
  };
};

export const calendarConflict = ({ property_id }: Mails['calendarConflict'], context: JobContext): Promise<MailContent | undefined> =>
  toHost(context, property_id, async (title, property) => {
    const conflicts = await findDoubleBookings(context.db, property, todayAt(property, context.now));
    const [first] = conflicts;
    // it was solved meanwhile
    if (!first) return undefined;
    const dates = conflicts.filter(({ feed_id }) => feed_id === first.feed_id).map(({ start, end }) => shortDates(start, end));
    const { subject, intro, cure, button, ending } = calendarConflictTexts;
    const elsewhere = first.feed_name ?? SourcePlatform[first.platform].label;
    return { subject: subject({ title }), intro: intro({ elsewhere, title, dates: dates.join(', ') }), cure, button, ending };
  });

export const calendarStale = async ({ feed_id }: Mails['calendarStale'], context: JobContext): Promise<MailContent | undefined> => {
  const feed = await findFeedOfMail(context.db, feed_id);
  if (!feed) return undefined;
  const elsewhere = feed.name ?? SourcePlatform[feed.platform].label;
  return toHost(context, feed.property_id, (title) => {
    const { subject, intro, cure, button, ending } = calendarStaleTexts;
    return { subject: subject({ elsewhere, title }), intro: intro({ elsewhere, title }), cure, button, ending };
  });
};
