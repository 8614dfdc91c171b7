// Generated c554a3bdf442. The slots of a text, filled.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.

/** Fills the slots of a text in braces; a slot without a value stays as it is. */
export const fillSlots = (text: string, values: { readonly [slot: string]: unknown }): string =>
  text.replace(/\{([A-Za-z_$][\w$]*)\}/g, (slot, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : slot;
  });
