// The account page: name and picture, password, devices, mail, privacy, and leaving.
import { getCurrency } from '../checkout/checkout.calls';
import { getPoints } from '../points/points.calls';
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { texts } from '../language/text';
import { avatarUnreadable, passwordCommon, passwordHoldsEmail, wrongPassword } from './account.errors';
import { PersonName } from './account.model';
import { named } from './account.rules';
import { exportUserData } from './export.calls';
import { getProfile, updateProfile } from './profile.calls';
import { listOwnReviews } from './review.calls';
import { deleteSession, endOtherSessions, endSession, listSessions } from './session.calls';
import { deleteUser, getUser, requestPasswordReset, updatePassword } from './user.calls';
import { route } from '../product';

export const nameForm = form({
  source: '§3 Profile',
  title: 'Your name',
  submit: 'Save',
  collects: PersonName,
  fields: {
    first_name: {
      label: 'First name',
      autocomplete: 'given-name',
      help: 'Everyone on {product} can see it.',
      missing: 'Enter your first name.',
    },
    last_name: {
      label: 'Last name',
      autocomplete: 'family-name',
      help: 'Only the other side of a confirmed booking sees it.',
      missing: 'Enter your last name.',
    },
  },
});

export const avatarForm = form({
  source: '§3 Profile',
  title: 'Your picture',
  submit: 'Save picture',
  sends: updateProfile,
  fields: {
    avatar: {
      label: 'Picture',
      widget: 'file',
      help: 'JPEG, PNG or WebP. A face works best; you choose the part that is seen.',
      refusals: [avatarUnreadable],
    },
  },
});

export const mailForm = form({
  source: decision('section 16: offers by mail only with express consent, given and taken back here'),
  title: 'Mail from us',
  intro: 'Mail about your bookings and your account always comes. The rest is up to you.',
  submit: 'Save',
  sends: updateProfile,
  fields: {
    marketing_consent: {
      label: 'Send me news and offers',
      widget: 'checkbox',
      help: 'Every such mail has a link that ends it. {companyName}, {companyAddress}.',
    },
  },
});

export const passwordForm = form({
  source: '§7 User and session',
  title: 'Password',
  intro: 'Changing it logs you out on every other device.',
  submit: 'Change password',
  sends: updatePassword,
  fields: {
    current_password: {
      label: 'Current password',
      widget: 'password',
      autocomplete: 'current-password',
      missing: 'Enter your current password.',
      refusals: [wrongPassword],
    },
    new_password: {
      label: 'New password',
      widget: 'password',
      autocomplete: 'new-password',
      help: 'At least {passwordMin} characters. A few unrelated words work well.',
      missing: 'Choose a new password.',
      refusals: [passwordCommon, passwordHoldsEmail],
    },
  },
});

export const deleteAccountForm = form({
  source: '§7 User and session',
  title: 'Delete your account?',
  intro: 'This cannot be undone.',
  submit: 'Delete my account',
  sends: deleteUser,
  fields: {
    password: {
      label: 'Password',
      widget: 'password',
      autocomplete: 'current-password',
      help: 'To make sure that it is you.',
      missing: 'Enter your password.',
      refusals: [wrongPassword],
    },
  },
});

export const account = route('/account', {
  source: '§2',
  screen: 'Account',
  title: 'Account',
  description: 'Your {product} account: profile, password, devices, mail and privacy.',
  guard: named,
  chrome: { header: 'plain', sidebar: true, footer: false },
  uses: [
    getUser,
    getProfile,
    nameForm,
    avatarForm,
    mailForm,
    updateProfile,
    passwordForm,
    requestPasswordReset,
    getCurrency,
    getPoints,
    listOwnReviews,
    listSessions,
    endSession,
    endOtherSessions,
    deleteSession,
    exportUserData,
    deleteAccountForm,
  ],
});

export const accountTexts = texts({
  source: decision('the account page has a part for each thing that a person may want to look up or change'),
  says: 'The account page',
  texts: {
    heading: 'Account',
    parts: 'Parts of this page',
    toProfile: 'Profile',
    toEmail: 'Email',
    toPassword: 'Password',
    toDevices: 'Devices',
    toCurrency: 'Currency',
    toMail: 'Mail',
    toPointsPart: 'Points',
    toReviews: 'Reviews',
    toPrivacy: 'Privacy',
    toDelete: 'Delete',
    retry: 'Try again',
    cancel: 'Cancel',
    userFailed: 'Your details could not be loaded.',
    offline: 'There is no connection.',
    saved: 'Saved.',
    profileHeading: 'Profile',
    profileLead: 'How guests and hosts get to know you.',
    addAvatar: 'Add a picture',
    changeAvatar: 'Change the picture',
    removeAvatar: 'Remove the picture',
    avatarSaved: 'Your picture is saved.',
    avatarRemoved: 'Your picture is removed.',
    emailHeading: 'Email',
    emailLead: 'You log in with it, and we write to it about your bookings.',
    emailVerified: 'Verified on {date}',
    passwordHeading: 'Password and log-in',
    changePassword: 'Change password',
    hasPassword: 'You log in with your email and a password.',
    noPassword: 'You log in with {parent}. To log in with a password as well, have a link mailed to you.',
    sendPasswordLink: 'Mail me a link',
    passwordLinkSent: 'A link is on its way to {email}. It works for {resetLinkMinutes} minutes.',
    passwordChanged: 'Your password is changed. You are logged out everywhere else.',
    devicesHeading: 'Where you are logged in',
    devicesLead: 'Log out wherever you do not recognize a device, and change your password.',
    thisDevice: 'This device',
    lastSeen: 'Last used {time}',
    since: 'Logged in on {date}',
    endSession: 'Log out there',
    endSessionOn: 'Log out on {device}',
    sessionEnded: 'You are logged out on {device}.',
    endOthers: 'Log out everywhere else',
    othersEnded: 'You are logged out everywhere else.',
    currencyHeading: 'Currency',
    currencyLead: 'Prices are shown in it on this device.',
    currencyLabel: 'Show prices in',
    mailHeading: 'Mail from us',
    pointsHeading: 'Points',
    pointsLine: '{balance} points, worth {worth}',
    pointsHeld: '{held} more are set aside for open bookings.',
    toPoints: 'How points work',
    reviewsHeading: 'Your reviews',
    noReviews: 'You have not reviewed a stay yet.',
    hostReply: 'The host’s answer',
    moreReviews: 'Show more',
    privacyHeading: 'Privacy and data',
    download: 'Download your data',
    downloadHelp: 'All that we keep about you, as one JSON file.',
    downloaded: 'Your data is in your downloads, as {file}.',
    cookieSettings: 'Cookie settings',
    cookieHelp: 'What you allow us besides what the site needs.',
    cookieOpen: 'Change cookie settings',
    forgetHeading: 'Log-ins on this device',
    forgetDevice: 'Forget who logged in on this device',
    forgetDeviceHelp: 'This device keeps scrambled traces (SHA-256 hashes) of the emails that logged in on it, for up to ten years.',
    deviceForgotten: 'This device remembers no log-ins any more.',
    deleteHeading: 'Delete your account',
    deleteLead: 'For good. Your profile, picture and points are lost.',
    deleteOpen: 'Delete my account',
    deleteKeep: 'Keep my account',
    deleteNoPassword:
      'Deleting asks for your password, and you have none: you log in with {parent}. Have a link mailed to you and choose one first.',
    moneyOpen: 'Open bookings: {count}',
    toStays: 'Go to your stays',
    toBookings: 'Go to your bookings',
    deleted: 'Your account is deleted. Thank you for having been here.',
  },
});

export const deletionTexts = texts({
  source: decision('section 16: before the account goes, the person reads what goes with it and what stays'),
  says: 'What deleting an account takes away',
  texts: {
    lostHeading: 'You lose',
    lostProfile: 'Your profile, its picture and your mail settings',
    lostPoints: 'All your points; they cannot be paid out or passed on',
    lostListings: 'Your listings; they leave the search at once',
    lostSessions: 'Every log-in, on all devices',
    keptHeading: 'What stays, without your name',
    keptBookings: 'Bookings and payments that the law makes us keep',
    keptReviews: 'Reviews that you have written',
  },
});

export const cropTexts = texts({
  source: decision('a picture is cut to a square before it is sent, by pointer, touch or keyboard'),
  says: 'Choosing and cropping a picture of oneself',
  texts: {
    heading: 'Your picture',
    pick: 'A file with your picture',
    move: 'Part of the picture that will be seen',
    moveHelp: 'Drag the picture, or use the arrow keys. Zoom with two fingers, the wheel, or plus and minus.',
    zoom: 'Zoom',
    another: 'Choose another file',
    save: 'Save picture',
    reading: 'Reading the picture',
    unreadable: 'This file could not be read as a picture. Choose a JPEG, PNG or WebP picture.',
  },
});
