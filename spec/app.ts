// The one door into the spec: what the product is called, who visits it, and the subjects that it is made of.
import * as accountModel from './account/account.model';
import * as accountBrowserModel from './account/browser.model';
import * as accountKeptModel from './account/kept.model';
import * as accountLimitsModel from './account/limits.model';
import * as accountSignOnModel from './account/sign-on.model';
import * as accountErrors from './account/account.errors';
import * as accountBrowserErrors from './account/browser.errors';
import * as accountStandingErrors from './account/standing.errors';
import * as accountRules from './account/account.rules';
import * as accountBrowserRules from './account/browser.rules';
import * as accountExportCalls from './account/export.calls';
import * as accountProfileCalls from './account/profile.calls';
import * as accountReviewCalls from './account/review.calls';
import * as accountSessionCalls from './account/session.calls';
import * as accountUserCalls from './account/user.calls';
import * as accountScreens from './account/account.screens';
import * as accountOnboardingScreens from './account/onboarding.screens';
import * as accountSignInScreens from './account/sign-in.screens';
import * as propertyModel from './property/property.model';
import * as propertyAmenitiesModel from './property/amenities.model';
import * as propertyCalendarModel from './property/calendar.model';
import * as propertyHostingModel from './property/hosting.model';
import * as propertyLimitsModel from './property/limits.model';
import * as propertyPlacesModel from './property/places.model';
import * as propertyPublishingModel from './property/publishing.model';
import * as propertyQuotingModel from './property/quoting.model';
import * as propertyRequestModel from './property/request.model';
import * as propertySearchModel from './property/search.model';
import * as propertySetupModel from './property/setup.model';
import * as propertyErrors from './property/property.errors';
import * as propertyConnectionErrors from './property/connection.errors';
import * as propertyPublishingErrors from './property/publishing.errors';
import * as propertyRules from './property/property.rules';
import * as propertyPublishingRules from './property/publishing.rules';
import * as propertyCalls from './property/property.calls';
import * as propertyCalendarCalls from './property/calendar.calls';
import * as propertyHostCalls from './property/host.calls';
import * as propertyPhotoCalls from './property/photo.calls';
import * as propertySearchCalls from './property/search.calls';
import * as propertyScreens from './property/property.screens';
import * as propertyConnectScreens from './property/connect.screens';
import * as propertyListingScreens from './property/listing.screens';
import * as propertySearchScreens from './property/search.screens';
import * as propertySetupScreens from './property/setup.screens';
import * as bookingModel from './booking/booking.model';
import * as bookingLimitsModel from './booking/limits.model';
import * as bookingPolicyModel from './booking/policy.model';
import * as bookingRequestModel from './booking/request.model';
import * as bookingErrors from './booking/booking.errors';
import * as bookingRules from './booking/booking.rules';
import * as bookingStayRules from './booking/stay.rules';
import * as bookingLifeRules from './booking/life.rules';
import * as bookingCalls from './booking/booking.calls';
import * as bookingScreens from './booking/booking.screens';
import * as checkoutModel from './checkout/checkout.model';
import * as checkoutMoneyModel from './checkout/money.model';
import * as checkoutPricingModel from './checkout/pricing.model';
import * as checkoutErrors from './checkout/checkout.errors';
import * as checkoutCalls from './checkout/checkout.calls';
import * as checkoutScreens from './checkout/checkout.screens';
import * as reviewModel from './review/review.model';
import * as reviewErrors from './review/review.errors';
import * as reviewRules from './review/review.rules';
import * as reviewCalls from './review/review.calls';
import * as reviewScreens from './review/review.screens';
import * as pointsModel from './points/points.model';
import * as pointsErrors from './points/points.errors';
import * as pointsRules from './points/points.rules';
import * as pointsCalls from './points/points.calls';
import * as pointsScreens from './points/points.screens';
import * as referralModel from './referral/referral.model';
import * as referralFeedbackModel from './referral/feedback.model';
import * as referralErrors from './referral/referral.errors';
import * as referralRules from './referral/referral.rules';
import * as referralCalls from './referral/referral.calls';
import * as referralScreens from './referral/referral.screens';
import * as referralFeedbackScreens from './referral/feedback.screens';
import * as pagesModel from './pages/pages.model';
import * as pagesCalls from './pages/pages.calls';
import * as pagesContactScreens from './pages/contact.screens';
import * as pagesDestinationsScreens from './pages/destinations.screens';
import * as pagesFaqScreens from './pages/faq.screens';
import * as pagesHomeScreens from './pages/home.screens';
import * as pagesLandingScreens from './pages/landing.screens';
import * as pagesLegalScreens from './pages/legal.screens';
import * as pagesProblemScreens from './pages/problem.screens';
import * as analyticsModel from './analytics/analytics.model';
import * as analyticsConsentModel from './analytics/consent.model';
import * as analyticsConsentScreens from './analytics/consent.screens';
import * as navigationMenusScreens from './navigation/menus.screens';
import * as navigationRedirectsScreens from './navigation/redirects.screens';
import * as navigationShellScreens from './navigation/shell.screens';
import * as navigationWaysScreens from './navigation/ways.screens';
import { Visitor } from './account/account.model';
import { invalidInput, malformed, rateLimited, tooLarge } from './account/standing.errors';
import { product } from './language/app';
import * as productItself from './product';

export const app = product({
  source: '§1',
  name: productItself.productName.value,
  titlePrefix: '{product} | ',
  title: 'A New Canadian Alternative to {platform}',
  description: 'Discover and host unique stays across Canada with lower fees.',
  slots: {
    product: productItself.productName.value,
    parent: productItself.parentName.value,
    platform: productItself.largePlatform.value,
    partner: productItself.payLaterPartner.value,
  },
  visitor: Visitor,
  standing: { invalidInput, malformed, tooLarge, rateLimited },
  subjects: {
    product: [productItself],
    account: [
      accountModel,
      accountBrowserModel,
      accountKeptModel,
      accountLimitsModel,
      accountSignOnModel,
      accountErrors,
      accountBrowserErrors,
      accountStandingErrors,
      accountRules,
      accountBrowserRules,
      accountExportCalls,
      accountProfileCalls,
      accountReviewCalls,
      accountSessionCalls,
      accountUserCalls,
      accountScreens,
      accountOnboardingScreens,
      accountSignInScreens,
    ],
    property: [
      propertyModel,
      propertyAmenitiesModel,
      propertyCalendarModel,
      propertyHostingModel,
      propertyLimitsModel,
      propertyPlacesModel,
      propertyPublishingModel,
      propertyQuotingModel,
      propertyRequestModel,
      propertySearchModel,
      propertySetupModel,
      propertyErrors,
      propertyConnectionErrors,
      propertyPublishingErrors,
      propertyRules,
      propertyPublishingRules,
      propertyCalls,
      propertyCalendarCalls,
      propertyHostCalls,
      propertyPhotoCalls,
      propertySearchCalls,
      propertyScreens,
      propertyConnectScreens,
      propertyListingScreens,
      propertySearchScreens,
      propertySetupScreens,
    ],
    booking: [
      bookingModel,
      bookingLimitsModel,
      bookingPolicyModel,
      bookingRequestModel,
      bookingErrors,
      bookingRules,
      bookingStayRules,
      bookingLifeRules,
      bookingCalls,
      bookingScreens,
    ],
    checkout: [checkoutModel, checkoutMoneyModel, checkoutPricingModel, checkoutErrors, checkoutCalls, checkoutScreens],
    review: [reviewModel, reviewErrors, reviewRules, reviewCalls, reviewScreens],
    points: [pointsModel, pointsErrors, pointsRules, pointsCalls, pointsScreens],
    referral: [
      referralModel,
      referralFeedbackModel,
      referralErrors,
      referralRules,
      referralCalls,
      referralScreens,
      referralFeedbackScreens,
    ],
    pages: [
      pagesModel,
      pagesCalls,
      pagesContactScreens,
      pagesDestinationsScreens,
      pagesFaqScreens,
      pagesHomeScreens,
      pagesLandingScreens,
      pagesLegalScreens,
      pagesProblemScreens,
    ],
    analytics: [analyticsModel, analyticsConsentModel, analyticsConsentScreens],
    navigation: [navigationMenusScreens, navigationRedirectsScreens, navigationShellScreens, navigationWaysScreens],
  },
});
