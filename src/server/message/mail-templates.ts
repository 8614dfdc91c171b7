// The mail about a message: who wrote, about which place, and the way to the answer.
import type { Mails } from '../../../generated/jobs/jobs';
import type { MailCard } from '../../../generated/jobs/mail';
import { messageForCohostMail } from '../../../generated/jobs/mails/messageForCohost';
import { messageReceivedMail } from '../../../generated/jobs/mails/messageReceived';
import { messageReceivedTexts as say } from '../../../generated/texts/sentences/messageReceivedTexts';
import { findEmail, publicProfiles } from '../account/account.lookup';
import { findBooking } from '../booking/booking.lookup';
import { type CardSum, listingCard, quoted, stayCard, toldStayOf } from '../booking/mail-words.lookup';
import { type PairedBooking, pairedBookings } from '../booking/paired.lookup';
import type { Database } from '../database/open';
import type { JobContext } from '../request/context';
import type { MailContent } from '../outside/mail-look';
import { readsMoney } from '../property/cohosts/cohost.lookup';
import { findProperty } from '../property/property.lookup';
import { asRead } from '../account/contact-details.lookup';
import { findMessage } from './message.repository';
import { photosOf } from './photo.repository';
import { findThread } from './thread.lookup';

const maxQuoted = 280;
const shortened = (text: string): string => (text.length <= maxQuoted ? text : `${text.slice(0, maxQuoted).trimEnd()}…`);

export interface MessageFacts {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** How many pictures there are with it. */
  readonly photos: number;
  /** The stay that they speak of, or the listing. */
  readonly card: MailCard;
  readonly origin: string;
  readonly thread_id: string;
}
/** The slots of the mail, whoever reads it. */
export const messageSlots = ({ name, title, text, photos, card, origin, thread_id }: MessageFacts) => ({
  name,
  intro: text !== '' && { title },
  onlyPhotos: text === '' && { count: photos, title },
  words: quoted(shortened(text)),
  photos: text !== '' && photos > 0 && { count: photos },
  place: card,
  origin,
  to: { thread_id },
});

interface CardReader {
  readonly property_id: string;
  readonly isToHost: boolean;
  readonly cohostId: string | undefined;
}
const sumFor = async (db: Database, { property_id, isToHost, cohostId }: CardReader): Promise<CardSum> => {
  if (!isToHost) return 'total';
  return cohostId === undefined || (await readsMoney(db, property_id, cohostId)) ? 'payout' : 'none';
};

/** A stay that is asked for or agreed, with its dates, and its sum but for a co-host who does not see the money; of one that is off, the listing alone. */
const cardOf = async (
  { db, config: { SITE_ORIGIN: origin } }: JobContext,
  { property_id, paired, isToHost, cohostId }: CardReader & { readonly paired: PairedBooking | undefined },
): Promise<MailCard> => {
  const options = { isOpen: paired?.is_paid ?? false, origin };
  const isOn = paired?.status === 'pending' || paired?.status === 'confirmed';
  const booking = isOn ? await findBooking(db, paired.booking_id) : null;
  if (!booking) return listingCard(db, property_id, options);
  return stayCard(await toldStayOf(db, booking, options), await sumFor(db, { property_id, isToHost, cohostId }));
};

/** The mail about a message, to its other side or to a co-host beside the host; nothing where it was read, or one of them is gone. */
const tellOf = async (
  { thread_id, number }: Mails['messageReceived'],
  context: JobContext,
  cohostId?: string,
): Promise<MailContent | undefined> => {
  const { db } = context;
  const thread = await findThread(db, thread_id);
  const message = thread && (await findMessage(db, thread_id, number));
  if (!thread || !message || message.text === null || message.hidden_at !== null) return undefined;
  const isToHost = message.side === 'guest';
  if (number <= (isToHost ? thread.host_read : thread.guest_read)) return undefined;
  if (cohostId !== undefined && !thread.cohost_ids.includes(cohostId)) return undefined;
  const to = await findEmail(db, isToHost ? (cohostId ?? thread.host_id) : thread.guest_id);
  const property = await findProperty(db, thread.property_id);
  if (to === undefined || !property) return undefined;
  const writer = await publicProfiles(db)
    .where('profile_id', '=', isToHost ? thread.guest_id : (message.writer_id ?? thread.host_id))
    .executeTakeFirst();
  const [paired] = await pairedBookings(db, [thread]);
  const isPaid = paired?.is_paid ?? false;
  const slots = messageSlots({
    name: asRead(writer?.first_name ?? null, isPaid) ?? (isToHost ? say.guest : say.host),
    title: asRead(property.title || property.city, isPaid) || say.place,
    text: asRead(message.text, isPaid),
    photos: (await photosOf(db, [message]))(message).length,
    card: await cardOf(context, { property_id: thread.property_id, paired, isToHost, cohostId }),
    origin: context.config.SITE_ORIGIN,
    thread_id,
  });
  const isForCohost = isToHost && cohostId !== undefined;
  const words = isForCohost ? messageForCohostMail(slots) : messageReceivedMail({ ...slots, as: isToHost ? 'host' : 'guest' });
  return { ...words, to };
};

export const messageReceived = (facts: Mails['messageReceived'], context: JobContext): Promise<MailContent | undefined> =>
  tellOf(facts, context);
/** The same for a co-host who still answers guests there. */
export const messageForCohost = (
  { profile_id, ...facts }: Mails['messageForCohost'],
  context: JobContext,
): Promise<MailContent | undefined> => tellOf(facts, context, profile_id);
