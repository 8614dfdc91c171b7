// The page that says how points are earned and spent.
import { anyone } from '../language/rule';
import { decision } from '../language/declaration';
import { markdown, texts } from '../language/text';
import { getPoints } from './points.calls';
import { route } from '../product';

export const points = route('/points', {
  source: '§2',
  screen: 'Points',
  title: 'Points',
  description:
    'Earn {pointsPerCad} points per dollar on every stay and pay with them on the next. One point is worth one cent, and points never expire.',
  guard: anyone,
  text: markdown('pages/points.md'),
  uses: [getPoints],
});

export const pointsTexts = texts({
  source: decision('the words around a person’s points'),
  says: 'The points page and the points line of a booking',
  texts: {
    balance: 'You have {balance} points, worth {worth}.',
    held: '{held} points are set aside for open bookings.',
    none: 'You have no points yet. They arrive {pointsPostedHours} hours after your first stay.',
    signedOut: 'Log in to see your points.',
    claim: 'Collect points, pay with points',
    onePoint: '1 point',
    oneCent: '1 cent',
    perDollar: '{pointsPerCad} points for each dollar of a stay',
    never: 'They never expire',
    fromPoints: 'You can use them from {pointsMinimum} points on',
    findStay: 'Find a stay',
    inviteFriends: 'Invite friends',
    history: 'Where your points came from',
    columnDate: 'Date',
    columnReason: 'For',
    columnPoints: 'Points',
    noHistory: 'Nothing here yet.',
  },
});
