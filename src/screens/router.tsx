// Which file renders each screen that the routes name. A screen that is not there does not compile.
import type { Screens } from './page/open-screen';
import { screen } from './page/screen';

/** By the names of the spec; each in a chunk of its own, in the file that bears its name. */
export const screens: Screens = {
  Home: screen(() => import('./home/home'), 'Home'),
  Search: screen(() => import('./search/search'), 'Search'),
  Destination: screen(() => import('./search/destination'), 'Destination'),
  Listing: screen(() => import('./listing/listing'), 'Listing'),
  Checkout: screen(() => import('./checkout/checkout'), 'Checkout'),

  Login: screen(() => import('./account/login'), 'Login'),
  Signup: screen(() => import('./account/signup'), 'Signup'),
  Forgot: screen(() => import('./account/forgot'), 'Forgot'),
  Reset: screen(() => import('./account/reset'), 'Reset'),
  Verify: screen(() => import('./account/verify'), 'Verify'),
  CompleteProfile: screen(() => import('./account/complete-profile'), 'CompleteProfile'),
  Welcome: screen(() => import('./account/welcome'), 'Welcome'),
  Denied: screen(() => import('./account/denied'), 'Denied'),
  Account: screen(() => import('./account/account'), 'Account'),

  Stays: screen(() => import('./booking/stays'), 'Stays'),
  HostBookings: screen(() => import('./booking/host-bookings'), 'HostBookings'),
  StayMessages: screen(() => import('./messages/stay-messages'), 'StayMessages'),
  BookingMessages: screen(() => import('./messages/booking-messages'), 'BookingMessages'),

  HostProfile: screen(() => import('./host/host-profile'), 'HostProfile'),

  Wishlists: screen(() => import('./wishlists/wishlists'), 'Wishlists'),
  OwnWishlist: screen(() => import('./wishlists/own-wishlist'), 'OwnWishlist'),
  SavedSearches: screen(() => import('./wishlists/saved-searches'), 'SavedSearches'),
  SearchMails: screen(() => import('./wishlists/search-mails'), 'SearchMails'),
  SharedWishlist: screen(() => import('./wishlists/shared-wishlist'), 'SharedWishlist'),
  Compare: screen(() => import('./wishlists/compare'), 'Compare'),

  Properties: screen(() => import('./hosting/properties'), 'Properties'),
  Property: screen(() => import('./hosting/property'), 'Property'),
  PropertySetup: screen(() => import('./hosting/property-setup'), 'PropertySetup'),
  ConnectProperty: screen(() => import('./hosting/connect-property'), 'ConnectProperty'),
  Cohost: screen(() => import('./hosting/cohost'), 'Cohost'),
  ConnectProperties: screen(() => import('./hosting/connect-properties'), 'ConnectProperties'),

  Points: screen(() => import('./points/points'), 'Points'),
  Refer: screen(() => import('./referral/refer'), 'Refer'),
  ReferralCenter: screen(() => import('./referral/referral-center'), 'ReferralCenter'),

  BookingPolicies: screen(() => import('./pages/booking-policies'), 'BookingPolicies'),
  BrowserExtension: screen(() => import('./pages/browser-extension'), 'BrowserExtension'),
  Contact: screen(() => import('./pages/contact'), 'Contact'),
  Faq: screen(() => import('./pages/faq'), 'Faq'),
  HostGuide: screen(() => import('./pages/host-guide'), 'HostGuide'),
  Installed: screen(() => import('./pages/installed'), 'Installed'),
  NoFeeHosting: screen(() => import('./pages/no-fee-hosting'), 'NoFeeHosting'),
  NotFound: screen(() => import('./pages/not-found'), 'NotFound'),
  PayLater: screen(() => import('./pages/pay-later'), 'PayLater'),
  PrivacyPolicy: screen(() => import('./pages/privacy-policy'), 'PrivacyPolicy'),
  TermsOfService: screen(() => import('./pages/terms-of-service'), 'TermsOfService'),
};
