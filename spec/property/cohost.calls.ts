// Calls about co-hosts: the owner invites and removes them, and a person accepts or leaves.
import { named } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { email, id, like, list, optional, text } from 'spec-to-app/shapes';
import { hours, minutes } from 'spec-to-app/terms';
import { cohostKnown, cohostNotFound, cohostsAlready, invitationEnded, mailboxFull, ownInvitation, tooManyCohosts } from './cohost.errors';
import { Cohost, CohostInvitation, cohostInvitesPerHour, cohostListingsMax, cohosts, cohostsMax, SentInvitation } from './cohost.model';
import { propertyNotFound } from './property.errors';
import { cohosting, owner } from './property.rules';

const token = text({ min: 1, max: 200, private: true, says: 'From the mailed link' });
const { roles } = Cohost.fields;
const throttle = { times: 20, per: minutes(1) };

export const listCohosts = call('GET /user/property/{property_id}/cohost', {
  source: cohosts,
  says: 'The co-hosts of a listing and the invitations that wait, in the order in which they were sent',
  guard: owner,
  answer: list(like(Cohost), { max: cohostsMax.value }),
});

export const inviteCohost = call('POST /user/property/{property_id}/cohost', {
  source: cohosts,
  says: 'Mails an invitation to help with a listing, or with several at once; one that was not accepted yet is sent anew, and its old link ends',
  guard: owner,
  input: {
    email: email({ private: true, says: 'Trimmed and in lower case', example: 'sam@example.ca' }),
    roles,
    property_ids: optional(
      list(id(), { max: cohostListingsMax.value, says: 'Other listings of the same owner that the invitation is for, too' }),
    ),
  },
  answer: like(SentInvitation),
  errors: [propertyNotFound, cohostKnown, tooManyCohosts, mailboxFull],
  throttle: { times: cohostInvitesPerHour.value, per: hours(1) },
});

export const changeCohost = call('PUT /user/property/{property_id}/cohost/{cohost_id}', {
  source: cohosts,
  says: 'Sets what a co-host may do, from now on; or what an invited person will be able to do',
  guard: owner,
  input: { roles },
  answer: like(Cohost),
  errors: [cohostNotFound],
});

export const removeCohost = call('DELETE /user/property/{property_id}/cohost/{cohost_id}', {
  source: cohosts,
  says: 'Ends co-hosting at once, or withdraws an invitation',
  guard: owner,
  errors: [cohostNotFound],
});

export const leaveListing = call('DELETE /user/property/{property_id}/cohosting', {
  source: cohosts,
  says: 'A co-host ends it at once',
  guard: cohosting,
  errors: [cohostNotFound],
});

export const findInvitation = call('POST /cohost/invitation', {
  source: cohosts,
  says: 'What the link of an invitation asks; nothing is accepted yet',
  guard: named,
  input: { token },
  answer: like(CohostInvitation),
  errors: [invitationEnded, ownInvitation, cohostsAlready],
  throttle,
  tool: 'reading',
});

export const acceptInvitation = call('POST /cohost', {
  source: cohosts,
  says: 'Accepts an invitation, at all of its listings, with the account that is signed in, and turns host mode on; its link works no more',
  guard: named,
  input: { token },
  answer: { property_ids: list(id(), { min: 1, says: 'The listings that the person co-hosts by it' }) },
  errors: [invitationEnded, ownInvitation, cohostsAlready],
  throttle,
});
