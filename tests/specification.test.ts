// The specification's own words about reviews, points, referrals, surveys, contact and what is counted: each by its section.
import { describe, expect, test } from 'vitest';
import { contracts } from '../generated/contract/index';
import { catalogue } from '../generated/errors/catalogue';
import { recipientBannerForm } from '../generated/forms/recipientBannerForm';
import { recipientSurveyForm } from '../generated/forms/recipientSurveyForm';
import { senderSurveyForm } from '../generated/forms/senderSurveyForm';
import * as constants from '../generated/model/constants';
import { events } from '../generated/model/events';
import { fits } from '../generated/model/fits';
import * as kept from '../generated/model/kept';
import { AwareOfReferral, FeedbackType, ReferralAffectedDecision } from '../generated/model/values';
import { headOf } from '../generated/routes/heads';
import { type RouteId, routes } from '../generated/routes/routes';
import * as referral from '../generated/rules/referral';
import { mayReview } from '../generated/rules/review';
import { bannerTexts } from '../generated/texts/sentences/bannerTexts';
import { visitOf } from '../src/screens/shell/navigation/visit';

interface Wanted {
  readonly method: string;
  readonly path: string;
  readonly secure: boolean;
}
const call = (method: string, path: string, secure: boolean): Wanted => ({ method, path, secure });
const takes = (id: keyof typeof contracts): readonly string[] => {
  const { body } = contracts[id].schema as { readonly body?: { readonly properties?: object } };
  return Object.keys(body?.properties ?? {});
};
const optionsOf = (form: { readonly uiSchema: object }, field: string) =>
  (form.uiSchema as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[field] ?? {};
const pointsOf = (form: { readonly uiSchema: object }, field: string) =>
  (optionsOf(form, field)['ui:options'] as { readonly points: Readonly<Record<string, string>> }).points;

describe('§1 What the product does', () => {
  test('one point is worth 0.01 CAD', () => expect(constants.pointValueCad).toBe(0.01));

  test.each(['signupConversion', 'scheduleCallConversion'] as const)(
    '%s takes a target with a slash, a value from zero on, a currency of three letters and a transaction id that is a text',
    (id) => {
      const { schema, timeoutMs } = events[id];
      const whole = { target: 'AW-1/x', value: 0, currency: 'CAD', transaction_id: 't' };
      expect(fits(schema, whole)).toBe(true);
      const wrong = [{ target: 'AW-1' }, { value: -0.01 }, { value: '1' }, { currency: 'CA' }, { currency: 'CADS' }, { transaction_id: 1 }];
      for (const it of wrong) expect([it, fits(schema, { ...whole, ...it })]).toEqual([it, false]);
      expect(schema.properties).toMatchObject({ value: { default: 1 }, currency: { default: 'CAD' } });
      expect(timeoutMs).toBe(2000);
    },
  );
  test('a page visit is an event of its own', () => expect(events.pageVisit.name).toBe('page_visit'));
});

describe('§2 Screens and routes', () => {
  test.each<[string, RouteId, { readonly header?: string; readonly footer: boolean; readonly sidebar: boolean }]>([
    ['/contact', 'contact', { header: 'site', footer: true, sidebar: false }],
    ['/points', 'points', { header: 'site', footer: true, sidebar: false }],
    ['/referral-center', 'referralCenter', { header: 'plain', footer: false, sidebar: true }],
    ['/refer/MAPLE7QX', 'refer', { header: 'site', footer: true, sidebar: false }],
    ['/faq', 'faq', { header: 'site', footer: true, sidebar: false }],
    ['/faq/general', 'faqGeneral', { header: 'site', footer: true, sidebar: false }],
    ['/faq/bookings', 'faqBookings', { header: 'site', footer: true, sidebar: false }],
    ['/faq/pricing', 'faqPricing', { header: 'site', footer: true, sidebar: false }],
    ['/faq/hosting', 'faqHosting', { header: 'site', footer: true, sidebar: false }],
    ['/faq/points', 'faqPoints', { header: 'site', footer: true, sidebar: false }],
    ['/all/vacation-rentals', 'allRentals', { header: 'site', footer: true, sidebar: false }],
    ['/whistler/vacation-rentals', 'whistlerRentals', { header: 'site', footer: true, sidebar: false }],
    ['/ontario/vacation-rentals', 'ontarioRentals', { header: 'site', footer: true, sidebar: false }],
    ['/nowhere-at-all', 'notFound', { header: 'site', footer: true, sidebar: false }],
  ])('%s is a page of its own, with its chrome', (path, id, chrome) => {
    expect(visitOf(path).route).toBe(id);
    expect(routes[id].chrome).toMatchObject(chrome);
  });

  test('titles begin with the product’s name, and every page is described', () => {
    for (const id of ['contact', 'points', 'referralCenter', 'refer', 'faq'] as const) {
      expect(headOf(id).title).toMatch(/^Tuckamore \| ./);
      expect(headOf(id).description).not.toBe('');
    }
  });
});

describe('§2 Shell elements', () => {
  test('the sender’s banner', () => {
    expect(bannerTexts.sender).toBe("Have a moment? We're collecting feedback on the referral system.");
    expect([bannerTexts.senderDecline, bannerTexts.senderAccept]).toEqual(['No Thanks', 'Take Survey']);
  });

  test('the recipient’s banner with its three faces', () => {
    expect(bannerTexts.recipient).toBe('How was the signup process?');
    expect([bannerTexts.faceConfusing, bannerTexts.faceOkay, bannerTexts.faceSmooth]).toEqual(['Confusing', 'Okay', 'Smooth']);
    expect(pointsOf(recipientBannerForm, 'signup_satisfaction')).toEqual({ '1': 'Confusing', '2': 'Okay', '3': 'Smooth' });
  });

  test('the sender’s survey: two steps, three questions of five points, and words of one’s own', () => {
    expect(senderSurveyForm.title).toBe('Share your feedback');
    expect(senderSurveyForm.steps.map(({ fields, submit }) => [fields, submit])).toEqual([
      [['understand_referral_system', 'likely_to_refer', 'worth_time'], 'Continue'],
      [['comment', 'followup_requested'], 'Submit'],
    ]);
    expect(pointsOf(senderSurveyForm, 'understand_referral_system')).toEqual({ '1': 'Not at all', '3': 'Unsure', '5': 'Very well' });
    expect(pointsOf(senderSurveyForm, 'likely_to_refer')).toEqual({ '1': 'Not at all', '3': 'Unsure', '5': 'Very' });
    expect(pointsOf(senderSurveyForm, 'worth_time')).toEqual({ '1': 'Not at all', '3': 'Unsure', '5': 'Yes' });
    expect(optionsOf(senderSurveyForm, 'comment')).toMatchObject({
      'ui:title': expect.stringMatching(/anything we could do to improve the referral system/i) as unknown,
      'ui:widget': 'textarea',
      'ui:placeholder': 'Share your thoughts (Optional)',
    });
    expect(optionsOf(senderSurveyForm, 'followup_requested')).toMatchObject({
      'ui:title': expect.stringMatching(/contact me for a deeper discussion/) as unknown,
      'ui:widget': 'checkbox',
    });
  });

  test.each([
    ['a rating', { senderRatings: { worth_time: 1 }, senderFeedback: {} }, true],
    ['a comment', { senderRatings: {}, senderFeedback: { comment: 'Fine.' } }, true],
    ['a wish to be contacted', { senderRatings: {}, senderFeedback: { followup_requested: true } }, true],
    ['nothing', { senderRatings: {}, senderFeedback: { followup_requested: false } }, false],
  ])('closing the sender’s survey early with %s submits it: %s', (_, facts, ok) => {
    expect(referral.closedSurveyIsSent(facts).ok).toBe(ok);
  });

  test('the recipient’s survey: the referral link first, then the two questions', () => {
    expect(recipientSurveyForm.title).toBe('Share your feedback');
    expect(recipientSurveyForm.intro).toMatch(/signed up through a referral link/);
    expect(recipientSurveyForm.uiSchema['ui:order']).toEqual(['aware_of_referral', 'referral_affected_decision']);
    expect(Object.keys(AwareOfReferral)).toEqual(['aware', 'unaware']);
    expect(Object.keys(ReferralAffectedDecision)).toEqual(['yes', 'no', 'not_applicable']);
    expect(ReferralAffectedDecision.no.label).toMatch(/already planning/);
    expect(ReferralAffectedDecision.not_applicable.label).toMatch(/not aware/);
  });
});

describe('§3 Entities and their fields', () => {
  test('the feedback that is sent has the parts and scales of its type', () => {
    expect(Object.keys(FeedbackType)).toEqual(['referral_sender', 'referral_recipient']);
    expect(takes('sendReferralFeedback')).toEqual(['type', 'ratings', 'choices', 'comment', 'followup_requested']);
    const { properties = {} } = senderSurveyForm.schema;
    for (const id of ['understand_referral_system', 'likely_to_refer', 'worth_time'])
      expect(properties[id]).toMatchObject({ type: 'integer', minimum: 1, maximum: 5 });
    expect(recipientBannerForm.schema.properties?.['signup_satisfaction']).toMatchObject({ type: 'integer', minimum: 1, maximum: 3 });
  });

  test('the cookies of invitations and of devices', () => {
    expect(kept.referralCodeKept).toMatchObject({ where: 'cookie', seconds: 365 * 86_400 });
    expect(kept.referralCodeKept.name.toLowerCase()).toContain('tuckamore');
    expect(kept.deviceLoginHistoryKept).toMatchObject({ where: 'cookie', name: 'device_login_history', seconds: 3650 * 86_400 });
  });
});

describe('§4 Referral banners', () => {
  const profile = { show_referral_recipient_banner: true, show_referral_sender_banner: true, show_referral_sender_modal: false };
  const on = (path: string, own: Partial<typeof profile> = {}) => ({ bannerVisit: { path }, profile: { ...profile, ...own } });
  const considered = [
    '/properties',
    '/property/1',
    '/listing/1',
    '/account',
    '/stays/1',
    '/bookings',
    '/search',
    '/points',
    '/referral-center',
  ] as const;

  test.each(considered)('both are considered on %s', (path) => {
    expect([referral.recipientBannerShows(on(path)).ok, referral.senderBannerShows(on(path)).ok]).toEqual([true, true]);
  });
  test.each(['/', '/faq', '/checkout/1', '/contact', '/welcome', '/refer/MAPLE7QX', '/a/stays'])('neither on %s', (path) => {
    expect([referral.recipientBannerShows(on(path)).ok, referral.senderBannerShows(on(path)).ok]).toEqual([false, false]);
  });
  test.each([[undefined, true] as const, [true, true] as const, [false, false] as const])(
    'each shows unless its flag is false: %s',
    (flag, shows) => {
      const facts = {
        bannerVisit: { path: '/stays' },
        profile: { show_referral_recipient_banner: flag, show_referral_sender_banner: flag },
      };
      expect(referral.recipientBannerShows(facts).ok).toBe(shows);
      expect(referral.senderBannerShows({ ...facts, profile: { ...facts.profile, show_referral_sender_modal: undefined } }).ok).toBe(shows);
    },
  );
  test('on /referral-center the survey opens directly where the modal’s flag is set, and the banner hides', () => {
    const due = on('/referral-center', { show_referral_sender_modal: true });
    expect([referral.senderSurveyOpens(due).ok, referral.senderBannerShows(due).ok]).toEqual([true, false]);
    expect(referral.senderSurveyOpens(on('/referral-center')).ok).toBe(false);
    expect(referral.senderSurveyOpens(on('/stays', { show_referral_sender_modal: true })).ok).toBe(false);
  });
  test('the stamps are fields of the profile that its owner sends', () => {
    expect(takes('updateProfile')).toEqual(
      expect.arrayContaining(['referral_recipient_banner_interacted_at', 'referral_sender_banner_interacted_at']),
    );
  });
});

describe('§5 Validation rules', () => {
  const booking = {
    status: 'confirmed',
    checkout: '2027-02-12',
    checkout_time: '11:00',
    timezone: 'America/Toronto',
    reviewWindowDays: 14,
    is_given_back: false,
    review: null,
  } as const;
  const out = Date.parse('2027-02-12T16:00:00Z');
  const day = 86_400_000;
  const may = (own: object, at: number) =>
    mayReview({ booking: { ...booking, ...own }, now: new Date(at).toISOString() } as Parameters<typeof mayReview>[0]).ok;

  test.each<[string, { readonly own: object; readonly at: number; readonly ok: boolean }]>([
    ['a confirmed stay, once check-out has passed', { own: {}, at: out + 1000, ok: true }],
    ['at check-out itself', { own: {}, at: out, ok: false }],
    ['within the 14 days', { own: {}, at: out + 14 * day, ok: true }],
    ['after them', { own: {}, at: out + 14 * day + 1000, ok: false }],
    ['a stay that is not confirmed', { own: { status: 'pending' }, at: out + 1000, ok: false }],
    ['one that has a review', { own: { review: '7d2b0c1e-5a1f-4a57-9d3c-0a6f0b1c2d3e' }, at: out + 1000, ok: false }],
    ['a stay that was given back whole', { own: { is_given_back: true }, at: out + 1000, ok: false }],
    ['without a status', { own: { status: undefined }, at: out + 1000, ok: false }],
    ['without a check-out', { own: { checkout: undefined }, at: out + 1000, ok: false }],
    ['with a check-out that is no date', { own: { checkout: 'soon' }, at: out + 1000, ok: false }],
  ])('a review may be submitted: %s', (_, { own, at, ok }) => expect(may(own, at)).toBe(ok));

  test('step 1 of the sender’s survey needs all three ratings, the recipient’s survey both answers', () => {
    const three = { understand_referral_system: 1, likely_to_refer: 3, worth_time: 5 };
    expect(referral.senderRatingsGiven({ senderRatings: three }).ok).toBe(true);
    for (const left of Object.keys(three))
      expect(referral.senderRatingsGiven({ senderRatings: { ...three, [left]: undefined } }).ok).toBe(false);
    const both = { aware_of_referral: 'aware', referral_affected_decision: 'yes' } as const;
    expect(referral.recipientAnswersGiven({ recipientChoices: both }).ok).toBe(true);
    for (const left of Object.keys(both))
      expect(referral.recipientAnswersGiven({ recipientChoices: { ...both, [left]: undefined } }).ok).toBe(false);
  });
});

describe('§6 Roles and permissions', () => {
  test.each<RouteId>(['refer', 'faq', 'contact', 'points', 'allRentals'])('anyone may open %s', (id) => {
    expect(routes[id].guard).toBe('anyone');
  });
  test('reviews of one’s own, points and referrals are for those who are signed in', () => {
    for (const id of ['listOwnReviews', 'getPoints', 'getReferralSummary', 'sendReferralFeedback', 'submitReview'] as const)
      expect(contracts[id].secure).toBe(true);
    expect(routes.referralCenter.guards).toContain('signedIn');
  });
});

describe('§7 The calls it makes', () => {
  test.each<[keyof typeof contracts, Wanted]>([
    ['getReferrer', call('GET', '/user/profile/referral/:referralCode', false)],
    ['getReferralSummary', call('GET', '/user/profile/referral/summary', true)],
    ['sendReferralFeedback', call('POST', '/user/profile/referral/feedback', true)],
    ['listOwnReviews', call('GET', '/user/profile/review', true)],
    ['listProfileReviews', call('GET', '/user/profile/:profile_id/review', true)],
    ['listPropertyReviews', call('GET', '/property/:property_id/review', false)],
    ['listHostReviews', call('GET', '/property/profile/:profile_id/review', false)],
    ['listReviews', call('GET', '/property/review', false)],
    ['setBookingPoints', call('POST', '/booking/:booking_id/points', true)],
    ['listReviewable', call('GET', '/booking/complete', true)],
    ['getBookingReview', call('GET', '/booking/:booking_id/review', true)],
    ['submitReview', call('POST', '/booking/:booking_id/review', true)],
    ['deleteUser', call('POST', '/user/delete', true)],
  ])('%s is %o', (id, wanted) => expect(contracts[id]).toMatchObject(wanted));

  test('signing up takes the code of an invitation; a sign-on takes it along', () => {
    expect(takes('createUser')).toEqual(['email', 'password', 'referral_code']);
    expect(contracts.startSignOn.schema).toMatchObject({ querystring: { properties: { referral_code: { type: 'string' } } } });
  });
});

describe('§8 Error catalogue', () => {
  test('an unknown code is a 404, which is handled by itself: no dialog', () => {
    expect(contracts.getReferrer.errors).toContain('referral.unknown_code');
    expect(catalogue['referral.unknown_code']).toMatchObject({ status: 404, shown: 'log' });
  });
});

describe('§9 Business constants and limits', () => {
  test.each<[string, unknown, unknown]>([
    ['a point is worth 0.01 CAD', constants.pointValueCad, 0.01],
    ['the review window is 14 days', constants.reviewWindowDays, 14],
    ['a cookie has 4096 bytes at most', constants.cookieLimitBytes, 4096],
    ['and lasts a year', constants.cookieDays, 365],
    ['a conversion waits 2000 ms', constants.conversionTimeoutMs, 2000],
    ['its value is 1', constants.conversionDefaultValue, 1],
    ['its currency CAD', constants.conversionDefaultCurrency, 'CAD'],
    ['senders answer from 1 to 5', constants.senderScale, 5],
    ['recipients from 1 to 3', constants.recipientScale, 3],
    ['no banner goes away by itself', constants.bannerAutoDismissMs, 0],
  ])('%s', (_, is, wanted) => expect(is).toBe(wanted));
});
