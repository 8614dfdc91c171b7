// The person's own code, friends and rewards, asked for each time the page is opened.
import { createEvent, sample } from 'effector';
import { getReferralSummaryFx } from '../../../generated/client/referral';
import { query } from '../shell/calls/query';
import type { Visit } from '../shell/navigation/visit';

export const opened = createEvent<Visit>();

export const summary = query(getReferralSummaryFx);
sample({ clock: opened, fn: () => undefined, target: summary.asked });
