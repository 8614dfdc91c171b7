// Pages as other platforms write them, and what is read of each: values with their sources, pictures, and why there is nothing.
import { describe, expect, test } from 'vitest';
import { readListing } from '../../src/server/property/connecting/read-listing.rules';
import { contentsOf } from '../../src/server/property/connecting/page-contents';
import { limitMs } from '../support/limits';

const address = 'https://www.airbnb.ca/rooms/91000001';
const read = (html: string, isListing = true) => readListing({ address, html, isListing });
const block = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
const meta = (name: string, content: string): string => `<meta property="${name}" content="${content}">`;

const rental = {
  '@context': 'https://schema.org',
  '@type': 'VacationRental',
  name: 'The Cedar Nest &amp; sauna',
  description: '<p>A quiet cabin.</p><p>Ten minutes&nbsp;from the lifts.</p>',
  image: [
    'https://pictures.example/1.jpg',
    { '@type': 'ImageObject', contentUrl: '/2.jpg', caption: 'The loft at dusk' },
    'https://pictures.example/1.jpg',
  ],
  latitude: 50.1163,
  longitude: '-122.9574',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '7121 Nesters Road',
    addressLocality: 'Whistler',
    addressRegion: 'British Columbia',
    postalCode: 'v8e0e1',
    addressCountry: 'CA',
  },
  checkinTime: '16:00:00-08:00',
  checkoutTime: '10:50',
  offers: { '@type': 'Offer', price: 312, priceCurrency: 'CAD' },
  priceRange: '$$$',
  containsPlace: {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: 6 },
    numberOfBedrooms: 2,
    numberOfBathroomsTotal: 1.5,
    bed: [
      { '@type': 'BedDetails', numberOfBeds: 1, typeOfBed: 'Queen' },
      { '@type': 'BedDetails', numberOfBeds: 2, typeOfBed: 'Single' },
    ],
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'hotTub', value: true },
      { name: 'wifi', value: 'true' },
      { name: 'pool', value: false },
      { name: 'selfCheckinCheckout', value: true },
      { name: 'washerDryer', value: true },
      { name: 'Pool table', value: true },
      { name: 'Step-free guest entrance', value: true },
      { name: 'petsAllowed', value: true },
      { name: 'Nespresso', value: true },
    ],
  },
};

describe('structured data', () => {
  test('of a vacation rental gives every field, and never a price', () => {
    const { values, sources, pictures, problem } = read(`<html><head>${block(rental)}</head></html>`);
    expect(values).toEqual({
      title: 'The Cedar Nest & sauna',
      description: 'A quiet cabin.\nTen minutes from the lifts.',
      sleeps: 6,
      bedrooms: 2,
      beds: 3,
      baths: 1.5,
      amenities: ['hot_tub', 'wifi', 'self_check_in', 'washer', 'dryer'],
      accessibility: ['step_free'],
      address: '7121 Nesters Road',
      city: 'Whistler',
      province: 'BC',
      postal_code: 'V8E 0E1',
      latitude: 50.1163,
      longitude: -122.9574,
      checkin_time: '16:00',
      checkout_time: '10:45',
      pets_allowed: true,
    });
    expect(new Set(Object.values(sources))).toEqual(new Set(['structured']));
    expect(Object.keys(sources).toSorted()).toEqual(Object.keys(values).toSorted());
    expect(pictures).toEqual([
      { url: 'https://pictures.example/1.jpg', alt: '' },
      { url: 'https://www.airbnb.ca/2.jpg', alt: 'The loft at dusk' },
    ]);
    expect(problem).toBeNull();
  });

  test('stands in a graph, in a list, under another thing, and refers to its parts', () => {
    const place = { '@type': 'House', '@id': '#home', name: 'Row house' };
    const forms: readonly unknown[] = [
      { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'Stays' }, place] },
      [{ '@type': 'BreadcrumbList', name: 'Way' }, place],
      { '@type': 'WebPage', name: 'Page', mainEntity: place },
      {
        '@graph': [
          { ...place, address: { '@id': '#address' } },
          { '@id': '#address', '@type': 'PostalAddress', addressLocality: 'Lunenburg' },
        ],
      },
    ];
    for (const form of forms) expect(read(block(form)).values).toMatchObject({ title: 'Row house', property_type: 'house' });
    expect(read(block(forms[3])).values.city).toBe('Lunenburg');
  });

  test('names its type in every way that is allowed', () => {
    for (const type of ['https://schema.org/Apartment', 'schema:Apartment', ['Product', 'Apartment']])
      expect(read(block({ '@type': type, name: 'Flat' })).values).toMatchObject({ title: 'Flat', property_type: 'apartment' });
  });

  test('is read from the good blocks where others are broken, and mended where it is only careless', () => {
    const good = { '@type': 'Apartment', name: 'Harbour flat' };
    expect(read(block('{"@type": "Apartment", "name": ') + block(good)).values.title).toBe('Harbour flat');
    expect(read(block('<!-- {"@type":"Apartment","name":"Harbour\n flat",} -->')).values.title).toBe('Harbour flat');
    expect(read(block(`//<![CDATA[\n${JSON.stringify(good)}\n//]]>`)).values.title).toBe('Harbour flat');
    expect(read(block(`${JSON.stringify(good)};`)).values.title).toBe('Harbour flat');
    expect(read(block(`[${'['.repeat(50_000)}`) + block(good)).values.title).toBe('Harbour flat');
  });

  test('of the surest type wins over others beside it', () => {
    const blocks = block({ '@type': 'Product', name: 'Booking fee' }) + block({ '@type': 'Hotel', name: 'Inn' }) + block(rental);
    expect(read(blocks).values.title).toBe('The Cedar Nest & sauna');
  });

  test('gives no place where it stands in another country, and none that cannot be', () => {
    const abroad = { ...rental, address: { ...rental.address, addressCountry: 'US' } };
    expect(Object.keys(read(block(abroad)).values)).not.toContain('city');
    const lost = read(block({ ...rental, latitude: 0, longitude: 0 })).values;
    expect([lost.latitude, lost.city]).toEqual([undefined, 'Whistler']);
  });

  test('out of bounds, blank or of another kind is left out', () => {
    const odd = {
      '@type': 'House',
      name: 'House',
      description: {},
      image: [7, null, {}, 'javascript:alert(1)'],
      occupancy: 900,
      numberOfBedrooms: 'some',
      checkinTime: 'late',
      address: 'Whistler',
      amenityFeature: 'Wifi, Sauna',
    };
    expect(read(block(odd))).toMatchObject({
      values: { title: 'House', property_type: 'house', amenities: ['wifi', 'sauna'] },
      pictures: [],
    });
    expect(Object.keys(read(block(odd)).values)).toHaveLength(3);
  });

  test('is kept in our lengths, at the end of a word', () => {
    const { title = '', description = '' } = read(block({ ...rental, name: 'Long '.repeat(40), description: 'word '.repeat(3000) })).values;
    expect(title).toHaveLength(75);
    expect(title).toMatch(/^(Long )+Long…$/);
    expect(description.length).toBeLessThanOrEqual(5000);
  });
});

describe('a link preview', () => {
  test('that tells facts in its title has the title in its description', () => {
    const html =
      meta('og:title', 'Cabin in Tofino · ★4.97 · 1 bedroom · 2 beds · 1.5 baths') +
      meta('og:description', 'The Cedar Nest') +
      meta('og:image', 'https://a.example/1.jpg');
    expect(read(html)).toEqual({
      values: { title: 'The Cedar Nest', property_type: 'cabin', bedrooms: 1, beds: 2, baths: 1.5, city: 'Tofino' },
      sources: { title: 'preview', property_type: 'preview', bedrooms: 'preview', beds: 'preview', baths: 'preview', city: 'preview' },
      pictures: [{ url: 'https://a.example/1.jpg', alt: '' }],
      descriptions: ['', '', ''],
      problem: null,
    });
  });

  test('is read in French as well', () => {
    const html =
      meta('og:title', 'Chalet à Mont-Tremblant, Québec, Canada · ★4,93 · 3 chambres · 4 lits · 1,5 salle de bain') +
      meta('og:description', 'Le nid') +
      '<meta name="description" content="Jusqu’à 8 personnes.">';
    expect(read(html).values).toEqual({
      title: 'Le nid',
      property_type: 'chalet',
      description: 'Jusqu’à 8 personnes.',
      sleeps: 8,
      bedrooms: 3,
      beds: 4,
      baths: 1.5,
      city: 'Mont-Tremblant',
      province: 'QC',
    });
  });

  test('fills what the structured data does not say, and the description what neither does', () => {
    const html = `<title>Loft - Vrbo</title>${meta('og:title', 'Preview')}${meta('og:description', 'By the sea')}<meta name="description" content="Sleeps 4, 2 bedrooms">${block({ '@type': 'House', name: 'Loft' })}`;
    const { values, sources } = read(html);
    expect(values).toMatchObject({ title: 'Loft', description: 'By the sea', sleeps: 4, bedrooms: 2 });
    expect(sources).toMatchObject({ title: 'structured', description: 'preview', sleeps: 'description', bedrooms: 'description' });
  });

  test('has a title without the name of its platform', () => {
    for (const title of ['Loft in Banff | Vrbo', 'Loft in Banff - Airbnb - Homes for rent', 'Loft in Banff – Booking.com'])
      expect(read(`<title>${title}</title><meta name="description" content="A loft">`).values.title).toBe('Loft in Banff');
  });
});

describe('words of other platforms', () => {
  const amenities = (...names: readonly string[]) =>
    read(block({ ...rental, containsPlace: { '@type': 'Accommodation', amenityFeature: names } })).values.amenities ?? [];
  test.each([
    ['Fast wifi – 312 Mbps', ['wifi']],
    ['Private hot tub - available all year', ['hot_tub']],
    ['Free parking on premises', ['free_parking']],
    ['Paid parking off premises', []],
    ['Patio or balcony', ['deck']],
    ['Washer', ['washer']],
    ['Dishwasher', ['dishwasher']],
    ['Outdoor fireplace', ['fire_pit']],
    ['Indoor fireplace: wood-burning', ['fireplace']],
    ['Pool table', []],
    ['Coffee table', []],
    ['No air conditioning', []],
    ['Kitchen not available', []],
    ['Hairdryer', ['hair_dryer']],
    ['BBQ grill', ['barbecue']],
    ['beachAccess', ['beach_access']],
    ['childFriendly', []],
    ['Sauna and hot tub', ['sauna', 'hot_tub']],
    ['Sèche-cheveux', ['hair_dryer']],
    ['Stationnement gratuit sur place', ['free_parking']],
    ['Stationnement payant à l’extérieur', []],
    ['Vue sur la piscine', []],
    ['Pas de climatisation', []],
    ['Cuisine non disponible', []],
    ['Détecteur de monoxyde de carbone', ['carbon_monoxide_alarm']],
    ['Accès à la plage', ['beach_access']],
  ])('%s', (said, wanted) => {
    expect(amenities(said)).toEqual(wanted);
  });
});

describe('a page that is no listing', () => {
  test.each([
    ['not_a_listing', block({ '@type': 'NewsArticle', name: 'Cabins are back' }) + meta('og:title', 'Cabins are back')],
    ['not_a_listing', block({ '@type': 'ProfilePage', name: 'Sam' })],
    ['outside_canada', block({ ...rental, address: { addressLocality: 'Aspen', addressRegion: 'Colorado', addressCountry: 'US' } })],
    ['nothing_found', ''],
    ['nothing_found', '<title>Just a moment...</title><body>Checking your browser'],
    ['nothing_found', '\0\u202E<<<>>><script>'],
  ])('%s', (problem, html) => {
    expect(read(html)).toEqual({ values: {}, sources: {}, pictures: [], descriptions: [], problem });
  });

  test('sells something else, unless the address is that of a listing', () => {
    const html = block({ '@type': 'Product', name: 'Kettle', image: 'https://shop.example/kettle.jpg' });
    expect(read(html, false).problem).toBe('not_a_listing');
    expect(read(html).values.title).toBe('Kettle');
    expect(read(block({ '@type': 'Product', name: 'Loft', category: 'Vacation home' }), false).values).toMatchObject({
      title: 'Loft',
      property_type: 'house',
    });
  });
});

describe('a hostile page is over soon', () => {
  const large = 3_000_000;
  const fill = (part: string) => part.repeat(Math.ceil(large / part.length));
  test.each([
    ['nested without end', fill('<div>')],
    ['never closed', fill('<a href="')],
    ['of attributes alone', `<p ${fill('a="b" ')}>`],
    ['of half tags', fill('<')],
    ['of comments', fill('<!--')],
    ['of metas', fill('<meta property="og:title" content="x">')],
    ['of links', fill('<a href="/x">x</a>')],
    ['of entities', fill('&amp;')],
    ['of one block', `<script type="application/ld+json">${fill('[')}`],
    ['of blocks', fill('<script type="application/ld+json">[{}]</script>')],
    ['of one thing nested', block(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)],
    ['of a wide list', block(`[${fill('{"@type":"House"},').slice(0, 900_000)}{}]`)],
    ['of spaces', `<title>${fill(' ')}</title>`],
    ['of a long text', block({ '@type': 'House', name: 'x'.repeat(300_000), description: '<'.repeat(500_000) })],
    ['of a long text with spaces', block({ '@type': 'House', name: ' '.repeat(300_000), description: '\n \n'.repeat(150_000) })],
    ['of a preview that never ends', meta('og:title', '· in '.repeat(4000)) + meta('og:description', ' - '.repeat(6000))],
  ])('%s', (_how, html) => {
    const begun = performance.now();
    read(html);
    expect(performance.now() - begun).toBeLessThan(limitMs(5));
  });
});

test('a page’s words and links are what a reader sees', () => {
  const { text, links } = contentsOf(
    '<p>TKM-7QX4-<b>M2PA</b></p><script>hidden()</script><style>p{}</style><a href="/rooms/1?x=1&amp;y=2">one</a>',
  );
  expect(text).toBe('TKM-7QX4- M2PA one');
  expect(links).toEqual(['/rooms/1?x=1&y=2']);
});
