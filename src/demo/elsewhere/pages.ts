// The pages of the stand-ins, each written as its platform writes: as a vacation rental, in a graph beside a broken block, or as a preview alone.
import { randomBytes } from 'node:crypto';
import { feedPathOf, hostPathOf, pathOf, picturePath, picturesEach, platformNames } from './addresses';
import { elsewhereListings, type ElsewhereListing, type StandInPlatform } from './listings';
import { escapeHtml } from '../../server/outside/escape-html';

export interface ElsewherePage {
  readonly html: string;
  /** The policy that it is sent under. */
  readonly policy: string;
}
/** A listing with its description as its host has it now, on a site of this origin. */
export interface Shown {
  readonly listing: ElsewhereListing;
  readonly description: string;
  readonly origin: string;
}

// no text may end the script that it stands in
const json = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
const meta = (property: string, content: string): string => `<meta property="${property}" content="${escapeHtml(content)}">`;
const numbers = Array.from({ length: picturesEach }, (_, at) => at);
const picturesOf = ({ listing, origin }: Shown): readonly string[] => numbers.map((number) => origin + picturePath(listing, number));

const style = `
body { margin: 0; font: 16px/24px system-ui, "Segoe UI", Roboto, sans-serif; color: #222; background: #fff; }
.demo { background: #fff4d6; color: #5c4300; padding: 10px 16px; text-align: center; font-size: 14px; }
main { max-width: 880px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 26px; line-height: 32px; margin: 0 0 8px; } h2 { font-size: 20px; margin: 32px 0 8px; }
.pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 8px; margin: 16px 0; }
img { width: 100%; aspect-ratio: 4/3; object-fit: cover; border-radius: 8px; display: block; }
code { overflow-wrap: anywhere; background: #f3f3f3; padding: 2px 6px; border-radius: 4px; } .text { white-space: pre-line; }
textarea { width: 100%; min-height: 160px; font: inherit; padding: 8px; box-sizing: border-box; }
button { font: inherit; font-weight: 600; padding: 10px 20px; margin-top: 8px; border-radius: 8px; border: 0; background: #222; color: #fff; cursor: pointer; }`;

const pageOf = ({ title, head = '', body }: { readonly title: string; readonly head?: string; readonly body: string }): ElsewherePage => {
  const nonce = randomBytes(18).toString('base64');
  return {
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    html: `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
<style nonce="${nonce}">${style}</style>
</head>
<body>
<aside class="demo" aria-label="About this page"><strong>Demo stand-in.</strong> This page plays another platform; the listing on it is made up.</aside>
<main>
${body}
</main>
</body>
</html>
`,
  };
};

const placeOf = ({ place: [streetAddress, addressLocality, addressRegion, postalCode] }: ElsewhereListing) => ({
  '@type': 'PostalAddress',
  streetAddress,
  addressLocality,
  addressRegion,
  postalCode,
  addressCountry: 'CA',
});

const asVacationRental = (shown: Shown): string => {
  const { listing, description, origin } = shown;
  const { title, kind, rooms, position } = listing;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    name: title,
    description,
    identifier: listing.id,
    url: origin + pathOf(listing),
    image: picturesOf(shown),
    address: placeOf(listing),
    latitude: position[0],
    longitude: position[1],
    checkinTime: '15:00:00',
    checkoutTime: '11:00:00',
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: kind,
      occupancy: { '@type': 'QuantitativeValue', value: rooms.guests },
      numberOfBedrooms: rooms.bedrooms,
      numberOfBathroomsTotal: rooms.baths,
      bed: [{ '@type': 'BedDetails', numberOfBeds: rooms.beds, typeOfBed: 'Queen' }],
      amenityFeature: listing.amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    },
  };
  return `<script type="application/ld+json">${json(data)}</script>`;
};

const asGraph = (shown: Shown): string => {
  const { listing, description } = shown;
  const { title, kind, rooms, position } = listing;
  const data = {
    '@context': 'http://schema.org',
    '@graph': [
      { '@type': 'BreadcrumbList', name: listing.place[1] },
      {
        '@type': ['LodgingBusiness', 'House'],
        additionalType: kind,
        name: title,
        description: description.replaceAll('\n', '<br>'),
        image: numbers.map((number) => ({
          '@type': 'ImageObject',
          contentUrl: picturePath(listing, number),
          caption: `${title}, picture ${number + 1}`,
        })),
        address: { '@id': '#address' },
        geo: { '@type': 'GeoCoordinates', latitude: String(position[0]), longitude: String(position[1]) },
        numberOfBedrooms: rooms.bedrooms,
        numberOfBathroomsTotal: String(rooms.baths),
        occupancy: { '@type': 'QuantitativeValue', maxValue: rooms.guests },
        bed: `${rooms.beds} beds`,
        amenityFeature: listing.amenities,
      },
      { '@id': '#address', ...placeOf(listing) },
    ],
  };
  return `<script type="application/ld+json">{"@type": "WebPage", "name": </script>\n<script type="application/ld+json">${json(data)}</script>`;
};

const asPreview = (shown: Shown): string => {
  const { listing, description, origin } = shown;
  return [
    meta('og:title', `${listing.title} – Booking.com`),
    meta('og:description', description),
    meta('og:url', origin + pathOf(listing)),
    meta('og:locality', listing.place[1]),
    meta('og:region', listing.place[2]),
    ...picturesOf(shown).map((picture) => meta('og:image', picture)),
    `<meta name="description" content="${escapeHtml(description)}">`,
  ].join('\n');
};

const headOf: Readonly<Record<StandInPlatform, (shown: Shown) => string>> = {
  airbnb: asVacationRental,
  vrbo: asGraph,
  booking: asPreview,
};

/** A listing as guests see it; below it, what only its host sees: the calendar’s address, and the description to be changed. */
export const listingPage = (shown: Shown): ElsewherePage => {
  const { listing, description, origin } = shown;
  const { platform, title, place, rooms } = listing;
  return pageOf({
    title: `${title} | ${platformNames[platform]}`,
    head: headOf[platform](shown),
    body: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(`${listing.kind} in ${place[1]}, ${place[2]}`)} · ${rooms.guests} guests · ${rooms.bedrooms} bedrooms · ${rooms.beds} beds · ${rooms.baths} baths</p>
<div class="pictures">${numbers.map((number) => `<img src="${picturePath(listing, number)}" alt="" loading="lazy">`).join('')}</div>
<p class="text">${escapeHtml(description)}</p>
<h2>What it offers</h2>
<ul>${listing.amenities.map((it) => `<li>${escapeHtml(it)}</li>`).join('')}</ul>
<p><a href="${hostPathOf(platform)}">All listings of this host</a></p>
<h2>For its host</h2>
<p>Calendar: <code>${escapeHtml(origin + feedPathOf(listing))}</code></p>
<form method="post" action="${pathOf(listing)}">
<p><label for="description">Description</label></p>
<textarea id="description" name="description" maxlength="5000" required>${escapeHtml(description)}</textarea>
<button>Save description</button>
</form>`,
  });
};

const linksTo = (listings: readonly ElsewhereListing[]): string =>
  `<ul>${listings.map((it) => `<li><a href="${pathOf(it)}">${escapeHtml(it.title)}</a></li>`).join('')}</ul>`;

/** Everything that the host of a platform lists there. */
export const hostPage = (platform: StandInPlatform): ElsewherePage =>
  pageOf({
    title: `Robin on ${platformNames[platform]}`,
    head: `<script type="application/ld+json">${json({ '@type': 'ProfilePage', name: 'Robin' })}</script>`,
    body: `<h1>Listings of Robin</h1>\n${linksTo(elsewhereListings.filter((it) => it.platform === platform))}`,
  });

/** All of the stand-ins, for whoever looks for an address to paste. */
export const overviewPage = (): ElsewherePage =>
  pageOf({
    title: 'Other platforms',
    body: `<h1>Other platforms</h1>
<p>Copy the address of a listing, or of a host, and connect it.</p>
${(['airbnb', 'vrbo', 'booking'] as const)
  .map(
    (platform) =>
      `<h2><a href="${hostPathOf(platform)}">${platformNames[platform]}</a></h2>\n${linksTo(elsewhereListings.filter((it) => it.platform === platform))}`,
  )
  .join('\n')}`,
  });
