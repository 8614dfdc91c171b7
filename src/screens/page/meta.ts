// The tags in the head of a document, as text.

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

export const meta = (name: string, content: string, key = 'name') => `<meta ${key}="${name}" content="${escaped(content)}">`;
