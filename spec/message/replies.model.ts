// Texts that a host keeps for what guests ask again and again, with fields that are filled in for each guest.
import { Profile } from '../account/account.model';
import { messageMax } from '../booking/limits.model';
import { decision } from 'spec-to-app/declaration';
import { entity, pick, shape } from 'spec-to-app/entity';
import { belongsTo, id, instant, list, longText, oneOf, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { constant, values } from 'spec-to-app/values';

const source = decision('section 20: a host answers the same question twice with one text, and no text leaves without a person’s press');

export const savedRepliesMax = constant(30, {
  source: decision('a list that is read at one glance'),
  says: 'The most saved replies of a host',
});
export const replyTitleMax = constant(60, { source, unit: 'characters', says: 'The longest name of a saved reply' });

export const ReplyField = values({
  source,
  says: 'What a text for guests can have filled in; it stands there in curly brackets',
  items: {
    guest: { label: 'Guest’s first name' },
    listing: { label: 'Listing title' },
    checkin_date: { label: 'Check-in date' },
    checkin_time: { label: 'Check-in time' },
    checkout_date: { label: 'Check-out date' },
    checkout_time: { label: 'Check-out time' },
  },
});

export const SavedReply = entity({
  source,
  called: 'saved reply',
  says: 'A text that a host keeps for guests',
  key: 'reply_id',
  fields: {
    reply_id: id(),
    profile_id: belongsTo(Profile, { private: true, says: 'The host’s profile' }),
    title: text({ min: 1, max: replyTitleMax.value, says: 'Only the host sees it', example: 'Parking' }),
    text: longText({ min: 1, max: messageMax.value, example: 'Hi {guest}, check-in is after {checkin_time}.' }),
    created_at: instant({ private: true }),
  },
});

export const OfferedReply = shape({
  source,
  called: 'saved reply for a guest',
  says: 'A saved reply as it can be sent to one guest',
  fields: {
    ...pick(SavedReply, 'reply_id', 'title', 'text'),
    filled: longText({ says: 'The text with its fields filled in; a field without a value stays as it is' }),
    missing: list(oneOf(ReplyField), { says: 'Fields of the text that have no value for this guest' }),
  },
});

export const storedReplies = stored('saved_replies', {
  source,
  says: 'Texts that hosts keep for guests',
  of: SavedReply,
  columns: { profile_id: { onDelete: 'cascade' } },
});
