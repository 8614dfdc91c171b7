// The readers and writers of a thread.
import { Visitor } from '../account/account.model';
import { signedIn } from '../account/account.rules';
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { guard, rule } from 'spec-to-app/rule';
import { any, atLeast, is, isIn, lengthOf, sizeOf } from 'spec-to-app/terms';
import { messageEmpty, threadNotFound } from './message.errors';
import { Thread } from './message.model';
import { ThreadMessage } from './request.model';

const visitor = the(Visitor);
const thread = the(Thread);
const written = the(ThreadMessage);

export const partyToThread = guard({
  source: decision(
    'section 17: a thread is for its two parties, and co-hosts whom the host lets answer; to everybody else it does not exist',
  ),
  says: 'the guest or the host of the thread, or a co-host who answers guests there',
  after: [signedIn],
  of: Thread,
  missing: threadNotFound,
  requires: [
    {
      that: any(
        is(thread.guest_id, visitor.profile_id),
        is(thread.host_id, visitor.profile_id),
        isIn(visitor.profile_id, thread.cohost_ids),
      ),
      otherwise: threadNotFound,
    },
  ],
});
export const threadMessageIsGiven = rule({
  source: '§5',
  says: 'A message in a thread says or shows something',
  requires: [{ that: any(atLeast(lengthOf(written.message), 1), atLeast(sizeOf(written.photo_ids), 1)), otherwise: messageEmpty }],
});
