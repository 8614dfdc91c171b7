// The account page: name and picture, password, devices, mail, privacy, and leaving.
import { getCurrency } from '../checkout/checkout.calls';
import { getEarnings, getPayout, getPayoutStatement } from '../payout/payout.calls';
import { onboardingForm, payoutForm } from '../payout/payout.screens';
import { getPoints } from '../points/points.calls';
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { optional, text } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { avatarUnreadable, passwordCommon, passwordHoldsEmail, passwordHoldsProduct, wrongPassword } from './account.errors';
import { PersonDetails } from './account.model';
import { named } from './account.rules';
import { exportUserData } from './export.calls';
import { getProfile, updateProfile } from './profile.calls';
import { listHostReviews } from '../review/review.calls';
import { replyForm } from '../review/review.screens';
import { listOwnReviews, listReviewsOfSelf } from './review.calls';
import { deleteSession, endOtherSessions, endSession, listSessions } from './session.calls';
import { deleteUser, deleteUserByLink, getUser, requestPasswordReset, sendDeleteEmail, updatePassword } from './user.calls';
import { route } from '../product';

export const profileForm = form({
  source: '§3 Profile',
  title: 'Your details',
  submit: 'Save',
  collects: PersonDetails,
  fields: {
    first_name: {
      label: 'First name',
      autocomplete: 'given-name',
      help: 'Visible to everyone on {product}.',
      missing: 'Enter your first name.',
    },
    last_name: {
      label: 'Last name',
      autocomplete: 'family-name',
      help: 'Only shared after a booking is confirmed.',
      missing: 'Enter your last name.',
    },
    phone: {
      label: 'Phone number',
      autocomplete: 'tel',
      help: 'Once a booking is paid, your host or guest sees it until the day of check-out.',
    },
    languages: {
      label: 'Languages you speak',
      widget: 'checkboxes',
      help: 'On your profile and your listings. Guests can search by them.',
    },
  },
});

export const avatarForm = form({
  source: '§3 Profile',
  title: 'Your photo',
  submit: 'Save photo',
  sends: updateProfile,
  fields: {
    avatar: {
      label: 'Photo',
      widget: 'file',
      help: 'JPEG, PNG or WebP. A photo of your face works best. You can crop it next.',
      refusals: [avatarUnreadable],
    },
  },
});

export const mailForm = form({
  source: decision('section 16: offers by mail only with express consent, given and taken back here'),
  title: 'Email preferences',
  intro: 'We always email you about your bookings and account. The rest is up to you.',
  submit: 'Save',
  sends: updateProfile,
  fields: {
    marketing_consent: {
      label: 'Send me news and offers',
      widget: 'checkbox',
      help: 'You can unsubscribe any time. {companyName}, {companyAddress}.',
    },
  },
});

export const passwordForm = form({
  source: '§7 User and session',
  title: 'Password',
  intro: 'Changing it logs you out on all other devices.',
  submit: 'Change password',
  sends: updatePassword,
  fields: {
    current_password: {
      label: 'Current password',
      autocomplete: 'current-password',
      missing: 'Enter your current password.',
      refusals: [wrongPassword],
    },
    new_password: {
      label: 'New password',
      autocomplete: 'new-password',
      help: 'At least {passwordMin} characters. A few unrelated words work well.',
      missing: 'Choose a new password.',
      refusals: [passwordCommon, passwordHoldsEmail, passwordHoldsProduct],
    },
  },
});

export const deleteAccountForm = form({
  source: '§7 User and session',
  title: 'Delete your account?',
  intro: 'This can’t be undone.',
  submit: 'Delete my account',
  sends: deleteUser,
  fields: {
    password: {
      label: 'Password',
      autocomplete: 'current-password',
      help: 'To confirm it’s you.',
      missing: 'Enter your password.',
      refusals: [wrongPassword],
    },
  },
});

export const account = route('/account', {
  source: '§2',
  screen: 'Account',
  title: 'Account',
  description: 'Your {product} account: profile, password, devices, email and privacy.',
  guard: named,
  chrome: { header: 'plain', sidebar: true, footer: false },
  query: {
    token: optional(text({ max: 200, says: 'From the mailed link that confirms that the account goes' })),
    payouts: optional(text({ max: 10, says: 'From the provider that pays hosts: back, or again where its page was no good any more' })),
  },
  uses: [
    getUser,
    getProfile,
    profileForm,
    avatarForm,
    mailForm,
    updateProfile,
    passwordForm,
    requestPasswordReset,
    getCurrency,
    getPoints,
    listOwnReviews,
    listReviewsOfSelf,
    listHostReviews,
    listSessions,
    endSession,
    endOtherSessions,
    deleteSession,
    exportUserData,
    deleteAccountForm,
    sendDeleteEmail,
    deleteUserByLink,
  ],
  forSome: [getEarnings, getPayout, getPayoutStatement, payoutForm, onboardingForm, replyForm],
});

export const accountTexts = texts({
  source: decision('the account page has a part for each thing that a person may want to look up or change'),
  says: 'The account page',
  texts: {
    heading: 'Account',
    parts: 'On this page',
    toProfile: 'Profile',
    toEmail: 'Email',
    toPassword: 'Password',
    toDevices: 'Devices',
    toCurrency: 'Currency',
    toMail: 'Email preferences',
    toPointsPart: 'Points',
    toReviews: 'Reviews',
    toPrivacy: 'Privacy',
    toDelete: 'Delete',
    cancel: 'Cancel',
    userFailed: 'We couldn’t load your details.',
    partFailed: 'We couldn’t load this part.',
    partsFailed: 'We couldn’t load some parts of this page.',
    saved: 'Saved.',
    profileHeading: 'Profile',
    profileLead: 'What guests and hosts see about you.',
    addAvatar: 'Add photo',
    changeAvatar: 'Change photo',
    removeAvatar: 'Remove photo',
    avatarSaved: 'Photo saved.',
    avatarRemoved: 'Photo removed.',
    emailHeading: 'Email',
    emailLead: 'You use it to log in, and we send booking updates to it.',
    emailVerified: 'Verified on {date}',
    passwordHeading: 'Password and login',
    changePassword: 'Change password',
    hasPassword: 'You log in with your email and a password.',
    noPassword: 'You log in with {parent}. To also log in with a password, we can email you a link to set one.',
    sendPasswordLink: 'Email me a link',
    passwordLinkSent: 'We sent a link to {email}. It expires in {resetLinkMinutes} minutes.',
    passwordChanged: 'Password changed. You’ve been logged out on all other devices.',
    devicesHeading: 'Where you’re logged in',
    devicesLead: 'If you don’t recognize a device, log it out and change your password.',
    thisDevice: 'This device',
    lastSeen: 'Last active {time}',
    since: 'Logged in on {date}',
    endSession: 'Log out this device',
    endSessionOn: 'Log out on {device}',
    sessionEnded: '{device} has been logged out.',
    endOthers: 'Log out all other devices',
    othersEnded: 'All other devices have been logged out.',
    currencyHeading: 'Currency',
    currencyLead: 'Prices on this device are shown in this currency.',
    currencyLabel: 'Show prices in',
    mailHeading: 'Email preferences',
    pointsHeading: 'Points',
    pointsLine: '{balance} points, worth {worth}',
    pointsHeld: '{held} more are reserved for open bookings.',
    toPoints: 'How points work',
    reviewsHeading: 'Your reviews',
    noReviews: 'You haven’t reviewed a stay yet.',
    ofSelfHeading: 'Reviews of you',
    ofSelfText: 'What hosts say about you as a guest. Hosts read it when you ask to stay with them.',
    noneOfSelf: 'No host has reviewed you yet.',
    placeReviewsHeading: 'Reviews of your places',
    placeReviewsText: 'What guests say about your places.',
    noPlaceReviews: 'No guest has reviewed your places yet.',
    privacyHeading: 'Privacy and data',
    download: 'Download your data',
    downloadHelp: 'Everything we store about you, in one JSON file.',
    downloaded: 'Saved to your downloads as {file}.',
    cookieSettings: 'Cookie settings',
    cookieHelp: 'Choose which optional cookies we may use.',
    cookieOpen: 'Change cookie settings',
    forgetHeading: 'Logins on this device',
    forgetDevice: 'Clear login history on this device',
    forgetDeviceHelp: 'This device stores hashed (SHA-256) copies of the emails used to log in on it, for up to ten years.',
    deviceForgotten: 'Login history cleared on this device.',
    deleteHeading: 'Delete your account',
    deleteLead: 'This is permanent. You’ll lose your profile, photo and points.',
    deleteOpen: 'Delete my account',
    deleteKeep: 'Keep my account',
    deleteNoPassword: 'You log in with {parent}. To confirm it’s you, we’ll email you a link.',
    deleteSendLink: 'Email me a link to delete it',
    deleteLinkSent: 'We sent a link to {email}. It expires in {deleteLinkMinutes} minutes.',
    moneyOpen: 'Open bookings: {count}',
    payoutsOpen: 'Payouts waiting: {count}. See Payouts on this page.',
    sharesOpen: 'Stays you’ll still be paid for: {count}',
    refundsOpen: 'Refunds on their way to you: {count}',
    disputesOpen: 'Payments a bank is looking at: {count}',
    claimsOpen: 'Claims after a stay that aren’t settled: {count}',
    debtOpen: 'You owe us {sum} from an earlier payout. Email {supportEmail} to pay it back.',
    toStays: 'Go to your stays',
    toBookings: 'Go to your bookings',
    deleted: 'Your account has been deleted. Thank you for using {product}.',
  },
});

export const deletionTexts = texts({
  source: decision('section 16: before the account goes, the person reads what goes with it and what stays'),
  says: 'What deleting an account takes away',
  texts: {
    lostHeading: 'What you’ll lose',
    lostProfile: 'Your profile, photo and email preferences',
    lostPoints: 'All your points. They can’t be cashed out or transferred.',
    lostListings: 'Your listings. They’re removed from search right away.',
    lostSessions: 'Your login on every device',
    keptHeading: 'What we keep, without your name',
    keptBookings: 'Booking and payment records required by law',
    keptReviews: 'Reviews you’ve written',
  },
});

export const cropTexts = texts({
  source: decision('a picture is cut to a square before it is sent, by pointer, touch or keyboard'),
  says: 'Choosing and cropping a picture of oneself',
  texts: {
    heading: 'Your photo',
    pick: 'Photo file',
    move: 'Visible part of the photo',
    moveHelp: 'Drag the photo or use the arrow keys. To zoom, pinch, scroll, or press plus and minus.',
    zoom: 'Zoom',
    another: 'Choose another photo',
    save: 'Save photo',
    reading: 'Loading photo',
    unreadable: 'We couldn’t open this file. Choose a JPEG, PNG or WebP image.',
  },
});
