// The tables of accounts: people, their sessions, and what proves who they are.
import { decision } from 'spec-to-app/declaration';
import { belongsTo, email, flag, id, instant, integer, nullable, oneOf, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { constant, values } from 'spec-to-app/values';
import { DeviceSession, Profile, PublicProfile, Session, User } from './account.model';

export const nobodyId = constant('00000000-0000-0000-0000-000000000000', {
  source: decision('section 10: what law and other people rely on stays when somebody leaves, and nothing that tells who it was'),
  says: 'The id of somebody who has left, wherever they stand in what stays',
});

export const LinkPurpose = values({
  source: '§4 Authentication',
  says: 'What a mailed link is for',
  items: {
    verify: { label: 'Proving an address' },
    reset: { label: 'Choosing a new password' },
    delete: { label: 'Deleting the account' },
  },
});

export const storedUsers = stored('users', {
  source: '§3 User',
  says: 'Accounts',
  of: User,
  elsewhere: ['password'],
  columns: {
    password_hash: nullable(text({ says: 'Argon2id; none where only single sign-on is used' })),
    blocked_because: nullable(text({ max: 500, says: 'Why the operator blocked the account; nothing where it is not' })),
    device_epoch: {
      shape: integer({ min: 0, says: 'How often the account was logged out everywhere: devices that it knew before are strangers' }),
      default: 0,
    },
  },
  unique: [['email']],
  checks: ['email = lower(email) and length(email) <= 254'],
});

export const storedProfiles = stored('profiles', {
  source: '§3 Profile',
  says: 'People; a profile stays without its account where something that is kept belongs to it',
  of: Profile,
  shows: [PublicProfile],
  columns: {
    user_id: { nullable: true, otherwise: '', onDelete: 'set null' },
    languages: { default: [] },
    left_at: nullable(instant({ says: 'When the person left' })),
  },
  unique: [['user_id'], ['referral_code']],
});

export const storedSessions = stored('sessions', {
  source: '§3 Session',
  says: 'Signed-in browsers; of a token only its hash is kept',
  of: Session,
  elsewhere: ['access_token'],
  shows: [DeviceSession],
  columns: { user_id: { onDelete: 'cascade' }, token_hash: text({ says: 'SHA-256' }) },
  unique: [['token_hash']],
});

export const storedLinks = stored('mailed_links', {
  source: decision('section 10: mailed links work once and not for long'),
  says: 'Links that were mailed, by the hash of their token',
  columns: {
    link_id: id({ says: 'What its mail is written to' }),
    token_hash: text({ says: 'SHA-256' }),
    user_id: { shape: belongsTo(User), onDelete: 'cascade' },
    purpose: oneOf(LinkPurpose),
    email: email({ says: 'Where it was sent' }),
    created_at: instant(),
    expires_at: instant(),
    used_at: nullable(instant()),
    overtaken: flag({ default: false, says: 'A newer one was mailed before it was used' }),
  },
  key: ['token_hash'],
  unique: [['link_id']],
});

export const storedSignOns = stored('sign_ons', {
  source: '§7 Single sign-on',
  says: 'Sign-ons that came back, each once: what one is used up by, and the one-time code that it ends in',
  columns: {
    nonce_hash: text({ says: 'SHA-256' }),
    ends_at: instant(),
    user_id: { shape: nullable(belongsTo(User)), onDelete: 'cascade' },
    code_hash: nullable(text({ says: 'SHA-256' })),
    code_ends_at: nullable(instant()),
    redeemed_at: nullable(instant()),
    is_new: flag({ default: false, says: 'The account was made by it' }),
  },
  key: ['nonce_hash'],
  unique: [['code_hash']],
});
