// Where the stand-ins have their listings, calendars and pictures: each at the paths of its platform, below its name.
import { createHash } from 'node:crypto';
import { elsewhereListings, type ElsewhereListing, type StandInPlatform } from './listings';

export const base = '/elsewhere';

export const platformNames: Readonly<Record<StandInPlatform, string>> = { airbnb: 'Airbnb', vrbo: 'Vrbo', booking: 'Booking.com' };

/** Facts that only the host of a listing knows. */
const secretOf = ({ platform, id }: ElsewhereListing): string =>
  createHash('sha256').update(`${platform} ${id}`).digest('hex').slice(0, 32);

export const pathOf = ({ platform, id }: ElsewhereListing): string => {
  if (platform === 'airbnb') return `${base}/airbnb/rooms/${id}`;
  return platform === 'vrbo' ? `${base}/vrbo/${id}` : `${base}/booking/hotel/${id}.html`;
};
/** The calendar of a listing; one platform names the listing in it, the others do not. */
export const feedPathOf = (it: ElsewhereListing): string => {
  const secret = secretOf(it);
  if (it.platform === 'airbnb') return `${base}/airbnb/calendar/ical/${it.id}.ics?s=${secret}`;
  return it.platform === 'vrbo' ? `${base}/vrbo/icalendar/${secret}.ics` : `${base}/booking/v1/export?t=${secret}`;
};
/** The page of the host of every listing of a platform. */
export const hostPathOf = (platform: StandInPlatform): string =>
  platform === 'airbnb' ? `${base}/airbnb/users/show/4100` : `${base}/${platform}/host/robin`;

export const listingAt = (path: string): ElsewhereListing | undefined => elsewhereListings.find((it) => pathOf(it) === path);
export const calendarAt = (pathAndSearch: string): ElsewhereListing | undefined =>
  elsewhereListings.find((it) => feedPathOf(it) === pathAndSearch);
export const hostAt = (path: string): StandInPlatform | undefined =>
  (['airbnb', 'vrbo', 'booking'] as const).find((platform) => hostPathOf(platform) === path);

export const picturesEach = 5;
export const picturePath = ({ platform, id }: ElsewhereListing, number: number): string =>
  `${base}/pictures/${platform}/${id.replaceAll('/', '-')}-${number}.jpg`;
export const pictureAt = (path: string): readonly [ElsewhereListing, number] | undefined => {
  const number = Number(/-(\d)\.jpg$/.exec(path)?.[1] ?? picturesEach);
  const listing = number < picturesEach ? elsewhereListings.find((it) => picturePath(it, number) === path) : undefined;
  return listing && [listing, number];
};
