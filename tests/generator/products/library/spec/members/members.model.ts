// Members, their sessions, and what is known of a visitor.
import { decision } from 'spec-to-app/declaration';
import { entity, shape } from 'spec-to-app/entity';
import { belongsTo, email, flag, id, instant, integer, optional, password, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { constant, setting } from 'spec-to-app/values';

export const passwordMin = constant(10, {
  source: decision('length is what makes a password hard to guess'),
  unit: 'characters',
  says: 'The shortest password',
});

export const dataFolder = setting({
  source: decision('a server that is started anew finds what it kept'),
  variable: 'DATA_DIR',
  serverOnly: true,
  default: '.data',
  says: 'The folder of the embedded database',
});

export const Member = entity({
  source: '§3',
  called: 'member',
  says: 'A neighbour who borrows and lends',
  key: 'member_id',
  fields: {
    member_id: id(),
    email: email({ private: true }),
    name: text({ min: 1, max: 80, says: 'As neighbours know them', example: 'Jo' }),
    keeper: flag({ default: false, says: 'Hands out tools of their own' }),
    joined_at: instant({ says: 'When they came' }),
  },
});

export const SignUp = shape({
  source: '§3',
  called: 'sign-up',
  says: 'What a new member says',
  fields: {
    email: email(),
    name: text({ min: 1, max: 80 }),
    password: password({ min: passwordMin.value, max: 100 }),
    keeper: flag({ default: false }),
  },
});
export const SignIn = shape({
  source: '§3',
  called: 'sign-in',
  says: 'What a member signs in with',
  fields: { email: email(), password: password({ min: 1, max: 100 }) },
});

export const Visitor = shape({
  source: '§6',
  called: 'visitor',
  says: 'What is known of the person at the door',
  fields: { signed_in: flag(), member_id: optional(id()), keeper: flag(), loans: integer({ min: 0, says: 'Tools that they have now' }) },
});

export const storedMembers = stored('members', {
  source: '§3',
  says: 'Members',
  of: Member,
  columns: { password_hash: text({ says: 'Never answered' }) },
  unique: [['email']],
});
export const storedSessions = stored('sessions', {
  source: '§3',
  says: 'Signed-in browsers; of a token only its hash is kept',
  columns: { token_hash: text(), member_id: { shape: belongsTo(Member), onDelete: 'cascade' }, ends_at: instant() },
  key: ['token_hash'],
});
