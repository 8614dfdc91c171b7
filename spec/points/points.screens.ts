// The page that says how points are earned and spent.
import { anyone } from 'spec-to-app/rule';
import { decision } from 'spec-to-app/declaration';
import { markdown, texts } from 'spec-to-app/text';
import { getPoints } from './points.calls';
import { route } from '../product';

export const points = route('/points', {
  source: '§2',
  screen: 'Points',
  title: 'Points',
  description:
    'Earn {pointsPerCad} points per dollar on every stay and use them on your next. One point is worth one cent, and points never expire.',
  guard: anyone,
  text: markdown('pages/points.md'),
  forSome: [getPoints],
});

export const pointsTexts = texts({
  source: decision('the words around a person’s points'),
  says: 'The points page and the points line of a booking',
  texts: {
    own: 'Your points',
    balance: '{balance} points',
    worth: 'Worth {worth}',
    welcomeWaits: 'We’re checking your welcome bonus of {points} points. Reason: {why}.',
    welcomeRefused: 'Your welcome bonus of {points} points was declined: {why}',
    held: '{held} points are reserved for open bookings.',
    owed: '{owed} points from a refunded stay will be taken from the next points you earn.',
    madeUp: 'Points of a refunded stay',
    none: 'You have no points yet. You’ll get them {pointsPostedHours} hours after your first stay.',
    loading: 'Loading your points',
    loadFailed: 'We couldn’t load your points.',
    coming: 'On the way',
    arrives: 'Arrives {date}',
    waits: 'On hold until we’ve looked into this stay',
    signedOut: 'Log in to see your points.',
    claim: 'Earn points, spend points',
    onePoint: '1 point',
    oneCent: '1 cent',
    perDollar: '{pointsPerCad} points for each dollar of a stay',
    never: 'They never expire',
    fromPoints: 'Use them once you have {pointsMinimum} points',
    findStay: 'Find a stay',
    inviteFriends: 'Invite friends',
    stayAt: 'Stay at {title}',
    firstListing: 'First listing: {title}',
    history: 'Points history',
    entry: '{kind} on {date}',
    more: 'Show more',
  },
});
