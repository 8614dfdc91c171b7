// A result made of a thing once, however often it is asked for.

/** A view of a thing, made when it is first asked for and kept as long as the thing. */
export const memoize = <K extends object, V>(make: (of: K) => V): ((of: K) => V) => {
  const known = new WeakMap<K, { readonly view: V }>();
  return (of) => {
    const made = known.get(of) ?? { view: make(of) };
    known.set(of, made);
    return made.view;
  };
};
