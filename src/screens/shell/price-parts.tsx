// What the price of a card is made of. The window that shows it comes after the cards.
import type { ReactNode } from 'react';
import type { PropertyPrice } from '../../../generated/model/entities';
import { later } from './later';

const parts = later(async () => (await import('./whole-price-parts')).WholePriceParts);
if (import.meta.env.SSR) await parts.fetched();

export const PriceParts = (props: { readonly price: PropertyPrice; readonly children: ReactNode }) => (
  <parts.Part {...props} meanwhile={props.children} />
);
