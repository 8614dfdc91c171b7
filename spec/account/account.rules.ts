// Guards that every subject's calls and pages build on, each asked after the one before it.
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { guard } from 'spec-to-app/rule';
import { isTrue, present } from 'spec-to-app/terms';
import { notNamed, notSignedIn, notVerified, profileNotFound, wrongMode } from './account.errors';
import { Profile, Visitor } from './account.model';

const visitor = the(Visitor);

export const signedIn = guard({
  source: '§4 Authentication',
  says: 'people who are signed in',
  requires: [{ that: isTrue(visitor.signed_in), otherwise: notSignedIn }],
});

export const verified = guard({
  source: '§4 Authentication',
  says: 'people whose email address is verified',
  after: [signedIn],
  requires: [{ that: present(visitor.verified_at), otherwise: notVerified }],
});

export const named = guard({
  source: '§4 Authentication',
  says: 'people whose profile has a first and a last name',
  after: [verified],
  requires: [
    { that: present(visitor.first_name), otherwise: notNamed },
    { that: present(visitor.last_name), otherwise: notNamed },
  ],
});

export const hostMode = guard({
  source: '§6',
  says: 'hosts',
  after: [named],
  requires: [{ that: isTrue(visitor.is_host), otherwise: wrongMode }],
});

export const guestMode = guard({
  source: '§6',
  says: 'guests',
  after: [named],
  requires: [{ that: isTrue(visitor.is_guest), otherwise: wrongMode }],
});

export const publicProfile = guard({
  source: decision('section 17: what is public of a person is for anyone; who has left is nobody'),
  says: 'anyone, where there is such a person',
  of: Profile,
  missing: profileNotFound,
  requires: [],
});
export const signedInAtProfile = guard({
  source: '§7 User and session',
  says: 'people who are signed in, where there is such a person',
  after: [signedIn, publicProfile],
  requires: [],
});
