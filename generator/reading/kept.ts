// What a process that reads a spec again and again need not read anew: a declaration that is the very object that it read before says the
// same, as long as all that it refers to goes by the same names.
import type { Item } from '../model/model';
import type { Reading } from './at';
import type { Found } from './collect';

interface Kept {
  readonly item: Item;
  readonly subject: string;
  /** The declaration itself and those that it refers to, each with its name. */
  readonly names: readonly (readonly [object, string | undefined])[];
}

/** Those that depend on more than what they refer to: on the keys of entities, on what surrounds a page, on a file. */
const lookFurther: ReadonlySet<string> = new Set(['call', 'route']);

export class KeptItems {
  readonly #kept = new WeakMap<object, Kept>();
  #latest: (readonly [object, Kept])[] = [];

  /** What a declaration says: read, unless it is known. */
  item({ value, subject, word }: Found, reading: Reading, read: () => Item): Item {
    const known = this.#kept.get(value);
    if (known?.subject === subject && known.names.every(([one, name]) => reading.ids.get(one) === name)) return known.item;
    reading.refers = [value];
    const item = read();
    const names = [...new Set(reading.refers)].map((one) => [one, reading.ids.get(one)] as const);
    if (!lookFurther.has(word)) this.#latest.push([value, { item, subject, names }]);
    return item;
  }

  /** Keeps what was read, if nothing at all was wrong: what is wrong with a shape is said where it is met first. */
  end({ diagnostics }: Reading): void {
    if (diagnostics.length === 0) for (const [value, kept] of this.#latest) this.#kept.set(value, kept);
    this.#latest = [];
  }
}
