// A person's consent beyond the strictly necessary.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { flag, instant, like } from 'spec-to-app/shapes';
import { days } from 'spec-to-app/terms';
import { kept } from 'spec-to-app/values';
import { cookieDays } from '../product';

const lawful = decision('section 1: ad tracker, session replay and feedback widget load only after consent (Quebec, Law 25, section 8.1)');

export const ConsentChoice = shape({
  source: lawful,
  called: 'consent',
  says: 'What the person allows',
  fields: {
    analytics: flag({ default: false, says: 'Page visits and conversions are told to the ad tracker' }),
    replay: flag({ default: false, says: 'Error reports may carry a recording of the page, and the feedback widget may load' }),
  },
});

export const Consent = shape({
  source: lawful,
  called: 'kept consent',
  says: 'What the consent cookie holds, as JSON',
  fields: { ...ConsentChoice.fields, decided_at: instant() },
});

export const consentKept = kept({
  source: decision('section 1: asked once, changed at any time from the foot of every page'),
  where: 'cookie',
  name: 'tuckamore_consent',
  says: 'The person’s choice about analytics and session replay; nothing of either loads without it',
  holds: like(Consent),
  lasts: days(cookieDays),
});
