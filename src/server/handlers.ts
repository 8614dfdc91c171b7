// Who answers each call; what is declared and not answered yet says so.
import type { CallId, Handlers } from '../../generated/contract/handlers';
import { contracts } from '../../generated/contract/index';
import { accountHandlers } from './account/account.handlers';
import { checkoutHandlers } from './checkout/checkout.handlers';
import type { Context } from './context';
import { pointsHandlers } from './points/points.handlers';
import { propertyHandlers } from './property/property.handlers';
import { referralHandlers } from './referral/referral.handlers';
import { refuse } from './refusal';
import { reviewHandlers } from './review/review.handlers';

const notYet = (): Promise<never> => Promise.resolve().then(() => refuse('app.not_available_yet'));

const unanswered = Object.fromEntries(Object.keys(contracts).map((call) => [call, notYet])) as unknown as Handlers<Context>;

export const handlers: Handlers<Context> = {
  ...unanswered,
  ...accountHandlers,
  ...propertyHandlers,
  ...checkoutHandlers,
  ...reviewHandlers,
  ...referralHandlers,
  ...pointsHandlers,
};

/** The calls that are declared and not answered yet. */
export const unansweredCalls: readonly CallId[] = (Object.keys(contracts) as CallId[]).filter(
  (call) => handlers[call] === (notYet as unknown),
);
