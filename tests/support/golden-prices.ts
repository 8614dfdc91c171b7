// The price of three nights at $200 with $90 for cleaning in each place, line by line: the invoices of decisions, section 4.
import type { Province } from '../../generated/model/values';

export interface GoldenPrice {
  readonly place: string;
  readonly province: Province;
  readonly city: string;
  /** The tax lines in their order, in cents. */
  readonly taxes: readonly number[];
  readonly total: number;
}

export const goldenStay = { checkin: '2027-02-12', checkout: '2027-02-15' } as const;
// biome-ignore format: one invoice a line, as a table is read
export const goldenPrices: readonly GoldenPrice[] = [
  { place: 'Whistler', province: 'BC', city: 'Whistler', taxes: [5520, 2070, 3726], total: 85_836 },
  { place: 'Vancouver', province: 'BC', city: 'Vancouver', taxes: [5520, 2070, 1725, 4192], total: 88_027 },
  { place: 'Alberta', province: 'AB', city: 'Banff', taxes: [4471, 3726], total: 82_717 },
  { place: 'Saskatchewan', province: 'SK', city: '', taxes: [4140, 3726], total: 82_386 },
  { place: 'Manitoba', province: 'MB', city: '', taxes: [4830, 3726], total: 83_076 },
  { place: 'Winnipeg', province: 'MB', city: 'Winnipeg', taxes: [4140, 4830, 3933], total: 87_423 },
  { place: 'Ontario', province: 'ON', city: 'Kenora', taxes: [9688], total: 84_208 },
  { place: 'Toronto', province: 'ON', city: 'Toronto', taxes: [4140, 10_226], total: 88_886 },
  { place: 'Ottawa', province: 'ON', city: 'Ottawa', taxes: [3450, 10_136], total: 88_106 },
  { place: 'Quebec', province: 'QC', city: 'Gaspé', taxes: [2100, 3831, 7643], total: 88_094 },
  { place: 'Halifax', province: 'NS', city: 'Halifax', taxes: [2070, 10_723], total: 87_313 },
  { place: 'New Brunswick', province: 'NB', city: '', taxes: [11_178], total: 85_698 },
  { place: 'Prince Edward Island', province: 'PE', city: '', taxes: [11_178], total: 85_698 },
  { place: 'St. John’s', province: 'NL', city: 'St. John’s', taxes: [2760, 11_592], total: 88_872 },
  { place: 'Yukon', province: 'YT', city: '', taxes: [3726], total: 78_246 },
  { place: 'Nunavut', province: 'NU', city: '', taxes: [3726], total: 78_246 },
];
