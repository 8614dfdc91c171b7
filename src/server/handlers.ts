// Who answers each call. One that does not stand here does not compile.
import type { Handlers } from '../../generated/contract/handlers';
import { accountHandlers } from './account/account.handlers';
import { bookingHandlers } from './booking/booking.handlers';
import { checkoutHandlers } from './checkout/checkout.handlers';
import { payHandlers } from './checkout/pay.handlers';
import { operationHandlers } from './operation/clock.handlers';
import { messageHandlers } from './message/message.handlers';
import { pagesHandlers } from './pages/contact.handlers';
import { payoutHandlers } from './payout/payout.handlers';
import { pointsHandlers } from './points/points.handlers';
import { propertyHandlers } from './property/property.handlers';
import { referralHandlers } from './referral/referral.handlers';
import { reviewHandlers } from './review/review.handlers';
import type { Serving } from './request/handler-types';

export const handlers: Handlers<Serving> = {
  ...accountHandlers,
  ...propertyHandlers,
  ...bookingHandlers,
  ...checkoutHandlers,
  ...payHandlers,
  ...reviewHandlers,
  ...referralHandlers,
  ...pointsHandlers,
  ...operationHandlers,
  ...messageHandlers,
  ...payoutHandlers,
  ...pagesHandlers,
};
