// An amount of money to type: shown in dollars, kept in cents.
import { useState } from 'react';
import type { FieldControlProps } from './control';
import { TextInput } from './text-input';
import { Span } from './layout';

const typed = /^\d{0,9}(?:[.,]\d{0,2})?$/;
/** Thousands set apart by commas, as in 1,250 or 1,250.50. */
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/;
const shown = (cents: number | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2));
const pointed = (text: string) => (grouped.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'));
const centsOf = (text: string) => (/\d/.test(text) ? Math.round(Number(pointed(text)) * 100) : undefined);

export interface MoneyInputProps extends Omit<FieldControlProps<number>, 'onChange'> {
  /** Cents, or `undefined` when it is empty. */
  readonly onChange: (cents: number | undefined) => void;
  readonly currency?: string;
}

export const MoneyInput = ({ value, onChange, onBlur, currency = 'CAD', ...state }: MoneyInputProps) => {
  const [draft, setDraft] = useState<string>();
  const change = (text: string) => {
    const plain = text.replaceAll(/[\s$]/g, '');
    if (!typed.test(plain) && !grouped.test(plain)) return;
    setDraft(plain);
    onChange(centsOf(plain));
  };
  const blur = () => {
    setDraft(undefined);
    onBlur?.();
  };
  return (
    <TextInput
      {...state}
      value={draft ?? shown(value)}
      onChange={change}
      onBlur={blur}
      inputMode="decimal"
      before={<span aria-hidden="true">$</span>}
      after={
        <Span color="muted" textStyle="small">
          {currency}
        </Span>
      }
    />
  );
};
