// Referrals as the referral centre shows them: the code, the friends who came with it, and what they brought.
import { Profile } from '../account/account.model';
import { decision } from 'spec-to-app/declaration';
import { pick, shape } from 'spec-to-app/entity';
import { instant, integer, like, list, nullable, oneOf, text, url } from 'spec-to-app/shapes';
import { constant, values } from 'spec-to-app/values';

export const referralCodeLength = constant(8, {
  source: decision('section 7: short enough to say aloud; capital letters and 2 to 9, without look-alikes; case does not matter'),
  unit: 'characters',
  says: 'The length of a referral code',
});
export const referralFriendPoints = constant(2000, {
  source: decision('section 7: a reason to accept the invitation'),
  unit: 'points',
  says: 'What a friend who signs up with a code gets once the email address is verified',
});
export const referralSenderPoints = constant(3000, {
  source: decision('section 7: paid when the friend has really stayed'),
  unit: 'points',
  says: 'What the sender gets after the friend’s first paid stay',
});
export const referralHostPoints = constant(10_000, {
  source: decision('section 7: a host brings many stays'),
  unit: 'points',
  says: 'What the sender gets after the first paid stay at a property of a host who came with the code',
});
export const referralStayMinimumCad = constant(150, {
  source: decision('section 7: no rewards for sham stays'),
  unit: 'CAD',
  says: 'The smallest total before taxes of a first stay that counts for a referral',
});
export const referralSenderMonths = constant(12, {
  source: decision('section 7: a year is long enough to travel'),
  unit: 'months',
  says: 'How long after signing up the friend’s first stay still rewards the sender',
});
export const referralHostDays = constant(180, {
  source: decision('section 7: as long as the large platforms give hosts'),
  unit: 'days',
  says: 'How long after signing up a host’s first paid stay still rewards the sender',
});
export const referralPostedHours = constant(24, {
  source: decision('section 7: a stay that ends badly is cancelled before rewards are given'),
  unit: 'hours',
  says: 'How long after the end of the stay the sender’s reward arrives',
});
export const referralYearlyCap = constant(50_000, {
  source: decision('section 7: a programme for friends, not for shops'),
  unit: 'points',
  says: 'The most points that one sender gets for referrals in a year',
});

export const VoidBecause = values({
  source: decision(
    'sections 7 and 20: void where both share a card or one hosts the other; the rest waits for a look, and its people read why',
  ),
  says: 'Why the rewards of a referral wait for a look, or are not given',
  items: {
    card: { label: 'The same card' },
    device: { label: 'The same device' },
    network: { label: 'The same network and browser' },
    hosting: { label: 'One hosts the other' },
    ring: { label: 'A stay between people of the same invitations, card or device' },
  },
});

export const ReferralStage = values({
  source: decision('section 7: each step of a referral that the sender can see'),
  says: 'How far a referred friend has come',
  items: {
    signed_up: { label: 'Signed up', tone: 'waiting', says: 'The email address is not verified yet' },
    verified: { label: 'Joined', tone: 'info', says: 'Verified; the first stay is still to come' },
    stayed: { label: 'Stayed', tone: 'good', says: 'The first paid stay is over and the reward is given' },
    hosted: { label: 'Hosted', tone: 'good', says: 'Guests have stayed with the friend and the reward is given' },
    waiting: { label: 'Being checked', tone: 'waiting', says: 'Rewards wait until the operator has looked at them' },
    lapsed: { label: 'Too late', tone: 'quiet', says: 'The time for a reward has passed' },
    void: {
      label: 'Not counted',
      tone: 'quiet',
      says: 'Sender and friend share a card, one hosts the other, or it was decided after a look',
    },
  },
});

export const Referrer = shape({
  source: decision('section 7: someone who has only a code learns a first name and a picture, no more'),
  called: 'referrer',
  says: 'The person behind a referral code, as a friend sees them',
  fields: { ...pick(Profile, 'first_name', 'avatar') },
});

export const ReferredFriend = shape({
  source: decision('section 7: a sender sees how far each friend has come, and no address'),
  called: 'referred friend',
  says: 'Somebody who signed up with a person’s code',
  fields: {
    first_name: nullable(text({ says: 'Empty until the friend has completed the profile' })),
    joined_at: instant(),
    stage: oneOf(ReferralStage),
    points: integer({ min: 0, says: 'What this friend brought' }),
    because: nullable(oneOf(VoidBecause, { says: 'Why rewards wait or are not given' })),
    decided: nullable(text({ max: 500, says: 'What was said about it after a look' })),
  },
});

export const ReferralSummary = shape({
  source: '§3 Profile',
  called: 'referral summary',
  says: 'A person’s code, and what has come of it',
  fields: {
    referral_code: text({ example: 'MAPLE7QX' }),
    link: url({ says: 'What the person shares', example: 'https://tuckamore.example/refer/MAPLE7QX' }),
    points_earned: integer({ min: 0, says: 'All rewards so far' }),
    points_pending: integer({ min: 0, says: 'Rewards that arrive if friends stay, and those who host have guests, in time' }),
    points_this_year: integer({ min: 0, max: referralYearlyCap.value, says: 'Counted against the yearly cap' }),
    referrals: list(like(ReferredFriend), { max: 500, says: 'The newest first' }),
  },
});

export const ReferralClick = shape({
  source: decision('section 7: the first click wins, and only before signing up'),
  called: 'referral click',
  says: 'A visit to a referral link',
  fields: { kept_code: nullable(text({ says: 'The code that the browser already keeps' })) },
});
