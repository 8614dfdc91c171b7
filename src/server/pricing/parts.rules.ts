// A part of what was charged, cent by cent: pure.
import type { PriceLine } from '../../../generated/model/entities';

type Line = Pick<PriceLine, 'code' | 'label' | 'type' | 'cents' | 'base_cents'>;

const whole = (lines: readonly Line[]): number => lines.filter(({ type }) => type !== 'points').reduce((sum, { cents }) => sum + cents, 0);

/**
 * The part of lines that a sum is, each in proportion; what points paid comes back as points in proportion, too, rounded down. What
 * rounding leaves over is the host's, so that the part is the sum to the cent.
 */
export const partOf = (lines: readonly Line[], cents: number): readonly Line[] => {
  const all = whole(lines);
  if (cents >= all) return lines;
  const share = (of: number): number => Math.trunc((of * cents) / all);
  const parts = lines.map((line) => ({
    ...line,
    cents: share(line.cents),
    ...(line.base_cents === undefined ? {} : { base_cents: share(line.base_cents) }),
  }));
  const left = cents - whole(parts);
  const host = parts.findIndex(({ type }) => type === 'host');
  return parts.map((line, at) => (at === Math.max(0, host) ? { ...line, cents: line.cents + left } : line));
};
