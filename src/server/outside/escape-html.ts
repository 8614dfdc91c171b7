// Text as a part of HTML, of XML and of Pango's markup: none of its characters is read as a mark.

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
