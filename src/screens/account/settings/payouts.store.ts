// The payee of a host's stays, and the payouts so far.
import { createEffect, createEvent, createStore, sample } from 'effector';
import type { HostStatement } from '../../../../generated/model/entities';
import { getEarningsFx, getPayoutFx, getPayoutStatementFx, savePayoutFx, startOnboardingFx } from '../../../../generated/client/payout';
import { accountQuery } from '../../../../generated/routes/queries/accountQuery';
import { payoutTexts } from '../../../../generated/texts/sentences/payoutTexts';
import { query } from '../../shell/calls/query';
import { saveEncoded } from '../../shell/calls/save-file';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { $visit } from '../../shell/navigation/visit';
import { $user } from '../../shell/session/session.store';
import { opened } from './settings.store';

/** Only hosts are paid: nobody else is asked about. */
export const $isHost = $user.map((user) => user?.modes.includes('host') ?? false);

export const payouts = query(getPayoutFx);
sample({ clock: opened, fn: () => undefined, target: payouts.cleared });
sample({ clock: [opened, $isHost], filter: $isHost, fn: () => undefined, target: payouts.wanted });

/** Earnings of a year, by month and listing. */
export const earnings = query(getEarningsFx);
export const yearChosen = createEvent<string>();
sample({ clock: [opened, yearChosen], fn: () => undefined, target: earnings.cleared });
sample({ clock: yearChosen, fn: (year) => ({ year }), target: earnings.asked });
export const earningsSaved = createEvent();

/** A statement of a month or a year, saved as a file. */
export const statement = submission(getPayoutStatementFx, 'dialog');
const saveFileFx = createEffect<HostStatement, void>(({ file_name, media_type, content }) => saveEncoded(file_name, media_type, content));
sample({ clock: statement.done, fn: ({ result }) => result, target: saveFileFx });
sample({ clock: earningsSaved, source: earnings.$data.map((data) => data?.file ?? null), filter: Boolean, target: saveFileFx });

export const formOpened = createEvent();
export const formClosed = createEvent();
export const details = submission(savePayoutFx);
sample({ clock: [formOpened, formClosed], target: details.cleared });
sample({ clock: details.done, fn: ({ result }) => result, target: payouts.$data });
sample({ clock: details.done, fn: () => payoutTexts.saved, target: toastShown });

export const $isOpen = createStore(false, { serialize: 'ignore' });
sample({ clock: formOpened, fn: () => true, target: $isOpen });
sample({ clock: [formClosed, details.done, opened], fn: () => false, target: $isOpen });

/** Why somebody comes from the provider's page: they are done there, or need another address of it. */
export const $cameFor = $visit.map((visit) => (visit?.route === 'account' ? (accountQuery(visit.query).payouts ?? null) : null));

export const onboardingOpened = createEvent();
export const onboardingClosed = createEvent();
export const onboarding = submission(startOnboardingFx);
sample({ clock: [onboardingOpened, onboardingClosed], target: onboarding.cleared });

export const $isConfirming = createStore(false, { serialize: 'ignore' });
sample({ clock: onboardingOpened, fn: () => true, target: $isConfirming });
sample({ clock: [onboardingClosed, formOpened], fn: () => false, target: $isConfirming });
sample({ clock: opened, source: $cameFor, fn: (cameFor) => cameFor === 'again', target: $isConfirming });

/** The provider's page is of another site: a whole load. */
export const leaveFx = createEffect<string, void>((address) => location.assign(address));
sample({ clock: onboarding.done, fn: ({ result: { url } }) => url, target: leaveFx });
