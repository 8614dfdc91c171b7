// Pins that would lie over one another, as groups: pure.
interface Placed {
  /** Of the middle, in pixels. */
  readonly x: number;
  readonly y: number;
  /** A pill with a price; else a dot. */
  readonly pill: boolean;
}
/** Pins that are shown as one, at the place of the first. */
export type PinGroup<T> = readonly [first: T, ...others: T[]];

/** Half of what a pin needs, so that it is pressed alone: a pill with a price, and a dot of at least 24 pixels. */
const halves = { pill: { x: 44, y: 17 }, dot: { x: 12, y: 12 } };
const halfOf = ({ pill }: Placed) => (pill ? halves.pill : halves.dot);

const overlap = (one: Placed, other: Placed): boolean =>
  Math.abs(one.x - other.x) < halfOf(one).x + halfOf(other).x && Math.abs(one.y - other.y) < halfOf(one).y + halfOf(other).y;

/**
 * Groups of pins in the order of the pins: a pill that would lie over an earlier one joins it. A dot gives way, unless it is another stay
 * at the place of a pin: then it is counted there.
 */
export const grouped = <T extends Placed>(pins: readonly T[]): readonly PinGroup<T>[] => {
  const groups: [T, ...T[]][] = [];
  for (const pin of [...pins.filter(({ pill }) => pill), ...pins.filter(({ pill }) => !pill)]) {
    const there = groups.find(([first]) => overlap(first, pin));
    if (!there) groups.push([pin]);
    else if (pin.pill || (Math.abs(there[0].x - pin.x) < 1 && Math.abs(there[0].y - pin.y) < 1)) there.push(pin);
  }
  return groups;
};
