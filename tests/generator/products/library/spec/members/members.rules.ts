// Guards: who is asking.
import { the } from 'spec-to-app/entity';
import { guard } from 'spec-to-app/rule';
import { isTrue } from 'spec-to-app/terms';
import { notKeeper, notSignedIn } from './members.errors';
import { Visitor } from './members.model';

const visitor = the(Visitor);

export const signedIn = guard({
  source: '§6',
  says: 'members who are signed in',
  requires: [{ that: isTrue(visitor.signed_in), otherwise: notSignedIn }],
});
export const keeper = guard({
  source: '§6',
  says: 'keepers',
  after: [signedIn],
  requires: [{ that: isTrue(visitor.keeper), otherwise: notKeeper }],
});
