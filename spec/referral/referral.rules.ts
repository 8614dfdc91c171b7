// When referral banners and surveys show, what they may send, and which code counts.
import { Profile, Visitor } from '../account/account.model';
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { rule } from 'spec-to-app/rule';
import { absent, all, any, hours, is, isFalse, isTrue, later, matches, none, notAfter, now, present } from 'spec-to-app/terms';
import {
  BannerVisit,
  FeedbackRatings,
  RecipientChoices,
  ReferralFeedback,
  SenderFeedback,
  SenderRatings,
  SentFeedback,
  feedbackEditHours,
} from './feedback.model';
import {
  answersMissing,
  bannerElsewhere,
  bannerHidden,
  feedbackAlreadySent,
  feedbackMixed,
  nothingToSend,
  ratingsMissing,
  referralAlreadyKept,
  referralTooLate,
  surveyNotDue,
} from './referral.errors';
import { ReferralClick } from './referral.model';

const profile = the(Profile);
const visitor = the(Visitor);
const page = the(BannerVisit);
const ratings = the(SenderRatings);
const choices = the(RecipientChoices);
const sender = the(SenderFeedback);
const feedback = the(ReferralFeedback);
const given = the(FeedbackRatings);
const sent = the(SentFeedback);
const click = the(ReferralClick);

const onBannerPath = matches(
  page.path,
  '^/(properties|property|listing|account|stays|bookings|search|points|referral-center)',
  'begins with /properties, /property, /listing, /account, /stays, /bookings, /search, /points or /referral-center',
);
const onReferralCenter = matches(page.path, '^/referral-center', 'begins with /referral-center');

// Banners

export const recipientBannerShows = rule({
  source: '§4 Referral banners',
  says: 'The recipient’s banner shows',
  requires: [
    { that: onBannerPath, otherwise: bannerElsewhere },
    { that: none(isFalse(profile.show_referral_recipient_banner)), otherwise: bannerHidden },
  ],
});
export const senderBannerShows = rule({
  source: '§4 Referral banners',
  says: 'The sender’s banner shows',
  requires: [
    { that: onBannerPath, otherwise: bannerElsewhere },
    { that: none(isFalse(profile.show_referral_sender_banner)), otherwise: bannerHidden },
    {
      that: none(all(onReferralCenter, isTrue(profile.show_referral_sender_modal))),
      otherwise: bannerHidden,
      says: 'where the sender’s survey opens by itself, its banner hides',
    },
  ],
});
export const senderSurveyOpens = rule({
  source: '§4 Referral banners',
  says: 'The sender’s survey opens by itself',
  requires: [
    { that: onReferralCenter, otherwise: surveyNotDue },
    { that: isTrue(profile.show_referral_sender_modal), otherwise: surveyNotDue },
  ],
});

// Surveys

export const senderRatingsGiven = rule({
  source: '§5',
  says: 'The sender’s survey goes on to step 2',
  requires: [
    { that: present(ratings.understand_referral_system), otherwise: ratingsMissing },
    { that: present(ratings.likely_to_refer), otherwise: ratingsMissing },
    { that: present(ratings.worth_time), otherwise: ratingsMissing },
  ],
});
export const recipientAnswersGiven = rule({
  source: '§5',
  says: 'The recipient’s survey can be submitted',
  requires: [
    { that: present(choices.aware_of_referral), otherwise: answersMissing },
    { that: present(choices.referral_affected_decision), otherwise: answersMissing },
  ],
});
export const closedSurveyIsSent = rule({
  source: '§2 Sender survey modal',
  says: 'A sender’s survey that is closed early is sent',
  requires: [
    {
      that: any(
        present(ratings.understand_referral_system),
        present(ratings.likely_to_refer),
        present(ratings.worth_time),
        present(sender.comment),
        isTrue(sender.followup_requested),
      ),
      otherwise: nothingToSend,
    },
  ],
});
export const feedbackFits = rule({
  source: '§3 Referral feedback payload',
  says: 'Feedback carries the parts of its type and no others',
  requires: [
    {
      that: any(
        all(is(feedback.type, 'referral_sender'), absent(feedback.choices), absent(given.signup_satisfaction)),
        all(
          is(feedback.type, 'referral_recipient'),
          absent(feedback.comment),
          none(isTrue(feedback.followup_requested)),
          absent(given.understand_referral_system),
          absent(given.likely_to_refer),
          absent(given.worth_time),
        ),
      ),
      otherwise: feedbackMixed,
    },
  ],
});
export const feedbackIsNew = rule({
  source: decision('section 7: second thoughts are welcome for a day'),
  says: 'Feedback is taken, or replaces what was sent before',
  requires: [
    {
      that: any(absent(sent.first_sent_at), notAfter(now, later(sent.first_sent_at, hours(feedbackEditHours)))),
      otherwise: feedbackAlreadySent,
    },
  ],
});

// Codes

export const referralCodeIsKept = rule({
  source: decision('section 7: the first click wins, and only before signing up'),
  says: 'The browser keeps the code of a referral link',
  requires: [
    { that: absent(click.kept_code), otherwise: referralAlreadyKept },
    { that: none(isTrue(visitor.signed_in)), otherwise: referralTooLate },
  ],
});
