// The lines of a price as every page shows them: what makes it up, the total before taxes, taxes, the total.
import type { LineItem, Money } from '../../../../generated/model/entities';
import { priceTexts as texts } from '../../../../generated/texts/sentences/priceTexts';
import type { PriceLine } from '../../../ui/breakdown';
import { sumText } from './price-words';

/** The parts of a price that anyone may see. */
export interface PriceParts {
  readonly line_items: readonly LineItem[];
  readonly subtotal: Money;
  readonly total: Money;
  /** The remaining sum after points. */
  readonly due?: Money;
}

/** When what is left after points is paid: it was, it is now, once a request is accepted, or there is nothing to pay. */
export type Due = 'paid' | 'now' | 'later' | 'over';
const dueTexts: Readonly<Record<Due, string>> = { paid: texts.paid, now: texts.due, later: texts.dueLater, over: texts.afterPoints };

const lineOf = (line: LineItem): PriceLine => ({
  id: line.code,
  label: line.label,
  amount: sumText(line),
  ...(line.amount_cents < 0 ? { tone: 'good' as const } : {}),
});

export const priceLines = ({ line_items, subtotal, total, due = total }: PriceParts, when: Due = 'over'): readonly PriceLine[] => {
  const taxLines = line_items.filter(({ type }) => type === 'tax').map(lineOf);
  const taxes = sumText({ ...total, amount_cents: total.amount_cents - subtotal.amount_cents });
  return [
    ...line_items.filter(({ type }) => type === 'host' || type === 'platform').map(lineOf),
    { id: 'subtotal', label: texts.totalBeforeTaxes, amount: sumText(subtotal), tone: 'strong' },
    { id: 'taxes', label: texts.taxes, amount: taxes, ...(taxLines.length > 0 ? { parts: taxLines } : {}) },
    { id: 'total', label: texts.total, amount: sumText(total), tone: 'strong' },
    ...line_items.filter(({ type }) => type === 'points').map(lineOf),
    ...(due.amount_cents === total.amount_cents
      ? []
      : [{ id: 'due', label: dueTexts[when], amount: sumText(due), tone: 'strong' as const }]),
  ];
};
