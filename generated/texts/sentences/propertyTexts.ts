// Sentences that people read. Written by the generator from the spec; change the spec, not this file.
import { counted } from "../counted";

/** The page of one property (decision: a host’s page of one property: what guests see, when, for how much, and from where) */
export const propertyTexts = {
  back: "All properties", untitled: "Untitled draft", edit: "Edit listing", goOn: "Continue setup", view: "View as guest",
  parts: "Property", overview: "Overview", photos: "Photos", details: "Details", connection: "Connection", registration: "Registration",
  settings: "Settings", loading: "Loading your property", failed: "We couldn’t load this property.", retry: "Try again",
  missingHeading: "Before you can publish", complete: "All set. You can publish it.", list: "Publish", listAgain: "Publish again",
  pause: "Pause", archive: "Archive", archiveHeading: "Archive this property?",
  archiveText: "Guests can’t find or book it any more, and its calendars are no longer synced. You can’t publish it again.",
  keep: "Cancel",
  stateChanged: (slots: { readonly state: string | number }): string => `Saved. Status: ${slots.state}.`,
  suspendedText: "Tuckamore has removed this listing. Contact us to have it reviewed.",
  arrivals: "Next arrivals",
  noArrivals: (slots: { readonly months: string | number }): string =>
    `No arrivals in the next ${slots.months} months. Guests find you faster when your calendar is up to date.`,
  guest: (slots: { readonly guest: string | number; readonly dates: string | number }): string => `${slots.guest}, ${slots.dates}`,
  someGuest: (slots: { readonly dates: string | number }): string => `Guest, ${slots.dates}`,
  nights: (slots: { readonly nights: number }): string => counted(
    "en", slots.nights,
    { one: `${slots.nights} night`, other: `${slots.nights} nights` },
  ),
  months: "The coming months",
  monthsText: "Booked nights of each month, and what you get for those booked here.",
  monthBooked: (slots: { readonly nights: number; readonly booked: string | number }): string => counted(
    "en", slots.nights,
    { one: `${slots.booked} of ${slots.nights} night`, other: `${slots.booked} of ${slots.nights} nights` },
  ),
  monthEarned: (slots: { readonly amount: string | number }): string => `${slots.amount} here`,
  monthElsewhere: (slots: { readonly nights: string | number }): string => `${slots.nights} elsewhere`,
  legendHere: "Booked here", legendElsewhere: "Booked elsewhere", overviewFailed: "We couldn’t load your calendar.",
  needed: "Needed before you can publish",
  change: (slots: { readonly page: string | number }): string => `Edit ${slots.page}`,
  editShort: "Edit", noDescription: "No description yet",
  amenitiesCount: (slots: { readonly count: string | number }): string => `${slots.count} amenities`,
  noAddress: "No address yet", noPrice: "No price yet",
  perNight: (slots: { readonly amount: string | number }): string => `${slots.amount} per night`,
  perWeekend: (slots: { readonly amount: string | number }): string => `${slots.amount} on Fridays and Saturdays`,
  cleaning: (slots: { readonly amount: string | number }): string => `${slots.amount} cleaning fee`,
  times: (slots: { readonly checkin: string | number; readonly checkout: string | number }): string =>
    `Check-in after ${slots.checkin}, check-out before ${slots.checkout}`,
  stayLength: (slots: { readonly min: string | number; readonly max: string | number }): string => `${slots.min} to ${slots.max} nights`,
  instantBook: "Instant book",
  guests: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} guest`, other: `Up to ${slots.count} guests` },
  ),
  calendarsNone: "No calendars from other platforms", notElsewhere: "Not listed anywhere else",
  calendars: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} calendar from another platform`, other: `${slots.count} calendars from other platforms` },
  ),
  connectedTo: (slots: { readonly platform: string | number }): string => `Connected to ${slots.platform}`,
  connectedToOwn: "Connected to your own website",
  notConnectedText: "Connect this property to its listing on another platform to import details and prove that it’s yours.",
  connect: "Connect a listing",
  lastRead: (slots: { readonly time: string | number }): string => `Imported ${slots.time}`,
  reading: "Importing…", readAgain: "Import again", disconnect: "Disconnect", disconnectHeading: "Disconnect this listing?",
  disconnectText: "Imported details and calendars stay.", disconnected: "Disconnected.", ownershipHeading: "Proof of ownership",
  ownershipByFeed: "Add the calendar link of the connected listing. Only its host can see it.",
  ownershipByCode: (slots: { readonly code: string | number }): string => `Or add ${slots.code} to its description, then import again.`,
  ownershipProven: (slots: { readonly date: string | number }): string => `Confirmed on ${slots.date}.`,
  toCalendars: "Add a calendar",
  duty: (slots: { readonly place: string | number; readonly called: string | number; readonly asked_by: string | number }): string =>
    `${slots.place} requires a ${slots.called} from ${slots.asked_by}.`,
  dutyNone: "No registration number is required here.",
  dutyNights: (slots: { readonly nights: number }): string => counted(
    "en", slots.nights,
    { one: `Maximum ${slots.nights} night per year.`, other: `Maximum ${slots.nights} nights per year.` },
  ),
  number: "Number", expires: "Expires", noNumber: "None yet", changeRegistration: "Edit registration", statusHeading: "Status",
  statusText: "This doesn’t affect existing bookings.",
  openBookings: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} open booking`, other: `${slots.count} open bookings` },
  ),
  reviewsHeading: "Reviews", noReviews: "No reviews yet",
  reviewsCount: (slots: { readonly count: number; readonly rating: string | number }): string => counted(
    "en", slots.count,
    { one: `${slots.rating} · ${slots.count} review`, other: `${slots.rating} · ${slots.count} reviews` },
  ),
  reviewsFew: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    {
      one: `${slots.count} review. The average rating appears after 3.`,
      other: `${slots.count} reviews. The average rating appears after 3.`,
    },
  ),
  deleteHeading: "Delete this property",
  deleteText: "Its photos, prices and calendars are deleted for good.",
  deleteOpen: "Delete property…", deleted: "Property deleted.",
  deletedKept: "Property deleted. Past bookings and reviews stay, without the address.",
} as const;
