// How people type where they want to go, and what is understood.
import { expect, test } from 'vitest';
import { places } from '../../src/demo/places/places';
import { understand } from '../../src/server/property/search/query.rules';
import { folded } from '../../src/server/pricing/town.rules';

test.each([
  ['Whistler BC Canada', 'whistler', 'BC'],
  ['Whistler, BC', 'whistler', 'BC'],
  ['whistler b.c.', 'whistler', 'BC'],
  ['Toronto Ontario', 'toronto', 'ON'],
  ['Toronto, Ontario, Canada', 'toronto', 'ON'],
  ['St. John’s Newfoundland', 'st johns', 'NL'],
  ["st john's, NL", 'st johns', 'NL'],
  ['Montréal', 'montreal', undefined],
  ['MONTREAL QC', 'montreal', 'QC'],
  ['PEI', '', 'PE'],
  ['P.E.I.', '', 'PE'],
  ['NWT', '', 'NT'],
  ['B.C.', '', 'BC'],
  ['Ontario', '', 'ON'],
  ['Newfoundland & Labrador', '', 'NL'],
  ['Canada', '', undefined],
  ['', '', undefined],
  ['Ontario Street loft', 'ontario street loft', undefined],
  ['東京', '東京', undefined],
])('"%s" is the words "%s" in %s', (typed, words, province) => {
  expect(understand(typed)).toMatchObject({ words, province, towns: [] });
});

test.each([
  ['Quebec City', 'QC', 'quebec'],
  ['quebec city, canada', 'QC', 'quebec'],
  ['Cape Breton', 'NS', 'baddeck'],
  ['Cape Breton Nova Scotia', 'NS', 'ingonish'],
  ['Niagara', 'ON', 'niagara on the lake'],
  ['niagara falls ontario', 'ON', 'niagara falls'],
  ['Vancouver Island', 'BC', 'tofino'],
  ['Okanagan', 'BC', 'kelowna'],
  ['the Okanagan', 'BC', 'osoyoos'],
  ['the Rockies', 'AB', 'canmore'],
  ['cottage country', 'ON', 'bracebridge'],
])('"%s" is a region of %s with %s in it', (typed, province, town) => {
  const { towns, ...understood } = understand(typed);
  expect(understood).toMatchObject({ words: '', province });
  expect(towns).toContain(town);
});

test.each([
  ['the Maritimes', '', 'the Maritimes', ['NB', 'NS', 'PE']],
  ['Atlantic Canada', '', 'Atlantic Canada', ['NB', 'NL', 'NS', 'PE']],
  ['cottage in the Prairies, Canada', 'cottage', 'the Prairies', ['AB', 'MB', 'SK']],
  ['cottage on Prairies', 'cottage on', 'the Prairies', ['AB', 'MB', 'SK']],
  ['Atlantic Street', 'atlantic street', undefined, undefined],
])('"%s" is the words "%s" in %s, %j', (typed, words, ...named) => {
  const understood = understand(typed);
  expect([understood.words, understood.region, understood.provinces]).toEqual([words, ...named]);
});

test.each([
  ['hot tub Tofino', { words: 'tofino', amenities: ['hot_tub'], pets: false }],
  ['cabin with a hot tub in Tofino', { words: 'cabin tofino', amenities: ['hot_tub'], pets: false }],
  ['Tofino jacuzzi wifi', { words: 'tofino', amenities: ['hot_tub', 'wifi'], pets: false }],
  ['pet friendly cottage Muskoka', { words: 'cottage', amenities: [], pets: true }],
  ['hot tub', { words: '', amenities: ['hot_tub'], pets: false }],
])('"%s" is %j', (typed, wanted) => {
  const { words, amenities, pets } = understand(typed);
  expect({ words, amenities: amenities.map(({ meant }) => meant).toSorted(), pets: pets !== undefined }).toEqual(wanted);
});

test.each([
  ['hot tub Tofino', 'Tofino', ['Tofino']],
  ['Cabin with a hot tub in Tofino, BC', 'Cabin in Tofino BC', ['Cabin in Tofino BC']],
  ['Hot-tub in Montréal', 'Montréal', ['Montréal']],
  ['Tofino jacuzzi wifi', 'Tofino', ['Tofino wifi', 'Tofino jacuzzi']],
  ['jacuzzi Tofino hot tub', 'Tofino', ['Tofino']],
  ['Lake cottage, pet friendly', 'Lake cottage', ['Lake cottage']],
  ['hot tub', '', ['']],
  [' St. John’s, NL ', 'St. John’s, NL', []],
])('"%s" has its place left, "%s", and each filter can be taken away alone', (typed, place, left) => {
  const understood = understand(typed);
  expect(understood.place).toBe(place);
  const filters = [...understood.amenities, ...(understood.pets ? [understood.pets] : [])];
  expect(filters.map(({ without }) => without).toSorted()).toEqual(left.toSorted());
  for (const { without } of filters) expect(understand(without).place).toBe(place);
});

test('every place of the demo is found by its own name, with and without its province', () => {
  for (const { name, province } of places)
    for (const typed of [name, `${name}, ${province}`, `${name} ${province} Canada`]) {
      const { words, towns, amenities, pets } = understand(typed);
      const isThere = towns.includes(folded(name)) || words.split(' ').every((word) => folded(name).includes(word));
      expect([typed, isThere, amenities, pets]).toEqual([typed, true, [], undefined]);
    }
});
