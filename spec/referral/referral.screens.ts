// The referral centre and the page that a referral link opens.
import { named } from '../account/account.rules';
import { updateProfile } from '../account/profile.calls';
import { decision } from '../language/declaration';
import { anyone } from '../language/rule';
import { text } from '../language/shapes';
import { texts } from '../language/text';
import { recipientBannerForm, recipientSurveyForm, senderSurveyForm } from './feedback.screens';
import { getReferralSummary, getReferrer, sendReferralFeedback } from './referral.calls';
import { route } from '../product';

export const referralCenter = route('/referral-center', {
  source: '§2',
  screen: 'ReferralCenter',
  title: 'Referral centre',
  description: 'Share your {product} link, and see what you and your friends have earned.',
  guard: named,
  chrome: { header: 'plain', sidebar: true, footer: false },
  uses: [getReferralSummary, senderSurveyForm, recipientBannerForm, recipientSurveyForm, sendReferralFeedback, updateProfile],
});

export const refer = route('/refer/:code', {
  source: '§2',
  screen: 'Refer',
  title: 'You’re invited',
  description: 'A friend invites you to {product}: sign up and get {referralFriendPoints} points for your first stay.',
  guard: anyone,
  chrome: { footer: true },
  indexed: false,
  params: { code: text({ min: 1, max: 64, says: 'A referral code, capital or small letters alike', example: 'MAPLE7QX' }) },
  uses: [getReferrer],
});

export const referralTexts = texts({
  source: decision('section 7: a link that the person sends; we mail nobody whose address a user types in'),
  says: 'The referral centre',
  texts: {
    heading: 'Invite friends, stay for less',
    how: 'A friend who signs up with your link gets {referralFriendPoints} points. You get {referralSenderPoints} points after their first stay, and {referralHostPoints} if they host.',
    linkLabel: 'Your link',
    copy: 'Copy link',
    copied: 'Copied.',
    share: 'Share',
    codeLabel: 'Your code',
    earned: 'Earned',
    pending: 'Pending',
    thisYear: '{points} of {referralYearlyCap} points this year',
    friendsHeading: 'Your friends',
    noFriends: 'No one has signed up with your link yet.',
    unnamed: 'A friend',
    rules: 'How referrals work',
  },
});

export const referTexts = texts({
  source: decision('section 7: the landing page shows a first name and a picture, and keeps the code'),
  says: 'The page that a referral link opens',
  texts: {
    heading: '{name} invites you to {product}',
    headingUnknown: 'Welcome to {product}',
    offer: 'Sign up, verify your email, and get {referralFriendPoints} points. Each is worth one cent on your first stay.',
    unknownCode: 'We don’t recognize this code, but you can still sign up.',
    signedIn: 'You already have an account. Share your own link from the referral centre.',
    button: 'Create an account',
    look: 'Browse stays first',
    gift: 'points for your first stay',
    whyHeading: 'What makes us different',
    whyPrice: 'The first price you see includes every fee.',
    whyHosts: 'Hosts keep {hostEarningsPercent}% of the price they set.',
    whyPoints: 'Every stay earns points. Each is worth one cent on your next stay.',
  },
});
