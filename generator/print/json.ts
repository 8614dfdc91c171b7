// Data as a JSON file: one member a line down to a depth, and what lies below it on the line of its member.

/** JSON whose members have lines of their own down to a depth; `indent` stands before each of them. */
export const jsonLines = (value: unknown, depth: number, indent = ''): string => {
  if (typeof value !== 'object' || value === null || depth === 0) return JSON.stringify(value ?? null);
  const inner = `${indent} `;
  const isList = Array.isArray(value);
  const parts = isList
    ? (value as readonly unknown[]).map((part) => jsonLines(part, depth - 1, inner))
    : Object.entries(value).flatMap(([name, part]) =>
        part === undefined ? [] : [`${JSON.stringify(name)}: ${jsonLines(part, depth - 1, inner)}`],
      );
  const [open, close] = isList ? '[]' : '{}';
  return parts.length === 0 ? `${open}${close}` : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
};
