// What an edit left as it was stays the same object, for a process that reads a spec again and again: what was made of it is kept with it.
import type { Model } from './model';
import { itemText } from './views';

/** The model that was read last. */
export class Earlier {
  readonly #lists = new Map<string, readonly object[]>();

  #list(name: string, items: readonly object[]): readonly object[] {
    const last = this.#lists.get(name) ?? [];
    let known: ReadonlyMap<string, object> | undefined;
    const all = items.map((item, at) => {
      if (item === last[at]) return item;
      known ??= new Map(last.map((one) => [itemText(one), one]));
      return known.get(itemText(item)) ?? item;
    });
    const isSame = all.length === last.length && all.every((item, at) => item === last[at]);
    const list = isSame ? last : all;
    this.#lists.set(name, list);
    return list;
  }

  /** A model that says the same, with the objects of the last one wherever that said it too. */
  same(model: Model): Model {
    const parts = Object.entries(model).map(([name, part]: [string, object | readonly object[]]) =>
      Array.isArray(part) ? [name, this.#list(name, part)] : [name, this.#list(name, [part])[0]],
    );
    return Object.fromEntries(parts) as Model;
  }
}
