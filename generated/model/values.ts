// Reference lists: each value with its label and what else is known of it.
// Written by the generator from the spec; change the spec, not this file.

/**
 * What makes a place usable for more people
 *
 * Decision: section 15: guests filter by type, amenities and accessibility; the lists are short enough to read
 */
export const Accessibility = {
  step_free: { label: "Step-free entrance" },
  ground_floor: { label: "Bedroom and bath on the ground floor" },
  wide_doors: { label: "Doors at least 81 cm wide" },
  elevator: { label: "Elevator" },
  accessible_parking: { label: "Accessible parking" },
  roll_in_shower: { label: "Roll-in shower" },
  grab_bars: { label: "Grab bars in the bathroom" },
  visual_alarm: { label: "Visual smoke alarm" },
} as const;
export type Accessibility = keyof typeof Accessibility;

/**
 * What a property offers, in groups; a highlight may stand at the top of a listing
 *
 * Decision: section 15: guests filter by type, amenities and accessibility; the lists are short enough to read
 */
export const Amenity = {
  wifi: { label: "Wi-Fi", group: "Essentials", highlight: false },
  heating: { label: "Heating", group: "Essentials", highlight: false },
  air_conditioning: { label: "Air conditioning", group: "Essentials", highlight: false },
  linens: { label: "Linens and towels", group: "Essentials", highlight: false },
  washer: { label: "Washer", group: "Essentials", highlight: false },
  dryer: { label: "Dryer", group: "Essentials", highlight: false },
  iron: { label: "Iron", group: "Essentials", highlight: false },
  hair_dryer: { label: "Hair dryer", group: "Essentials", highlight: false },
  workspace: { label: "Dedicated workspace", group: "Essentials", highlight: true },
  kitchen: { label: "Full kitchen", group: "Kitchen", highlight: false },
  kitchenette: { label: "Kitchenette", group: "Kitchen", highlight: false },
  dishwasher: { label: "Dishwasher", group: "Kitchen", highlight: false },
  oven: { label: "Oven", group: "Kitchen", highlight: false },
  coffee_maker: { label: "Coffee maker", group: "Kitchen", highlight: false },
  barbecue: { label: "Barbecue", group: "Kitchen", highlight: false },
  tv: { label: "TV", group: "Living", highlight: false },
  fireplace: { label: "Fireplace", group: "Living", highlight: true },
  wood_stove: { label: "Wood stove", group: "Living", highlight: true },
  board_games: { label: "Board games", group: "Living", highlight: false },
  books: { label: "Books", group: "Living", highlight: false },
  piano: { label: "Piano", group: "Living", highlight: false },
  crib: { label: "Crib", group: "Families", highlight: false },
  high_chair: { label: "High chair", group: "Families", highlight: false },
  play_area: { label: "Play area", group: "Families", highlight: false },
  fenced_yard: { label: "Fenced yard", group: "Families", highlight: false },
  hot_tub: { label: "Hot tub", group: "Outdoors", highlight: true },
  sauna: { label: "Sauna", group: "Outdoors", highlight: true },
  pool: { label: "Pool", group: "Outdoors", highlight: true },
  deck: { label: "Deck or patio", group: "Outdoors", highlight: false },
  fire_pit: { label: "Fire pit", group: "Outdoors", highlight: false },
  garden: { label: "Garden", group: "Outdoors", highlight: false },
  waterfront: { label: "On the water", group: "Outdoors", highlight: true },
  beach_access: { label: "Beach access", group: "Outdoors", highlight: true },
  dock: { label: "Dock", group: "Outdoors", highlight: false },
  canoe: { label: "Canoe or kayak", group: "Outdoors", highlight: false },
  bicycles: { label: "Bicycles", group: "Outdoors", highlight: false },
  ski_in_ski_out: { label: "Ski-in, ski-out", group: "Outdoors", highlight: true },
  mountain_view: { label: "Mountain view", group: "Outdoors", highlight: true },
  lake_view: { label: "Lake view", group: "Outdoors", highlight: true },
  ocean_view: { label: "Ocean view", group: "Outdoors", highlight: true },
  free_parking: { label: "Free parking", group: "Getting here", highlight: false },
  ev_charger: { label: "EV charger", group: "Getting here", highlight: true },
  self_check_in: { label: "Self check-in", group: "Getting here", highlight: true },
  smoke_alarm: { label: "Smoke alarm", group: "Safety", highlight: false },
  carbon_monoxide_alarm: { label: "Carbon monoxide alarm", group: "Safety", highlight: false },
  fire_extinguisher: { label: "Fire extinguisher", group: "Safety", highlight: false },
  first_aid_kit: { label: "First aid kit", group: "Safety", highlight: false },
} as const;
export type Amenity = keyof typeof Amenity;

/**
 * Whether the recipient knew of the referral link
 *
 * Source: §2 Recipient survey modal
 */
export const AwareOfReferral = {
  aware: { label: "Yes, I was aware of it" },
  unaware: { label: "No, I was not aware of it" },
} as const;
export type AwareOfReferral = keyof typeof AwareOfReferral;

/**
 * What stands on a card’s picture
 *
 * Decision: look and feel: at most one badge on a picture
 */
export const Badge = {
  instant_book: { label: "Instant book" },
  new: { label: "New" },
} as const;
export type Badge = keyof typeof Badge;

/**
 * The state of a booking as it is kept
 *
 * Decision: section 2: five stored states; completed is never stored, since a review needs a confirmed booking after check-out
 */
export const BookingStatus = {
  pending: { label: "Pending", says: "Asked for; the host has not answered, and the nights are held" },
  confirmed: { label: "Confirmed", says: "The host said yes, or the listing is booked at once" },
  rejected: { label: "Rejected", says: "The host said no" },
  cancelled: { label: "Cancelled", says: "Called off by the guest, the host or Tuckamore" },
  expired: { label: "Expired", says: "Not answered or not paid in time" },
} as const;
export type BookingStatus = keyof typeof BookingStatus;

/**
 * When a guest who cancels gets everything back
 *
 * Source: §3
 */
export const CancellationPolicy = {
  flexible: { label: "Flexible", says: "Full refund up to 24 hours before check-in", counted_from: "checkin", full_refund_hours: 24 },
  moderate: { label: "Moderate", says: "Full refund up to 5 days before check-in", counted_from: "checkin", full_refund_hours: 120 },
  firm: { label: "Firm", says: "Full refund up to 30 days before check-in", counted_from: "checkin", full_refund_hours: 720 },
  strict: { label: "Strict", says: "Full refund only within 48 hours of booking", counted_from: "booking", full_refund_hours: 48 },
} as const;
export type CancellationPolicy = keyof typeof CancellationPolicy;

/**
 * Who called a booking off
 *
 * Decision: section 2: who called it off decides what comes back
 */
export const CancelledBy = {
  guest: { label: "Guest" },
  host: { label: "Host" },
  system: { label: "Tuckamore" },
  admin: { label: "Support" },
} as const;
export type CancelledBy = keyof typeof CancelledBy;

/**
 * What the built-in payment page pretends
 *
 * Decision: section 17: a sandbox shows every way that a payment can go
 */
export const CardOutcome = {
  paid: { label: "Pay" },
  refused: { label: "Have the card refused" },
  cancelled: { label: "Go back without paying" },
} as const;
export type CardOutcome = keyof typeof CardOutcome;

/**
 * What a message of the contact form is about
 *
 * Decision: a message finds its reader sooner with a topic
 */
export const ContactTopic = {
  booking: { label: "A booking", says: undefined },
  hosting: { label: "Hosting", says: undefined },
  call: { label: "Schedule a call about hosting", says: "Counts as a scheduled call for conversion tracking" },
  points: { label: "Points and invitations", says: undefined },
  account: { label: "My account", says: undefined },
  privacy: { label: "Privacy and personal information", says: undefined },
  other: { label: "Something else", says: undefined },
} as const;
export type ContactTopic = keyof typeof ContactTopic;

/**
 * The currencies that a guest can pay in, by their code
 *
 * Decision: section 14: what guests of Canada pay in; the yen proves that not every currency has cents
 */
export const Currency = {
  CAD: { label: "Canadian dollar", decimals: 2 },
  USD: { label: "US dollar", decimals: 2 },
  EUR: { label: "Euro", decimals: 2 },
  GBP: { label: "British pound", decimals: 2 },
  AUD: { label: "Australian dollar", decimals: 2 },
  JPY: { label: "Japanese yen", decimals: 0 },
} as const;
export type Currency = keyof typeof Currency;

/**
 * How a booking collides with another of the same guest
 *
 * Decision: section 15: the same place stops a booking, another place only warns
 */
export const DuplicateKind = {
  same_property: { label: "The same place on these nights" },
  overlapping_stay: { label: "Another place on these nights" },
} as const;
export type DuplicateKind = keyof typeof DuplicateKind;

/**
 * Whose feedback it is
 *
 * Source: §3 Referral feedback payload
 */
export const FeedbackType = {
  referral_sender: { label: "Sender", says: "Someone who shares a referral link" },
  referral_recipient: { label: "Recipient", says: "Someone who signed up through a referral link" },
} as const;
export type FeedbackType = keyof typeof FeedbackType;

/**
 * Why little or nothing was read from a listing
 *
 * Decision: section 13: connecting works even where reading does not; the host then enters things by hand
 */
export const ImportProblem = {
  refused: { label: "The site does not let itself be read", says: "Add the pictures and the text by hand, and the calendar by its link." },
  unreachable: { label: "The site did not answer", says: "Try again later, or go on by hand." },
  nothing_found: { label: "There was nothing to read", says: "Go on by hand." },
  not_a_listing: { label: "This is no page of a listing", says: "Check the address, or go on by hand." },
} as const;
export type ImportProblem = keyof typeof ImportProblem;

/**
 * Where in the page a value was found
 *
 * Decision: section 13: every value brought over says where it came from
 */
export const ImportSource = {
  structured: { label: "Structured data of the page" },
  preview: { label: "Link preview of the page" },
  description: { label: "Description of the page" },
  host: { label: "Entered by you" },
} as const;
export type ImportSource = keyof typeof ImportSource;

/**
 * Who a line of a price goes to
 *
 * Decision: section 15: a guest sees who gets what
 */
export const LineType = {
  host: { label: "To the host" },
  platform: { label: "To Tuckamore" },
  tax: { label: "Tax" },
  points: { label: "Points" },
} as const;
export type LineType = keyof typeof LineType;

/**
 * What a property must have before it is listed
 *
 * Decision: section 12: a listing is complete, placed, priced, proven and registered before anyone sees it
 */
export const ListingNeed = {
  title: { label: "A title", step: "basics" },
  description: { label: "A description", step: "basics" },
  photos: { label: "At least 5 pictures", step: "photos" },
  photo_texts: { label: "Words for every picture", step: "photos" },
  address: { label: "An address", step: "place" },
  pin: { label: "A place on the map", step: "place" },
  price: { label: "A price", step: "price" },
  house_rules: { label: "House rules", step: "rules" },
  calendar: { label: "A calendar", step: "calendar" },
  ownership: { label: "Proof that it is yours", step: "calendar" },
  registration_number: { label: "A registration number", step: "registration" },
  registration_form: { label: "A registration number of the right form", step: "registration" },
  registration_expired: { label: "A registration that still holds", step: "registration" },
} as const;
export type ListingNeed = keyof typeof ListingNeed;

/**
 * What a night is taken by
 *
 * Decision: section 8: a night is taken by a booking, the host, a calendar from elsewhere, or the day to get ready
 */
export const NightTaken = {
  booking: { label: "Booked", says: "A confirmed booking" },
  request: { label: "Asked for", says: "A request that waits for an answer" },
  block: { label: "Blocked by you", says: undefined },
  feed: { label: "Taken elsewhere", says: undefined },
  preparation: { label: "Getting ready", says: undefined },
} as const;
export type NightTaken = keyof typeof NightTaken;

/**
 * How a guest paid the host directly
 *
 * Decision: section 15: what a host can record
 */
export const OfflineMethod = {
  etransfer: { label: "Interac e-Transfer" },
  cash: { label: "Cash" },
  cheque: { label: "Cheque" },
  other: { label: "Other" },
} as const;
export type OfflineMethod = keyof typeof OfflineMethod;

/**
 * How a booking is paid
 *
 * Decision: section 2: by card through us, or recorded by the host
 */
export const PaymentMethod = {
  card: { label: "Card", says: undefined },
  offline: { label: "Directly to the host", says: "We neither refund nor pay out what did not pass through us" },
} as const;
export type PaymentMethod = keyof typeof PaymentMethod;

/**
 * Where a payment stands
 *
 * Decision: section 17: the built-in payment page, only with the sandbox provider
 */
export const PaymentState = {
  open: { label: "Open" },
  paid: { label: "Paid" },
  refused: { label: "Refused" },
  cancelled: { label: "Cancelled" },
} as const;
export type PaymentState = keyof typeof PaymentState;

/**
 * What an entry of the points ledger records
 *
 * Decision: section 6: entries are never changed, only followed by others; none expires
 */
export const PointsEntryKind = {
  earn: { label: "Earned", says: "Points given, for a stay, a referral or a first listing" },
  hold: { label: "Set aside", says: "Points that a booking will take once it is paid" },
  release: { label: "Given back", says: "Points set aside for a booking that was rejected, expired or withdrawn" },
  spend: { label: "Spent", says: "Points that a paid booking took" },
  reverse: { label: "Reversed", says: "Points returned with a refund, or taken back with a void reward" },
  admin: { label: "Adjusted", says: "A correction by our staff, with its reason" },
} as const;
export type PointsEntryKind = keyof typeof PointsEntryKind;

/**
 * Where a property stands between draft and listed
 *
 * Decision: section 12: from draft to listed, paused and archived; an operator may suspend
 */
export const PropertyStatus = {
  draft: { label: "Draft", says: "Being set up; nobody else sees it", tone: "quiet" },
  listed: { label: "Listed", says: "Guests find and book it", tone: "good" },
  paused: { label: "Paused", says: "Hidden for a while; bookings stay", tone: "waiting" },
  archived: { label: "Archived", says: "Put away; nothing can be booked any more", tone: "quiet" },
  suspended: { label: "Suspended", says: "Taken down by Tuckamore", tone: "bad" },
} as const;
export type PropertyStatus = keyof typeof PropertyStatus;

/**
 * What kind of place it is
 *
 * Decision: section 15: guests filter by type, amenities and accessibility; the lists are short enough to read
 */
export const PropertyType = {
  cabin: { label: "Cabin" },
  cottage: { label: "Cottage" },
  house: { label: "House" },
  apartment: { label: "Apartment" },
  condo: { label: "Condo" },
  chalet: { label: "Chalet" },
  townhouse: { label: "Townhouse" },
  loft: { label: "Loft" },
  guest_suite: { label: "Guest suite" },
  tiny_house: { label: "Tiny house" },
  farm_stay: { label: "Farm stay" },
  bed_and_breakfast: { label: "Bed and breakfast" },
  yurt: { label: "Yurt" },
  houseboat: { label: "Houseboat" },
} as const;
export type PropertyType = keyof typeof PropertyType;

/**
 * The 13 provinces and territories of Canada
 *
 * Source: §3
 */
export const Province = {
  AB: { label: "Alberta", slug: "alberta", territory: false },
  BC: { label: "British Columbia", slug: "british-columbia", territory: false },
  MB: { label: "Manitoba", slug: "manitoba", territory: false },
  NB: { label: "New Brunswick", slug: "new-brunswick", territory: false },
  NL: { label: "Newfoundland and Labrador", slug: "newfoundland-and-labrador", territory: false },
  NS: { label: "Nova Scotia", slug: "nova-scotia", territory: false },
  NT: { label: "Northwest Territories", slug: "northwest-territories", territory: true },
  NU: { label: "Nunavut", slug: "nunavut", territory: true },
  ON: { label: "Ontario", slug: "ontario", territory: false },
  PE: { label: "Prince Edward Island", slug: "prince-edward-island", territory: false },
  QC: { label: "Quebec", slug: "quebec", territory: false },
  SK: { label: "Saskatchewan", slug: "saskatchewan", territory: false },
  YT: { label: "Yukon", slug: "yukon", territory: true },
} as const;
export type Province = keyof typeof Province;

/**
 * Why a stay cannot be had as asked
 *
 * Decision: section 15: a price check says why there is no price
 */
export const QuoteRefusal = {
  dates_missing: { label: "Choose dates to see the price" },
  url_mismatch: { label: "The address is that of another place" },
  dates_taken: { label: "Some of these nights are taken" },
  min_nights: { label: "The stay is too short for these dates" },
  max_nights: { label: "The stay is too long" },
  too_many_guests: { label: "The place does not take so many guests" },
  pets: { label: "Pets cannot come" },
  too_soon: { label: "The host needs more notice" },
  too_far: { label: "These dates cannot be booked yet" },
  checkin_day: { label: "Stays do not begin on this day" },
  not_listed: { label: "The place cannot be booked at the moment" },
} as const;
export type QuoteRefusal = keyof typeof QuoteRefusal;

/**
 * Whether the referral affected the decision to sign up
 *
 * Source: §2 Recipient survey modal
 */
export const ReferralAffectedDecision = {
  yes: { label: "Yes, it did" },
  no: { label: "No, I was already planning to sign up" },
  not_applicable: { label: "Not applicable, I was not aware of it" },
} as const;
export type ReferralAffectedDecision = keyof typeof ReferralAffectedDecision;

/**
 * How far a referred friend has come
 *
 * Decision: section 7: each step of a referral that the sender can see
 */
export const ReferralStage = {
  signed_up: { label: "Signed up", says: "The email address is not verified yet" },
  verified: { label: "Joined", says: "Verified; the first stay is still to come" },
  stayed: { label: "Stayed", says: "The first paid stay is over and the reward is given" },
  hosted: { label: "Hosted", says: "Guests have stayed with the friend and the reward is given" },
  lapsed: { label: "Too late", says: "The time for a reward has passed" },
  void: { label: "Not counted", says: "Sender and friend share a card, device or address, or one hosts the other" },
} as const;
export type ReferralStage = keyof typeof ReferralStage;

/**
 * What the hours of a refund step are counted from
 *
 * Decision: section 5: each policy is a few steps, read from the top
 */
export const RefundStage = {
  after_booking: { label: "After booking", says: "The step holds for at most so many hours after the booking was made" },
  before_checkin: { label: "Before check-in", says: "The step holds while at least so many hours are left until check-in" },
  after_checkin: { label: "After check-in", says: "The step holds from check-in on" },
} as const;
export type RefundStage = keyof typeof RefundStage;

/**
 * How far the check of a registration number has come
 *
 * Decision: section 12: a number is checked for its form at once, and by the register or a person after that
 */
export const RegistrationStatus = {
  not_needed: { label: "Not needed here", tone: "quiet" },
  missing: { label: "Missing", tone: "waiting" },
  in_review: { label: "Being checked", tone: "waiting" },
  confirmed: { label: "Confirmed", tone: "good" },
  refused: { label: "Not found in the register", tone: "bad" },
} as const;
export type RegistrationStatus = keyof typeof RegistrationStatus;

/**
 * In which order reviews are listed
 *
 * Decision: readers look for the newest, the best and the worst
 */
export const ReviewOrder = {
  newest: { label: "Newest" },
  highest: { label: "Highest" },
  lowest: { label: "Lowest" },
} as const;
export type ReviewOrder = keyof typeof ReviewOrder;

/**
 * In which order a search answers
 *
 * Decision: section 15: five orders, the first unless people choose
 */
export const SearchSort = {
  recommended: { label: "Recommended" },
  price_asc: { label: "Lowest price" },
  price_desc: { label: "Highest price" },
  rating: { label: "Best rated" },
  newest: { label: "Newest" },
} as const;
export type SearchSort = keyof typeof SearchSort;

/**
 * The pages of the property setup, in their order
 *
 * Source: §2
 */
export const SetupPage = {
  basics: { label: "Basics", says: "What it is, in a title and a few paragraphs" },
  place: { label: "Place", says: "Where it stands" },
  rooms: { label: "Rooms", says: "How many it takes, and who sleeps where" },
  amenities: { label: "Amenities", says: "What guests find there" },
  photos: { label: "Photos", says: "What it looks like" },
  price: { label: "Price", says: "What a night costs" },
  rules: { label: "Rules", says: "Times, limits, house rules and cancellation" },
  calendar: { label: "Calendar", says: "When it is taken, and that it is yours" },
  registration: { label: "Registration", says: "The number that the law asks for" },
  finish: { label: "Finish", says: "What is still missing, and the listing itself" },
} as const;
export type SetupPage = keyof typeof SetupPage;

/**
 * The platform that a listing comes from, guessed from its URL
 *
 * Source: §3 Property
 */
export const SourcePlatform = {
  airbnb: { label: "Airbnb", hosts: "airbnb" },
  vrbo: { label: "Vrbo", hosts: "vrbo" },
  booking: { label: "Booking.com", hosts: "booking" },
  expedia: { label: "Expedia", hosts: "expedia" },
  generic: { label: "Own website", hosts: "" },
} as const;
export type SourcePlatform = keyof typeof SourcePlatform;

/**
 * The statuses that a host can set
 *
 * Decision: section 12: what a host may ask for; drafts come by creating, suspension by us
 */
export const StatusChoice = {
  listed: { label: "Listed", says: "Guests find and book it" },
  paused: { label: "Paused", says: "Hidden for a while; bookings stay" },
  archived: { label: "Archived", says: "Put away; nothing can be booked any more" },
} as const;
export type StatusChoice = keyof typeof StatusChoice;

/**
 * How the last synchronisation with the source listing went
 *
 * Decision: section 1: connection_status only says connected; how the last synchronisation went stands apart
 */
export const SyncStatus = {
  never: { label: "Not synced yet" },
  running: { label: "Syncing" },
  synced: { label: "Synced" },
  failed: { label: "Sync failed" },
  conflict: { label: "Dates in conflict" },
} as const;
export type SyncStatus = keyof typeof SyncStatus;

/**
 * The parts of a price that a tax is computed on
 *
 * Decision: section 4: what a tax is computed on
 */
export const TaxBase = {
  nights: { label: "Nights", says: "After any discount" },
  host_fees: { label: "Cleaning and other fees of the host", says: undefined },
  service_fee: { label: "Our fee", says: undefined },
} as const;
export type TaxBase = keyof typeof TaxBase;

/**
 * The time zones of Canada and the United States; dates and times of a stay are those of its property’s zone
 *
 * Source: §3
 */
export const TimeZone = {
  "America/St_Johns": { label: "Newfoundland Time: St. John’s", area: "Newfoundland" },
  "America/Halifax": { label: "Atlantic Time: Halifax, Charlottetown", area: "Atlantic" },
  "America/Glace_Bay": { label: "Atlantic Time: Glace Bay", area: "Atlantic" },
  "America/Moncton": { label: "Atlantic Time: Moncton, Saint John, Fredericton", area: "Atlantic" },
  "America/Goose_Bay": { label: "Atlantic Time: Happy Valley-Goose Bay", area: "Atlantic" },
  "America/Blanc-Sablon": { label: "Atlantic Time: Blanc-Sablon (no summer time)", area: "Atlantic" },
  "America/Toronto": { label: "Eastern Time: Toronto, Ottawa, Montréal, Québec", area: "Eastern" },
  "America/Iqaluit": { label: "Eastern Time: Iqaluit", area: "Eastern" },
  "America/Atikokan": { label: "Eastern Time: Atikokan (no summer time)", area: "Eastern" },
  "America/New_York": { label: "Eastern Time: New York", area: "Eastern" },
  "America/Detroit": { label: "Eastern Time: Detroit", area: "Eastern" },
  "America/Kentucky/Louisville": { label: "Eastern Time: Louisville", area: "Eastern" },
  "America/Kentucky/Monticello": { label: "Eastern Time: Monticello", area: "Eastern" },
  "America/Indiana/Indianapolis": { label: "Eastern Time: Indianapolis", area: "Eastern" },
  "America/Indiana/Vincennes": { label: "Eastern Time: Vincennes", area: "Eastern" },
  "America/Indiana/Winamac": { label: "Eastern Time: Winamac", area: "Eastern" },
  "America/Indiana/Marengo": { label: "Eastern Time: Marengo", area: "Eastern" },
  "America/Indiana/Petersburg": { label: "Eastern Time: Petersburg", area: "Eastern" },
  "America/Indiana/Vevay": { label: "Eastern Time: Vevay", area: "Eastern" },
  "America/Winnipeg": { label: "Central Time: Winnipeg, Kenora", area: "Central" },
  "America/Resolute": { label: "Central Time: Resolute", area: "Central" },
  "America/Rankin_Inlet": { label: "Central Time: Rankin Inlet", area: "Central" },
  "America/Regina": { label: "Central Time: Regina, Saskatoon (no summer time)", area: "Central" },
  "America/Swift_Current": { label: "Central Time: Swift Current (no summer time)", area: "Central" },
  "America/Chicago": { label: "Central Time: Chicago", area: "Central" },
  "America/Indiana/Tell_City": { label: "Central Time: Tell City", area: "Central" },
  "America/Indiana/Knox": { label: "Central Time: Knox", area: "Central" },
  "America/Menominee": { label: "Central Time: Menominee", area: "Central" },
  "America/North_Dakota/Center": { label: "Central Time: Center", area: "Central" },
  "America/North_Dakota/New_Salem": { label: "Central Time: New Salem", area: "Central" },
  "America/North_Dakota/Beulah": { label: "Central Time: Beulah", area: "Central" },
  "America/Edmonton": { label: "Mountain Time: Edmonton, Calgary, Banff, Yellowknife", area: "Mountain" },
  "America/Cambridge_Bay": { label: "Mountain Time: Cambridge Bay", area: "Mountain" },
  "America/Inuvik": { label: "Mountain Time: Inuvik", area: "Mountain" },
  "America/Creston": { label: "Mountain Time: Creston (no summer time)", area: "Mountain" },
  "America/Dawson_Creek": { label: "Mountain Time: Dawson Creek (no summer time)", area: "Mountain" },
  "America/Fort_Nelson": { label: "Mountain Time: Fort Nelson (no summer time)", area: "Mountain" },
  "America/Denver": { label: "Mountain Time: Denver", area: "Mountain" },
  "America/Boise": { label: "Mountain Time: Boise", area: "Mountain" },
  "America/Phoenix": { label: "Mountain Time: Phoenix (no summer time)", area: "Mountain" },
  "America/Whitehorse": { label: "Yukon Time: Whitehorse (no summer time)", area: "Yukon" },
  "America/Dawson": { label: "Yukon Time: Dawson (no summer time)", area: "Yukon" },
  "America/Vancouver": { label: "Pacific Time: Vancouver, Victoria, Whistler", area: "Pacific" },
  "America/Los_Angeles": { label: "Pacific Time: Los Angeles", area: "Pacific" },
  "America/Anchorage": { label: "Alaska Time: Anchorage", area: "Alaska" },
  "America/Juneau": { label: "Alaska Time: Juneau", area: "Alaska" },
  "America/Sitka": { label: "Alaska Time: Sitka", area: "Alaska" },
  "America/Metlakatla": { label: "Alaska Time: Metlakatla", area: "Alaska" },
  "America/Yakutat": { label: "Alaska Time: Yakutat", area: "Alaska" },
  "America/Nome": { label: "Alaska Time: Nome", area: "Alaska" },
  "America/Adak": { label: "Hawaii Time: Adak", area: "Hawaii" },
  "Pacific/Honolulu": { label: "Hawaii Time: Honolulu (no summer time)", area: "Hawaii" },
} as const;
export type TimeZone = keyof typeof TimeZone;

/**
 * The 50 states of the United States
 *
 * Source: §3
 */
export const UsState = {
  AL: { label: "Alabama" },
  AK: { label: "Alaska" },
  AZ: { label: "Arizona" },
  AR: { label: "Arkansas" },
  CA: { label: "California" },
  CO: { label: "Colorado" },
  CT: { label: "Connecticut" },
  DE: { label: "Delaware" },
  FL: { label: "Florida" },
  GA: { label: "Georgia" },
  HI: { label: "Hawaii" },
  ID: { label: "Idaho" },
  IL: { label: "Illinois" },
  IN: { label: "Indiana" },
  IA: { label: "Iowa" },
  KS: { label: "Kansas" },
  KY: { label: "Kentucky" },
  LA: { label: "Louisiana" },
  ME: { label: "Maine" },
  MD: { label: "Maryland" },
  MA: { label: "Massachusetts" },
  MI: { label: "Michigan" },
  MN: { label: "Minnesota" },
  MS: { label: "Mississippi" },
  MO: { label: "Missouri" },
  MT: { label: "Montana" },
  NE: { label: "Nebraska" },
  NV: { label: "Nevada" },
  NH: { label: "New Hampshire" },
  NJ: { label: "New Jersey" },
  NM: { label: "New Mexico" },
  NY: { label: "New York" },
  NC: { label: "North Carolina" },
  ND: { label: "North Dakota" },
  OH: { label: "Ohio" },
  OK: { label: "Oklahoma" },
  OR: { label: "Oregon" },
  PA: { label: "Pennsylvania" },
  RI: { label: "Rhode Island" },
  SC: { label: "South Carolina" },
  SD: { label: "South Dakota" },
  TN: { label: "Tennessee" },
  TX: { label: "Texas" },
  UT: { label: "Utah" },
  VT: { label: "Vermont" },
  VA: { label: "Virginia" },
  WA: { label: "Washington" },
  WV: { label: "West Virginia" },
  WI: { label: "Wisconsin" },
  WY: { label: "Wyoming" },
} as const;
export type UsState = keyof typeof UsState;

/**
 * How a person uses the product: a host has properties, a guest has stays, and many are both
 *
 * Source: §1
 */
export const UserMode = {
  host: { label: "Host", says: "Turns on when the person picks Host on /welcome or creates a property" },
  guest: { label: "Guest", says: "Turns on when the person picks Guest on /welcome or creates a booking" },
} as const;
export type UserMode = keyof typeof UserMode;
