// The currency of a page whose price is agreed: nothing there can be had in another one.
import { createEvent, createStore, sample } from 'effector';
import type { Currency } from '../../../../generated/model/values';
import { pageChanged } from '../navigation/visit';

/** The page tells its currency; null while another may be chosen. */
export const currencyAgreed = createEvent<Currency | null>();

export const $agreedCurrency = createStore<Currency | null>(null);
sample({ clock: currencyAgreed, target: $agreedCurrency });
sample({ clock: pageChanged, fn: () => null, target: $agreedCurrency });
