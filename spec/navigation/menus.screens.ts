// The menus around every page: header, checkout header, sidebar, mobile menu, footer and sign-in.
import { Visitor } from '../account/account.model';
import { account } from '../account/account.screens';
import { welcome } from '../account/onboarding.screens';
import { login } from '../account/sign-in.screens';
import { stays } from '../booking/booking.screens';
import { bookings } from '../booking/host-bookings.screens';
import { the } from 'spec-to-app/entity';
import { menu } from 'spec-to-app/menu';
import { all, any, is, isTrue, moreThan, none, sum } from 'spec-to-app/terms';
import { contact } from '../pages/contact.screens';
import { faqBookings, faqGeneral, faqHosting, faqPricing } from '../pages/faq.screens';
import { home } from '../pages/home.screens';
import { browserExtension } from '../pages/landing.screens';
import { privacyPolicy, tos } from '../pages/legal.screens';
import { points } from '../points/points.screens';
import { parentSiteUrl, searchEnabled, signOnEnabled } from '../product';
import { properties } from '../property/property.screens';
import { search } from '../property/search.screens';
import { referralCenter } from '../referral/referral.screens';
import { wishlistsPage } from '../wishlist/wishlist.screens';
import { dashboard, emailSignIn, inbox } from './destinations.screens';

const visitor = the(Visitor);
const isSignedIn = isTrue(visitor.signed_in);
const isSignedOut = none(isSignedIn);
const hasConnectedProperties = moreThan(visitor.numOfProperties, 0);
const looksAfterProperties = any(hasConnectedProperties, moreThan(visitor.numOfCohosted, 0));
const answersGuests = any(hasConnectedProperties, moreThan(visitor.numOfAnswered, 0));
const hasStays = moreThan(visitor.numOfStays, 0);
const hasSaved = moreThan(sum(visitor.numOfWishlists, visitor.numOfSavedSearches), 0);
const hasThreads = moreThan(visitor.numOfThreads, 0);
const hasNoProperties = is(visitor.propertiesTotal, 0);
const hasPropertiesButNoStays = all(moreThan(visitor.propertiesTotal, 0), is(visitor.numOfStays, 0));

const logo = { label: '{product}', to: home, as: 'icon', hint: 'Home' } as const;

export const headerMenu = menu({
  source: '§2 Shell elements',
  title: 'Main menu',
  says: 'The header; below {hamburgerBreakpointPx} pixels its items stand behind a button, and the opened list closes by itself once the window is that wide',
  items: [
    logo,
    { label: 'Browser Extension', to: browserExtension, as: 'button' },
    { label: 'FAQ', to: faqGeneral },
    { label: 'Login', to: login, when: isSignedOut, as: 'main button' },
    { label: 'Open', to: dashboard, when: isSignedIn, as: 'main button' },
  ],
});

export const checkoutHeaderMenu = menu({
  source: '§2 Shell elements',
  title: 'Checkout menu',
  says: 'The header of listing and checkout; the user icon’s tooltip shows the email and, where there is none, the hint',
  items: [
    logo,
    { label: 'Currency', does: 'choose_currency', as: 'button' },
    { label: 'Login', to: login, when: isSignedOut, as: 'main button', carries: 'from' },
    { label: 'Account', to: account, when: isSignedIn, as: 'icon', hint: 'User' },
  ],
});

/** The common part of the sidebar and the mobile menu, above and below the browser extension. */
const places = [
  { label: 'Search', to: search, when: isTrue(searchEnabled) },
  { label: 'Stays', to: stays, when: hasStays },
  { label: 'Properties', to: properties, when: looksAfterProperties },
  { label: 'Bookings', to: bookings, when: answersGuests },
  // stands beside what section 2 names, for those who have written or been written to
  { label: 'Messages', to: inbox, when: hasThreads, counts: sum(visitor.unreadAsGuest, visitor.unreadAsHost) },
] as const;
const self = [
  // for those who have saved a stay or a search
  { label: 'Wish Lists', to: wishlistsPage, when: hasSaved },
  { label: 'Account', to: account },
  { label: 'Referrals', to: referralCenter },
  { label: 'Become a Host', to: welcome, when: hasNoProperties, as: 'button' },
  { label: 'Become a Guest', to: welcome, when: hasPropertiesButNoStays, as: 'button' },
  { label: 'FAQ', to: faqGeneral },
  { label: 'Log Out', does: 'log_out' },
] as const;

export const sidebarMenu = menu({
  source: '§2 Shell elements',
  title: 'Your menu',
  says: 'The sidebar of a signed-in person',
  items: [...places, ...self],
});

export const mobileMenu = menu({
  source: '§2 Shell elements',
  title: 'Your menu',
  says: 'The same for a signed-in person on a small screen, with the browser extension',
  items: [...places, { label: 'Browser Extension', to: browserExtension }, ...self],
});

export const footerMenu = menu({
  source: '§2 Shell elements',
  title: 'Footer',
  says: 'The footer; the copyright year stands below it',
  items: [
    { label: 'General questions', to: faqGeneral },
    { label: 'Booking questions', to: faqBookings },
    { label: 'Pricing questions', to: faqPricing },
    { label: 'Hosting questions', to: faqHosting },
    { label: 'Home', to: home },
    { label: 'Points', to: points },
    { label: 'Contact', to: contact },
    { label: 'Cookie settings', does: 'cookie_settings' },
    { label: 'Terms of service', to: tos },
    { label: 'Privacy policy', to: privacyPolicy },
    { label: 'Learn More', outside: parentSiteUrl, as: 'button' },
  ],
});

export const signInMenu = menu({
  source: '§2 Shell elements',
  title: 'Log in or create an account',
  says: 'The two buttons of the login modal',
  items: [
    { label: 'Log in with {parent}', does: 'single_sign_on', when: isTrue(signOnEnabled), as: 'main button', carries: 'from' },
    { label: 'Continue with email instead', to: emailSignIn, as: 'button', carries: 'from' },
  ],
});
