// The limits of properties: how long texts are, how many pictures, how far ahead and how late one may book.
import { decision } from 'spec-to-app/declaration';
import { constant } from 'spec-to-app/values';

const readable = decision('long enough for what guests want to know, short enough to be read');

export const titleMax = constant(80, { source: readable, unit: 'characters', says: 'The longest title of a listing' });
export const descriptionMax = constant(5000, { source: readable, unit: 'characters', says: 'The longest description of a listing' });
export const houseRulesMax = constant(2000, { source: readable, unit: 'characters', says: 'The longest house rules' });
export const sleepsMax = constant(30, {
  source: decision('larger groups book a hotel or several places'),
  says: 'The most guests of a property',
});
export const bedsMax = constant(60, { source: decision('two beds for every guest are enough'), says: 'The most beds of a property' });
export const photosMin = constant(5, {
  source: decision('section 12: fewer do not show a place'),
  says: 'The fewest pictures of a listed property',
});
export const photosForGoogle = constant(8, {
  source: decision('section 20.23: Google shows no vacation rental with fewer'),
  says: 'The fewest pictures of a listing that Google shows',
});
export const photosPerHour = constant(200, {
  source: decision('the pictures of a few properties, and some chosen anew'),
  says: 'Pictures that one host may send in an hour',
});
export const foundPhotosPerHour = constant(300, {
  source: decision('the pictures of some listings elsewhere, each looked at once or twice'),
  says: 'Pictures of listings elsewhere that one host may look at in an hour before they are copied',
});
export const photosMax = constant(50, { source: decision('more are not looked at'), says: 'The most pictures of a property' });
export const photoBytes = constant(20_000_000, {
  source: decision('a camera’s photo fits'),
  unit: 'bytes',
  says: 'The largest picture that a host may upload',
});
export const photoMostPixels = constant(60_000_000, {
  source: decision('more than most cameras take; a small file that unpacks into a giant is refused'),
  unit: 'pixels',
  says: 'The most pixels of a picture that a host sends in',
});
export const photoSide = constant(2400, {
  source: decision('fills a large screen, and is not heavy to load'),
  unit: 'pixels',
  says: 'The longer side of a property’s picture as it is kept, at most',
});
export const privatePhotoSide = constant(1600, {
  source: decision('section 20: a scratch is seen, and ten pictures are soon there'),
  unit: 'pixels',
  says: 'The longer side of a picture that two people show each other as it is kept, at most',
});
export const privatePhotoSmallSide = constant(320, {
  source: decision('section 20: a conversation shows its pictures small, and is soon there'),
  unit: 'pixels',
  says: 'The longer side of the same picture as a conversation shows it, at most',
});
export const removedPhotoHours = constant(24, {
  source: decision('who removes the wrong picture notices soon'),
  unit: 'hours',
  says: 'How long a removed picture can be brought back',
});
export const lowestPriceCents = constant(1000, {
  source: decision('a night for less is a slip of the keyboard'),
  unit: 'cents CAD',
  says: 'The lowest price of a night',
});
export const highestPriceCents = constant(10_000_00, {
  source: decision('a night for more is a slip of the keyboard'),
  unit: 'cents CAD',
  says: 'The highest price of a night, and of a fee',
});
export const preparationNightsMax = constant(7, {
  source: decision('section 19: nights that a host wants between two stays'),
  unit: 'nights',
  says: 'The most nights that are kept free between two stays',
});
export const longestGapNights = constant(30, {
  source: decision('section 20: a month that stays open between two stays is no gap'),
  unit: 'nights',
  says: 'The most open nights between two stays that count as a gap',
});
export const longestStayNights = constant(365, {
  source: decision('longer is a lease'),
  unit: 'nights',
  says: 'The longest stay that a host may allow',
});
export const bookingHorizonDays = constant(540, {
  source: decision('section 8: a year and a half, as guests plan'),
  unit: 'days',
  says: 'How far ahead a stay may be booked',
});
export const advanceNoticeHours = constant(24, {
  source: decision('section 8: hosts need a day to get ready'),
  unit: 'hours',
  says: 'How long before check-in a booking must come, unless the host says otherwise',
});
export const standardCheckin = constant('16:00', {
  source: decision('section 5: what guests know from elsewhere'),
  says: 'When guests may come in, unless the host says otherwise',
});
export const standardCheckout = constant('11:00', {
  source: decision('what guests know from elsewhere'),
  says: 'When guests leave, unless the host says otherwise',
});
export const standardZone = constant('America/Toronto', {
  source: decision('section 12: the zone of most Canadians, until the place of a property says another'),
  says: 'The time zone of a property of which nothing is said yet',
});
export const reviewsForAverage = constant(3, {
  source: decision('section 9: one voice is not an average'),
  says: 'From how many reviews on an average is shown',
});
export const resultsPerPage = constant(24, {
  source: decision('section 15: fills a page at a desk'),
  says: 'How many results a page of search shows',
});
export const publicPositionMetres = constant(500, {
  source: decision('section 17: a neighbourhood, not a door'),
  unit: 'metres',
  says: 'How closely a listing’s place is shown before a booking is confirmed',
});
export const searchesPerMinute = constant(120, {
  source: decision('a person moving the map asks often; a machine that copies the stock asks more'),
  says: 'Searches from one address in a minute',
});
export const listingReads = constant(2400, {
  source: decision('a household with many tabs, or a crowd behind one address, reads far less; a machine that copies the stock more'),
  says: 'Listings, their free nights and reviews, each, that a person or one address reads in ten minutes; pages drawn by the server count as pages',
});
export const calendarFilesPerMinute = constant(600, {
  source: decision('a platform reads the calendars of many hosts from one address; a guess at a secret costs one of these'),
  says: 'Exported calendars that one address reads in a minute',
});
export const placesPerMinute = constant(60, {
  source: decision('a pin is moved often, and each time its zone is asked for'),
  says: 'Questions of one person about places in a minute',
});
export const priceChecksPerMinute = constant(60, {
  source: decision('the browser extension asks once a page'),
  says: 'Price checks from one address in a minute',
});
export const pricePreviewsPerMinute = constant(240, {
  source: decision('a price is looked at anew with each pause in typing'),
  says: 'Looks at what a price brings, of one host in a minute',
});
export const previewedNights = constant(3, {
  source: decision('a weekend from Friday to Monday has nights of both prices'),
  unit: 'nights',
  says: 'The stay that a host is shown the price of, where no longer one is the shortest',
});
export const hostMessagesPerHour = constant(20, {
  source: decision('enough for someone who compares places, too few to advertise'),
  says: 'Messages of one person to hosts in an hour',
});
export const connectsPerHour = constant(30, {
  source: decision('every connecting reads somebody else’s website'),
  says: 'How often one host may connect listings in an hour',
});
export const draftsMax = constant(200, {
  source: decision('a large host brings everything they have over at once; nobody fills the database with what is never finished'),
  says: 'How many drafts a host may have',
});
export const connectAtOnceMax = constant(25, {
  source: decision('section 13: a list that is read while one waits'),
  says: 'How many listings are connected in one go',
});
export const feedsMax = constant(10, {
  source: decision('a place is offered on a handful of platforms'),
  says: 'How many calendars from elsewhere a property reads',
});
export const feedNameMax = constant(40, {
  source: decision('a name stands beside dates in a line'),
  unit: 'characters',
  says: 'The longest name of a calendar from elsewhere',
});
export const feedMinutes = constant(30, {
  source: decision('section 8: fresh enough against double bookings, seldom enough for the other platform'),
  unit: 'minutes',
  says: 'How often a calendar from elsewhere is read that has changed lately, or whose place has a stay coming',
});
export const feedQuietHours = constant(2, {
  source: decision('section 20: calendars in which nothing changes are read less often'),
  unit: 'hours',
  says: 'The longest time from one reading of a calendar from elsewhere to the next, as long as it can be read',
});
export const feedNearDays = constant(7, {
  source: decision('section 20: nights that are booked twice hurt most shortly before a stay'),
  unit: 'days',
  says: 'How soon a stay has to begin for its place’s calendars to be read often',
});
export const feedFreshMinutes = constant(15, {
  source: decision('section 8: before a booking is accepted, paid or made at once, calendars are read anew'),
  unit: 'minutes',
  says: 'How old a calendar may be when a booking depends on it',
});
export const calendarChangesMax = constant(100, {
  source: decision('room for every other night of half a year'),
  unit: 'changes',
  says: 'How many changes to a calendar are saved, or taken back, at once',
});
export const feedStaleHours = constant(24, {
  source: decision('section 8: a host should know when we have gone blind'),
  unit: 'hours',
  says: 'After how long without a reading the host is warned',
});
export const feedInstantHours = constant(72, {
  source: decision('section 8: nothing is booked at once on an old calendar'),
  unit: 'hours',
  says: 'After how long without a reading a property is no longer booked at once',
});
export const listingUrlMax = constant(8192, {
  source: decision('section 13: room for the addresses that are connected in one go'),
  unit: 'characters',
  says: 'The longest listing address, or list of them',
});
export const calendarsAskedMax = constant(2000, {
  source: decision('a search on a weekend when most is taken must not read every calendar of the country'),
  unit: 'stays',
  says: 'Of how many stays a search with dates asks the calendar, the recommended or the asked-for first; where more fit but for their dates, it says “at least”; of more where fewer of these are free than a page shows',
});
export const takenCalendarsMax = constant(128_000, {
  source: decision('a search for a week in which nearly all is taken is answered before it is broken off'),
  unit: 'stays',
  says: 'The most stays of which a search with dates asks the calendar, where those that it asked before are nearly all taken; a free one beyond them is not found',
});
export const datedStaysMax = constant(500, {
  source: decision('each is priced night by night: twenty pages, and the answer costs no more than one without dates'),
  unit: 'stays',
  says: 'How many stays a search with dates looks at: these are priced, ordered and counted to the cent; of more, the first by the night price that is kept, and it says “at least”',
});
