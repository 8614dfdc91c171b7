// The words of co-hosting: on the page of a property, and on the page that the link of an invitation leads to.
import { named } from '../account/account.rules';
import { form } from 'spec-to-app/form';
import { optional, text } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { acceptInvitation, changeCohost, findInvitation, inviteCohost } from './cohost.calls';
import { cohostKnown, mailboxFull } from './cohost.errors';
import { cohosts } from './cohost.model';
import { route } from '../product';

const roles = { label: 'What they can do', widget: 'checkboxes', missing: 'Choose at least one.' } as const;
export const cohostForm = form({
  source: cohosts,
  title: 'Invite a co-host',
  intro: 'We email them a link that works for {cohostDays} days. They accept with their own account, which can have any email.',
  submit: 'Send invitation',
  sends: inviteCohost,
  fields: {
    email: { label: 'Email', widget: 'email', missing: 'Enter their email.', refusals: [cohostKnown, mailboxFull] },
    roles,
  },
});

export const cohostRolesForm = form({
  source: cohosts,
  title: 'What they can do',
  submit: 'Save',
  sends: changeCohost,
  fields: { roles },
});

export const cohost = route('/co-host', {
  source: cohosts,
  screen: 'Cohost',
  title: 'Co-host a listing',
  description: 'Accept an invitation to co-host on {product}.',
  guard: named,
  chrome: { footer: false },
  query: { token: optional(text({ max: 200, says: 'From the mailed link' })) },
  uses: [findInvitation, acceptInvitation],
});

export const cohostTexts = texts({
  source: cohosts,
  says: 'Co-hosts on the page of a property',
  texts: {
    heading: 'Co-hosts',
    lead: 'Invite someone to help with this listing. You choose what each of them can do.',
    can: 'What co-hosts can do',
    does: 'All co-hosts see the address, and see and edit the arrival instructions with the door code.',
    doesCalendar: 'Calendar: prices and availability, seasons, calendars from other platforms, and their private links.',
    doesMessages:
      'Messages: bookings and requests, guests’ phone numbers once they have paid, and the conversations. Guests see the co-host’s first name on the listing and above their messages.',
    doesMoney:
      'Money: payouts and earnings of this listing, to view and download. With Messages or Calendar, also what each booking earns.',
    doesNot:
      'They can’t accept, decline, cancel or change bookings, make claims, see or change where payouts go, or edit, pause or delete the listing.',
    none: 'No co-hosts yet.',
    loading: 'Loading co-hosts',
    failed: 'We couldn’t load the co-hosts.',
    since: 'Co-host since {date}',
    invitedOn: 'Invited on {date}. The link works until {end}.',
    expiredOn: 'Not accepted by {end}. Invite them again to send a new link.',
    invited: 'Invitation sent to {email}.',
    invitedMany: 'Invitation sent to {email} for {listings}.',
    leftOut: 'Not for {titles}: up to {cohostsMax} co-hosts and invitations each.',
    inviteAt: 'Listings they help with',
    inviteNone: 'Choose at least one listing.',
    alsoAt: 'Invite for other listings, too',
    alsoChosen: 'Invite for other listings, too: {count} chosen',
    alsoLegend: 'Other listings',
    alsoHint: 'One email invites them to all of these. You can remove them from each listing by itself.',
    remove: 'Remove',
    removeOf: 'Remove {who}',
    change: 'Change',
    changeOf: 'Change what {who} can do',
    changed: 'Saved.',
    may: 'Can do: {roles}',
    removeHeading: 'Remove {who}?',
    removeText:
      'They can no longer open this listing, its bookings or its messages. They may remember the door code or have kept the private calendar links: change those if you want to be sure.',
    withdrawText: 'The link in their email stops working.',
    removed: 'Removed.',
    keep: 'Keep',
    markOf: 'Co-host for {host}',
    ownHeading: 'You co-host this place for {host}',
    ownText: 'You look after the parts shown here. {host} takes care of the rest.',
    leave: 'Stop co-hosting',
    leaveHeading: 'Stop co-hosting {title}?',
    leaveText: 'You’ll no longer be able to open its calendar, bookings or messages. To come back, you need a new invitation from {host}.',
    left: 'You no longer co-host this place.',
  },
});

export const invitationTexts = texts({
  source: cohosts,
  says: 'The page that the link of an invitation to co-host leads to',
  texts: {
    heading: '{host} asks you to co-host',
    headingMany: '{host} asks you to co-host {listings}',
    listings: 'Listings',
    showAll: 'Show all {count}',
    loading: 'Looking at your invitation',
    wrongHeading: 'Co-host a listing',
    wrongLink: 'This link is incomplete. Open it again from the email.',
    does: 'As a co-host, you look after:',
    doesNot: 'Answers to booking requests, cancellations and where payouts go stay with {host}.',
    named: 'Guests see your first name on the listing and above what you write to them.',
    ends: 'You and {host} can each end it at any time.',
    by: 'Accept by {date}',
    account: 'You accept as {email}.',
    accept: 'Accept',
    later: 'Not now',
    accepted: 'You now co-host this place.',
    acceptedMany: 'You now co-host {listings}.',
    toProperties: 'Your properties',
  },
});
