// The handler of each call, and the loaders of the things that guards look at. A missing one does not compile.
import type { GuardLoaders, Handlers } from '../../generated/contract/handlers';
import { accountHandlers } from './account/account.handlers';
import { findPublicProfile } from './account/account.lookup';
import { bookingHandlers } from './booking/booking.handlers';
import { changeOfBookingHandlers } from './change/change.handlers';
import { checkoutHandlers } from './checkout/checkout.handlers';
import { payHandlers } from './checkout/pay.handlers';
import { claimHandlers } from './claim/claim.handlers';
import type { Database } from './database/open';
import { countsHandlers } from './lives/counts.handlers';
import { exportHandlers } from './lives/export.handlers';
import { leavingHandlers } from './lives/leaving.handlers';
import { messageHandlers } from './message/message.handlers';
import { findThread } from './message/thread.lookup';
import { pagesHandlers } from './pages/contact.handlers';
import { documentHandlers } from './payout/document.handlers';
import { payoutHandlers } from './payout/payout.handlers';
import { newsHandlers } from './payout/news.handlers';
import { pointsHandlers } from './points/points.handlers';
import { propertyHandlers } from './property/property.handlers';
import { findGuarded } from './property/property.lookup';
import { referralHandlers } from './referral/referral.handlers';
import { reportHandlers } from './report/report.handlers';
import type { Context, SignedInContext } from './request/context';
import { reviewHandlers } from './review/review.handlers';
import { findReviewed } from './review/review.lookup';
import { savedSearchHandlers } from './wishlist/saved-search.handlers';
import { voicesHandlers } from './wishlist/voices.handlers';
import { wishlistHandlers } from './wishlist/wishlist.handlers';

type Found<Load extends (db: Database, key: string) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Load>>>;
/** The things that guards look at, as handlers behind them are handed them. */
interface Things {
  readonly Booking: Found<typeof findReviewed>;
  readonly Profile: Found<typeof findPublicProfile>;
  readonly Property: Found<typeof findGuarded>;
  readonly Thread: Found<typeof findThread>;
}

declare module '../../generated/contract/handlers' {
  interface Register {
    readonly types: { readonly anyone: Context; readonly signedIn: SignedInContext; readonly things: Things };
  }
}

type Loaders = { readonly [E in keyof Things]: (db: Database, key: string) => Promise<Things[E] | null> };
export const guardLoaders: Loaders & GuardLoaders<Database> = {
  Booking: findReviewed,
  Profile: findPublicProfile,
  Property: findGuarded,
  Thread: findThread,
};

export const handlers: Handlers = {
  ...accountHandlers,
  ...propertyHandlers,
  ...bookingHandlers,
  ...checkoutHandlers,
  ...payHandlers,
  ...changeOfBookingHandlers,
  ...claimHandlers,
  ...reviewHandlers,
  ...wishlistHandlers,
  ...voicesHandlers,
  ...savedSearchHandlers,
  ...referralHandlers,
  ...reportHandlers,
  ...pointsHandlers,
  ...messageHandlers,
  ...payoutHandlers,
  ...documentHandlers,
  ...newsHandlers,
  ...pagesHandlers,
  ...leavingHandlers,
  ...exportHandlers,
  ...countsHandlers,
};
