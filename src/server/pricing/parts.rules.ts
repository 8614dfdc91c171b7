// A part of what was charged, cent by cent: pure.
import type { PriceLine } from '../../../generated/model/entities';

type Line = Pick<PriceLine, 'code' | 'label' | 'type' | 'cents' | 'base_cents'>;

const whole = (lines: readonly Line[]): number => lines.filter(({ type }) => type !== 'points').reduce((sum, { cents }) => sum + cents, 0);

/**
 * A sum's part of lines, each in proportion; points that paid come back as points in proportion, too, rounded down. The remainder of
 * rounding goes to the first lines that have room for it, so that the part is the sum to the cent and no line more than it was.
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
  let left = cents - whole(parts);
  return parts.map((line, at) => {
    const room = line.type === 'points' ? 0 : (lines[at]?.cents ?? 0) - line.cents;
    const more = Math.min(left, room);
    left -= more;
    return { ...line, cents: line.cents + more };
  });
};
