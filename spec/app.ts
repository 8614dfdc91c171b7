// The one door into the spec: what the product is called, who visits it, and the subjects that it is made of.
import * as limitsModel from './account/limits.model';
import * as accountModel from './account/account.model';
import * as keptModel from './account/kept.model';
import * as signOnModel from './account/sign-on.model';
import * as browserModel from './account/browser.model';
import * as standingErrors from './account/standing.errors';
import * as accountErrors from './account/account.errors';
import * as browserErrors from './account/browser.errors';
import * as accountRules from './account/account.rules';
import * as browserRules from './account/browser.rules';
import * as sessionCalls from './account/session.calls';
import * as userCalls from './account/user.calls';
import * as profileCalls from './account/profile.calls';
import * as signInScreens from './account/sign-in.screens';
import * as onboardingScreens from './account/onboarding.screens';
import * as pointsModel from './points/points.model';
import * as pointsErrors from './points/points.errors';
import * as pointsRules from './points/points.rules';
import * as pointsCalls from './points/points.calls';
import * as pointsScreens from './points/points.screens';
import * as referralModel from './referral/referral.model';
import * as feedbackModel from './referral/feedback.model';
import * as referralErrors from './referral/referral.errors';
import * as referralRules from './referral/referral.rules';
import * as referralCalls from './referral/referral.calls';
import * as feedbackScreens from './referral/feedback.screens';
import * as referralScreens from './referral/referral.screens';
import * as pagesModel from './pages/pages.model';
import * as pagesCalls from './pages/pages.calls';
import * as faqScreens from './pages/faq.screens';
import * as legalScreens from './pages/legal.screens';
import * as landingScreens from './pages/landing.screens';
import * as contactScreens from './pages/contact.screens';
import * as problemScreens from './pages/problem.screens';
import * as consentModel from './analytics/consent.model';
import * as analyticsModel from './analytics/analytics.model';
import * as consentScreens from './analytics/consent.screens';
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
      limitsModel,
      accountModel,
      keptModel,
      signOnModel,
      browserModel,
      standingErrors,
      accountErrors,
      browserErrors,
      accountRules,
      browserRules,
      sessionCalls,
      userCalls,
      profileCalls,
      signInScreens,
      onboardingScreens,
    ],
    points: [pointsModel, pointsErrors, pointsRules, pointsCalls, pointsScreens],
    referral: [referralModel, feedbackModel, referralErrors, referralRules, referralCalls, feedbackScreens, referralScreens],
    pages: [pagesModel, pagesCalls, faqScreens, legalScreens, landingScreens, contactScreens, problemScreens],
    analytics: [consentModel, analyticsModel, consentScreens],
  },
});
