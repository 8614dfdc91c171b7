// The product's names, and the numbers, switches and outside addresses that more than one subject uses.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { type RouteAmid, route as plainRoute } from 'spec-to-app/route';
import { flag, oneOf, text, url } from 'spec-to-app/shapes';
import { constant, setting, table, values } from 'spec-to-app/values';

// Names

export const productName = constant('Tuckamore', { source: '§1', says: 'The name of the product' });
export const parentName = constant('Halyard', {
  source: '§1',
  says: 'The platform that the product belongs to; one account serves all of its products',
});
export const largePlatform = constant('Airbnb', { source: '§2', says: 'The large rental platform that the default title names' });
export const payLaterPartner = constant('Vertoflex', { source: '§2', says: 'The partner behind the pay-later offer' });
export const companyName = constant('Tuckamore Stays Inc.', {
  source: decision('a contract and an email need a named party; replace with the registered name before launch'),
  says: 'The company behind the product, as contracts name it',
});
export const companyAddress = constant('100 Water Street, St. John’s, NL A1C 1A1, Canada', {
  source: decision('anti-spam law asks for a postal address under every mail; replace before launch'),
  says: 'Where letters reach the company',
});
export const supportEmail = constant('help@tuckamore.example', {
  source: decision('one address for guests and hosts; replace before launch'),
  says: 'Where people write when the contact form does not do',
});
export const privacyEmail = constant('privacy@tuckamore.example', {
  source: decision('Quebec’s Law 25 asks for a person in charge of personal information, and a way to reach them; replace before launch'),
  says: 'Where questions about personal information go',
});
export const policiesDate = constant('November 1, 2026', {
  source: decision('every legal text shows the day from which it holds'),
  says: 'The day from which terms, privacy policy and booking policies hold',
});

// Limits of input

const endless = decision('what is sent is bounded everywhere, so that nothing overflows on its way');
export const lastPage = constant(1000, { source: endless, says: 'The last page of a list that can be asked for' });
export const highestSumCents = constant(10_000_000_00, { source: endless, unit: 'cents', says: 'The highest sum that is taken in' });
export const pointsMax = constant(10_000_000, { source: endless, unit: 'points', says: 'The most points that are spoken of at once' });

// Chrome

export const Header = values({
  source: '§2',
  says: 'What stands at the head of a page',
  items: {
    site: { label: 'Logo and menu', menu: true, currency: false, wide: false },
    wide: { label: 'Logo and menu across the whole width', menu: true, currency: false, wide: true },
    plain: { label: 'Logo alone', menu: false, currency: false, wide: false },
    checkout: { label: 'Logo, currency, and login or the person', menu: false, currency: true, wide: false },
    none: { label: 'Nothing', menu: false, currency: false, wide: false },
  },
});
export const Chrome = shape({
  source: '§2',
  called: 'chrome',
  says: 'What surrounds a page',
  fields: {
    header: oneOf(Header, { default: 'site', says: 'What stands at its head' }),
    footer: flag({ default: true, says: 'The footer' }),
    sidebar: flag({ default: false, says: 'The sidebar of a signed-in person' }),
    overflow: flag({ default: true, says: 'Whether the page itself may scroll beyond the window' }),
  },
});
export const Mode = values({
  source: '§2',
  says: 'How a person uses the product on a page',
  items: {
    any: { label: 'Either mode', side: null, host_view: false },
    guest: { label: 'Guest mode', side: 'guest', host_view: false },
    host: { label: 'Host mode', side: 'host', host_view: false },
    hostView: { label: 'Host mode, shown as hosts see it', side: 'host', host_view: true },
  },
});
/** A page of this product. */
export const route: RouteAmid<typeof Chrome, typeof Mode> = plainRoute;

// Switches, and addresses outside the product

export const searchEnabled = setting({
  source: '§1',
  variable: 'SEARCH_ENABLED',
  default: true,
  says: 'Whether people can search for stays; on in production',
});
export const signOnEnabled = setting({
  source: decision('section 18: single sign-on is offered where a parent platform is configured, and in demo mode'),
  variable: 'SSO_ENABLED',
  default: true,
  says: 'Whether people can log in with the parent platform',
});
export const payLaterFormUrl = setting({
  source: '§7 Checkout',
  variable: 'PAY_LATER_FORM_URL',
  holds: url(),
  default: 'https://vertoflex.example/apply',
  says: 'The outside form of the pay-later offer',
});
export const extensionStoreUrl = setting({
  source: '§1',
  variable: 'EXTENSION_STORE_URL',
  holds: url(),
  default: 'https://extensions.example/tuckamore',
  says: 'Where the browser extension is installed from',
});
export const parentSiteUrl = setting({
  source: '§2',
  variable: 'PARENT_SITE_URL',
  holds: url(),
  default: 'https://halyard.example',
  says: 'The parent platform’s corporate site',
});
export const adTrackerUrl = setting({
  source: '§1',
  variable: 'AD_TRACKER_URL',
  holds: url(),
  default: '',
  says: 'The ad tracker that page visits are told to, after consent; nothing is sent while it is empty',
});
const conversionTarget = text({ pattern: '[^/]*/.*', patternSays: 'It must be an account and a label, as in AW-123456789/AbC' });
export const conversionTargetSignup = setting({
  source: '§1',
  variable: 'CONVERSION_TARGET_SIGNUP',
  holds: conversionTarget,
  default: '',
  says: 'The conversion target of a signup; nothing is sent while it is empty',
});
export const conversionTargetCall = setting({
  source: '§1',
  variable: 'CONVERSION_TARGET_CALL',
  holds: conversionTarget,
  default: '',
  says: 'The conversion target of a scheduled call; nothing is sent while it is empty',
});
export const sentryDsn = setting({
  source: decision('section 18: error reporting, session replay with consent, and the feedback widget'),
  variable: 'SENTRY_DSN',
  holds: text({
    pattern: 'https?://[^@/\\s]+@[^/\\s]+/(\\S*[^/\\s])',
    patternSays: 'It must hold its key and project, as in https://KEY@errors.example/1',
  }),
  default: '',
  says: 'Where unexpected errors are reported to; nothing is loaded or sent while it is empty',
});
export const mapStyleUrl = setting({
  source: decision('section 18: maps are drawn over a base map of our own, or over the style of a map service'),
  variable: 'MAP_STYLE_URL',
  holds: url(),
  default: '',
  says: 'The style of a map service, whose tiles come from the same origin; our own base map while it is empty',
});
export const demoMode = setting({
  source: decision('section 18: demo data and accounts, and a clock that can be moved on'),
  variable: 'DEMO',
  default: false,
  says: 'Whether this is the demo: demo data and accounts, sandbox payments and the stand-in identity provider',
});

// Money and points

export const pointValueCad = constant(0.01, { source: '§1', unit: 'CAD', says: 'What one point is worth' });
export const defaultCurrency = constant('CAD', {
  source: decision('section 14: Canadian dollars where the browser’s language says neither CA nor US'),
  says: 'The currency of a browser that no row of the region currencies fits',
});
export const regionCurrencies = table({
  source: '§9',
  says: 'The first currency of a visit, by what the browser’s language contains; the first row that fits',
  columns: { language_contains: text(), currency: text({ pattern: '^[A-Z]{3}$', patternSays: 'Three capital letters' }) },
  rows: [
    { language_contains: 'CA', currency: 'CAD' },
    { language_contains: 'US', currency: 'USD' },
  ],
});
export const payLaterDiscountCad = constant(30, { source: '§2', unit: 'CAD', says: 'What the pay-later offer takes off' });
export const hostEarningsPercent = constant(100, { source: '§2', unit: '%', says: 'How much of their earnings hosts keep' });

// Windows

export const reviewWindowDays = constant(14, {
  source: '§9',
  unit: 'days',
  says: 'How long after check-out a stay may be reviewed',
});

// How things are shown

export const dateLocale = constant('en-US', { source: '§5', says: 'The locale in which dates are shown' });
export const numberDecimalsMin = constant(0, { source: '§5', says: 'The fewest decimals of a shown number' });
export const numberDecimalsMax = constant(2, { source: '§5', says: 'The most decimals of a shown number' });
export const timePickerSlots = constant(96, { source: '§9', says: 'How many times of day the time picker offers, on a 12-hour clock' });
export const timePickerSlotMinutes = constant(15, { source: '§9', unit: 'minutes', says: 'How far apart the time picker’s slots lie' });
export const hamburgerBreakpointPx = constant(768, {
  source: '§9',
  unit: 'px',
  says: 'The width from which the small-screen menu closes by itself',
});
export const profileTooltipDelayMs = constant(300, {
  source: '§9',
  unit: 'ms',
  says: 'How long a pointer rests on the user icon before its tooltip appears',
});
export const currencyDropdownDebounceMs = constant(150, {
  source: '§9',
  unit: 'ms',
  says: 'How long the currency dropdown waits after a resize before it looks for space again',
});
export const bannerAutoDismissMs = constant(0, {
  source: '§9',
  unit: 'ms',
  says: 'After how long a banner goes away by itself; 0 means never',
});

// Browser storage, and outside links

export const cookieLimitBytes = constant(4096, { source: '§5', unit: 'bytes', says: 'The largest cookie that is set' });
export const cookieDays = constant(365, { source: '§9', unit: 'days', says: 'How long a cookie lasts unless it says otherwise' });
export const deviceLoginHistoryDays = constant(3650, {
  source: '§9',
  unit: 'days',
  says: 'How long the device’s log-in history lasts: ten years',
});
export const defaultLinkScheme = constant('https://', { source: '§5', says: 'What is put before a link without a scheme' });

// Measuring

export const conversionTimeoutMs = constant(2000, {
  source: '§1',
  unit: 'ms',
  says: 'How long a conversion event waits before the page goes on without it',
});
export const conversionDefaultValue = constant(1, { source: '§1', says: 'The value of a conversion that names none' });
export const conversionDefaultCurrency = constant('CAD', { source: '§1', says: 'The currency of a conversion that names none' });
export const errorStoryMost = constant(2000, {
  source: decision('section 18: a person who meets an error may say what happened'),
  unit: 'characters',
  says: 'The most that somebody may write about an error',
});
export const environmentName = constant('production', { source: '§9', says: 'The environment that errors are reported under' });
export const errorTraceSampleRate = constant(1, {
  source: '§9',
  says: 'The share of unexpected errors that are reported with their traces',
});
