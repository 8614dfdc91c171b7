// Generated 746af40c70a3. A visitor who is not signed in.
import type { Visitor } from "./entities";

/** Every fact is empty or zero. */
export const emptyVisitor = { signed_in: false, profile_id: null, email: null, verified_at: null, first_name: null, last_name: null, is_host: false, is_guest: false, numOfBookings: 0, numOfProperties: 0, propertiesTotal: 0, numOfCohosted: 0, numOfAnswered: 0, numOfStays: 0, numOfThreads: 0, numOfWishlists: 0, numOfSavedSearches: 0, unreadAsGuest: 0, unreadAsHost: 0 } as const satisfies Visitor;
