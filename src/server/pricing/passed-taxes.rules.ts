// The taxes of a stay that go on to a host who is registered for them: pure. Those on our own fee stay with us in any case.
import type { LineType } from '../../../generated/model/values';

/** Which taxes a host is registered for, and hands on to the tax office. */
export interface TaxRegistration {
  readonly gst: boolean;
  readonly qst: boolean;
}

interface Line {
  readonly code: string;
  readonly type: LineType;
  readonly cents: number;
  readonly base_cents?: number | undefined;
}

type Register = keyof TaxRegistration;
const registers: Readonly<Record<string, Register>> = { gst: 'gst', hst: 'gst', qst: 'qst' };

/** The registration under which a tax is charged, where it is the country's or Quebec's. */
export const registerOf = (code: string): Register | undefined => registers[code.split('.').at(-1) ?? ''];

/** Which registrations show in taxes that were passed on. */
export const registrationIn = (lines: readonly Pick<Line, 'code'>[]): TaxRegistration => ({
  gst: lines.some(({ code }) => registerOf(code) === 'gst'),
  qst: lines.some(({ code }) => registerOf(code) === 'qst'),
});

/** The host's part of each tax to remit: all but the tax on our fee. */
export const passedTaxes = <L extends Line>(lines: readonly L[], registered: TaxRegistration): readonly L[] => {
  const fee = lines.filter(({ type }) => type === 'platform').reduce((sum, { cents }) => sum + cents, 0);
  return lines.flatMap((line) => {
    const register = line.type === 'tax' ? registerOf(line.code) : undefined;
    const base = line.base_cents ?? 0;
    if (!register || !registered[register] || base <= 0) return [];
    const ours = Math.min(fee, base);
    return [{ ...line, cents: line.cents - Math.round((line.cents * ours) / base), base_cents: base - ours }];
  });
};

/** A part of a tax, and who charged it. */
export interface ChargedTax {
  readonly code: string;
  readonly label: string;
  readonly cents: number;
  readonly by: 'host' | 'platform';
}

/** Each tax by who charged it: a registered host that on their price, we all the rest. */
export const taxesCharged = (lines: readonly (Line & { readonly label: string })[], registered: TaxRegistration): readonly ChargedTax[] => {
  const theirs = new Map(passedTaxes(lines, registered).map(({ code, cents }) => [code, cents]));
  return lines
    .filter(({ type }) => type === 'tax')
    .flatMap(({ code, label, cents }) => {
      const passed = theirs.get(code) ?? 0;
      const parts = [
        { code, label, cents: passed, by: 'host' },
        { code, label, cents: cents - passed, by: 'platform' },
      ] as const;
      return parts.filter((part) => part.cents !== 0);
    });
};
