// The account page: name and picture, password, devices, mail, privacy, and leaving.
import { getPoints } from '../points/points.calls';
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { route } from '../language/route';
import { texts } from '../language/text';
import { PersonName } from './account.model';
import { named } from './account.rules';
import { exportUserData } from './export.calls';
import { getProfile, updateProfile } from './profile.calls';
import { listOwnReviews } from './review.calls';
import { deleteSession, endOtherSessions, endSession, listSessions } from './session.calls';
import { deleteUser, getUser, updatePassword } from './user.calls';

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
    avatar: { label: 'Picture', widget: 'file', help: 'JPEG, PNG or WebP, up to 5 MB. A face works best.' },
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
    },
    new_password: {
      label: 'New password',
      widget: 'password',
      autocomplete: 'new-password',
      help: 'At least {passwordMin} characters. A few unrelated words work well.',
      missing: 'Choose a new password.',
    },
  },
});

export const deleteAccountForm = form({
  source: '§7 User and session',
  title: 'Delete your account',
  intro:
    'Your profile, pictures and points go for good. Bookings, payments and reviews that the law makes us keep lose your name. Open stays and payments have to end first.',
  submit: 'Delete my account',
  sends: deleteUser,
  fields: {
    password: {
      label: 'Password',
      widget: 'password',
      autocomplete: 'current-password',
      help: 'To make sure that it is you.',
      missing: 'Enter your password.',
    },
  },
});

export const account = route('/account', {
  source: '§2',
  screen: 'Account',
  title: 'Account',
  description: 'Your {product} account: profile, password, devices, mail and privacy.',
  guard: named,
  chrome: { sidebar: true, footer: false, headerMenu: false },
  uses: [
    getUser,
    getProfile,
    nameForm,
    avatarForm,
    mailForm,
    updateProfile,
    passwordForm,
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
    profileHeading: 'Profile',
    removeAvatar: 'Remove the picture',
    saved: 'Saved.',
    emailHeading: 'Email',
    emailVerified: '{email}, verified on {date}',
    passwordHeading: 'Password and log-in',
    noPassword: 'You log in with {parent}. To log in with a password as well, have a link mailed to you.',
    sendPasswordLink: 'Mail me a link',
    passwordChanged: 'Your password is changed. You are logged out everywhere else.',
    devicesHeading: 'Where you are logged in',
    thisDevice: 'This device',
    lastSeen: 'Last used {time}',
    endSession: 'Log out there',
    endOthers: 'Log out everywhere else',
    othersEnded: 'You are logged out everywhere else.',
    pointsHeading: 'Points',
    pointsLine: '{balance} points, worth {worth}',
    toPoints: 'How points work',
    reviewsHeading: 'Reviews of you and by you',
    noReviews: 'No reviews yet.',
    privacyHeading: 'Privacy and data',
    download: 'Download your data',
    downloadHelp: 'All that we keep about you, as one JSON file.',
    cookieSettings: 'Cookie settings',
    forgetDevice: 'Forget who logged in on this device',
    forgetDeviceHelp: 'This device keeps scrambled traces (SHA-256 hashes) of the emails that logged in on it, for up to ten years.',
    deviceForgotten: 'This device remembers no log-ins any more.',
    deleteHeading: 'Delete your account',
    deleteConfirm: 'This cannot be undone. Delete your account?',
    deleted: 'Your account is deleted. Thank you for having been here.',
  },
});
