// Data as a JSON file: one member a line down to a depth, and what lies below it on the line of its member.

/** JSON whose members have lines of their own down to a depth. */
export const jsonLines = (value: unknown, depth: number): string => {
  if (typeof value !== 'object' || value === null || depth === 0) return JSON.stringify(value ?? null);
  const isList = Array.isArray(value);
  const parts = isList
    ? (value as readonly unknown[]).map((part) => jsonLines(part, depth - 1))
    : Object.entries(value).flatMap(([name, part]) =>
        part === undefined ? [] : [`${JSON.stringify(name)}: ${jsonLines(part, depth - 1)}`],
      );
  const [open, close] = isList ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  return `${open}\n${parts.map((part) => ` ${part.replaceAll('\n', '\n ')}`).join(',\n')}\n${close}`;
};
