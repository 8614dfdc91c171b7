// The tags in the head of a document, as text.
import { escapeHtml } from '../shell/format/escape-html';

export const meta = (name: string, content: string, key = 'name') => `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
