// The calls about a host's saved replies.
import { hostMode } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { id, like, list, optional } from 'spec-to-app/shapes';
import { fieldUnknown, replyNotFound, threadNotFound, tooManyReplies } from './message.errors';
import { OfferedReply, SavedReply, savedRepliesMax } from './replies.model';

const source = decision('section 20: a host keeps texts for guests, and sends each by hand');
const { title, text } = SavedReply.fields;

export const listSavedReplies = call('GET /user/reply', {
  source,
  says: 'A host’s saved replies by title, filled in for the guest of a thread or a booking where one is given',
  guard: hostMode,
  query: {
    thread_id: optional(id({ says: 'Filled in for this thread and its newest booking' })),
    booking_id: optional(id({ says: 'Filled in for this booking' })),
  },
  answer: list(like(OfferedReply), { max: savedRepliesMax.value }),
  errors: [threadNotFound],
});

export const addSavedReply = call('POST /user/reply', {
  source,
  says: 'Keeps one more text',
  guard: hostMode,
  input: { title, text },
  answer: like(SavedReply),
  errors: [fieldUnknown, tooManyReplies],
  repeatable: true,
});

export const changeSavedReply = call('PUT /user/reply/{reply_id}', {
  source,
  says: 'Changes a saved reply',
  guard: hostMode,
  input: { title, text },
  answer: like(SavedReply),
  errors: [fieldUnknown, replyNotFound],
});

export const deleteSavedReply = call('DELETE /user/reply/{reply_id}', {
  source,
  says: 'Deletes a saved reply; messages that were written with it stay',
  guard: hostMode,
  errors: [replyNotFound],
});
