// The errors of co-hosting: links that have ended, too many invitations, and people who cannot be co-hosts.
import { LinkEnd } from '../account/account.model';
import { error } from 'spec-to-app/problem';
import { oneOf } from 'spec-to-app/shapes';
import { cohosts } from './cohost.model';

export const cohostNotFound = error('property.cohost_not_found', {
  source: cohosts,
  status: 404,
  shown: 'banner',
  text: 'This co-host isn’t there any more.',
  cure: 'Reload the page to see the current co-hosts.',
});
export const cohostKnown = error('property.cohost_known', {
  source: cohosts,
  status: 409,
  shown: 'field',
  text: 'This person already co-hosts this listing.',
  cure: 'Enter another email address.',
});
export const tooManyCohosts = error('property.too_many_cohosts', {
  source: cohosts,
  status: 409,
  shown: 'banner',
  text: 'A listing can have up to {cohostsMax} co-hosts and invitations.',
  cure: 'Remove one to invite another person.',
});
export const mailboxFull = error('property.cohost_mails', {
  source: cohosts,
  status: 429,
  shown: 'field',
  text: 'This address has had several invitations today.',
  cure: 'Ask them to look for our email, or try again tomorrow.',
});
export const invitationEnded = error('property.invitation_ended', {
  source: cohosts,
  status: 410,
  shown: 'banner',
  text: 'This invitation can’t be accepted any more.',
  cure: 'Ask the host to send a new one.',
  data: { why: oneOf(LinkEnd) },
});
export const ownInvitation = error('property.own_invitation', {
  source: cohosts,
  status: 409,
  shown: 'banner',
  text: 'This is your own listing.',
  cure: 'To co-host it, someone else opens the link with their account.',
});
export const cohostsAlready = error('property.cohosts_already', {
  source: cohosts,
  status: 409,
  shown: 'banner',
  text: 'You already co-host this listing.',
  cure: 'You’ll find it under Properties.',
});
