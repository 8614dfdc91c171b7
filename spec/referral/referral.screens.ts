// The referral centre and the page that a referral link opens.
import { named } from '../account/account.rules';
import { updateProfile } from '../account/profile.calls';
import { decision } from 'spec-to-app/declaration';
import { anyone } from 'spec-to-app/rule';
import { text } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
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
    loading: 'Loading your invitations',
    failed: 'We couldn’t load your invitations.',
    shareHeading: 'Your invitation',
    linkLabel: 'Your link',
    copy: 'Copy link',
    copied: 'Copied.',
    share: 'Share',
    shareText: 'Join me on {product}: you get {referralFriendPoints} points for your first stay.',
    codeLabel: 'Your code',
    qrLabel: 'QR code of your link',
    qrHelp: 'Let a friend scan it with their camera.',
    howHeading: 'How it works',
    stepShare: 'Send your link to people you know.',
    stepFriend: 'They sign up with it and get {referralFriendPoints} points once they verify their email.',
    stepYou:
      'You get {referralSenderPoints} points {referralPostedHours} hours after their first paid stay, and {referralHostPoints} after the first paid stay at their place.',
    termsStay:
      'Your friend’s stay must cost at least ${referralStayMinimumCad} CAD before taxes and end within {referralSenderMonths} months of signing up.',
    termsHost: 'If your friend hosts, the first stay at their place must end within {referralHostDays} days of signing up.',
    termsSame: 'It doesn’t count if you share a card or host each other. If you share a device or network, we check first.',
    rules: 'How referrals work',
    earnedHeading: 'What you’ve earned',
    earned: 'Earned',
    pending: 'On the way',
    pendingHelp: 'From friends who’ve verified their email but haven’t stayed yet',
    points: '{points} points',
    worth: 'Worth {worth}',
    thisYear: '{points} of {referralYearlyCap} points this year',
    capReached: 'You’ve reached this year’s limit. It resets in January.',
    friendsHeading: 'Your friends',
    noFriends: 'No one has signed up with your link yet.',
    unnamed: 'A friend',
    joined: 'Signed up {date}',
    gained: '+{points} points',
    waits: 'We’re checking this before you get points. Reason: {why}.',
    refused: 'No points: {why}',
    showAll: 'Show all {count}',
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
