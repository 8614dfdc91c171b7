// Errors of the inbox.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';
import { text } from 'spec-to-app/shapes';

export const threadNotFound = error('message.thread_not_found', {
  source: decision('section 0: a thread is known to its two parties alone'),
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this conversation.',
  cure: 'Check the link, or look in your messages. If you co-host, the host may have ended that.',
});
export const messageEmpty = error('message.empty', {
  source: '§5',
  status: 422,
  shown: 'field',
  text: 'No message provided',
  cure: 'Enter a message.',
});
export const personLeft = error('message.person_left', {
  source: decision('section 16: who deletes their account is gone'),
  status: 409,
  shown: 'banner',
  text: 'This person closed their account.',
  cure: 'Contact us if you need help with a booking.',
});
export const photosNotYet = error('message.photos_not_yet', {
  source: decision('section 20: a picture can carry a phone number, so there are none while anything is hidden'),
  status: 409,
  shown: 'banner',
  text: 'You can send photos once a booking is paid.',
  cure: 'Send your message without photos.',
});
export const messagePhotoNotFound = error('message.photo_not_found', {
  source: decision('section 20: pictures of a message are for its two sides; what is not sent in a day is gone'),
  status: 404,
  shown: 'banner',
  text: 'A photo is no longer there.',
  cure: 'To send it, remove it and add it again.',
});
export const fieldUnknown = error('message.field_unknown', {
  source: decision('section 20: no guest reads a field that could not be filled in'),
  status: 422,
  shown: 'field',
  text: '“{found}” isn’t a field.',
  slots: { found: text({ example: '{name}' }) },
  cure: 'Choose fields from the list below the text. Curly brackets are for fields only.',
});
export const fieldUnfilled = error('message.field_unfilled', {
  source: decision('section 20: no guest reads a field that could not be filled in'),
  status: 422,
  shown: 'banner',
  text: '{found} is still in your message.',
  slots: { found: text({ example: '{checkin_date}' }) },
  cure: 'Replace it with your own words, or delete it. Then send the message.',
});
export const tooManyReplies = error('message.too_many_replies', {
  source: decision('section 20: a list that is read at one glance'),
  status: 409,
  shown: 'banner',
  text: 'You can save up to {savedRepliesMax} replies.',
  cure: 'Delete one to add another.',
});
export const replyNotFound = error('message.reply_not_found', {
  source: decision('section 20: it was deleted in the meantime; others’ texts are nobody’s business'),
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this saved reply.',
  cure: 'Close this window and open it again to see the current list.',
});
export const tooManyAutomatic = error('message.too_many_automatic', {
  source: decision('section 20: a list that is read at one glance'),
  status: 409,
  shown: 'banner',
  text: 'You can have up to {automaticMax} automatic messages.',
  cure: 'Delete one to add another.',
});
export const automaticNotFound = error('message.automatic_not_found', {
  source: decision('section 20: it was deleted in the meantime; others’ texts are nobody’s business'),
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this automatic message.',
  cure: 'Close this window and open it again to see the current list.',
});
