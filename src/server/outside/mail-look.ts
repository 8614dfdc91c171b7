// A mail as it is read: in plain text, and in HTML in the product's look with one button. Pure.
import { productName } from '../../../generated/model/constants';
import { mailTexts as say } from '../../../generated/texts/sentences/mailTexts';

/** The subject of a mail at a glance: a picture, a name, and a line for each fact. */
export interface MailCard {
  readonly title: string;
  readonly lines: readonly string[];
  /** A JPEG at an address of the web; nothing where there is none that mail programs show. Sizes in pixels. */
  readonly picture: { readonly src: string; readonly alt: string; readonly width: number; readonly height: number } | null;
}

export interface MailContent {
  readonly to: string;
  /** The recipient of replies; none where it is left out. */
  readonly replyTo?: string;
  /** The role in which they get it; an account's owner where it is left out. */
  readonly reader?: 'account' | 'guest' | 'host' | 'writer' | 'support';
  readonly subject: string;
  /** The content: paragraphs of plain text, and cards between them. */
  readonly paragraphs: readonly (string | MailCard)[];
  /** The one thing to do, and what to know about it. */
  readonly button?: { readonly label: string; readonly href: string; readonly ending?: string | undefined };
}

const reasonOf = ({ replyTo, reader = 'account' }: MailContent): string =>
  replyTo === undefined ? `${say[reader]} ${say.help}` : say.answered({ address: replyTo });
const foot = `${say.company}\n${say.address}`;

const asText = (it: string | MailCard): string => (typeof it === 'string' ? it : [it.title, ...it.lines].join('\n'));

/** Every word of a mail; its link stands alone in a line. */
export const mailText = (mail: MailContent): string => {
  const { paragraphs, button } = mail;
  const action = button ? [`${button.label}:\n${button.href}`, button.ending ?? []].flat() : [];
  return `${[...paragraphs.map(asText), ...action, reasonOf(mail), foot].join('\n\n')}\n`;
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

// mail programs know no style sheet, and many no more than tables
const colours = { ink: '#1f2a2e', muted: '#5b666b', spruce: '#0f5c4d', hairline: '#d9dedc', surface: '#f5f7f6', white: '#ffffff' } as const;
const font = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const lined = (text: string): string => escaped(text).replaceAll('\n', '<br>');
const body = `${font};font-size:16px;line-height:24px;color:${colours.ink}`;
const small = `${font};font-size:14px;line-height:20px;color:${colours.muted}`;
const paragraph = (text: string): string => `<p class="ink" style="margin:0 0 16px;${body}">${lined(text)}</p>`;
const note = (html: string, gap: number): string => `<p class="muted" style="margin:0 0 ${gap}px;${small}">${html}</p>`;

// those that know the scheme of their reader's screen take these; the others keep what stands in the elements
const dark = `@media (prefers-color-scheme:dark){
.page{background:#12181a!important}.sheet{background:#1c2427!important;border-color:#364146!important}
.ink{color:#edf1ef!important}.muted{color:#aebabd!important}.brand{color:#74c7b2!important}}`;

/** The width of a card's picture as it is shown, in pixels. */
export const pictureWidth = 80;
const pictureHtml = ({ src, alt, width, height }: NonNullable<MailCard['picture']>): string => `
<td width="${pictureWidth}" valign="top" style="padding:16px 0 16px 16px"><img src="${escaped(src)}" alt="${escaped(alt)}" width="${pictureWidth}" height="${Math.round((pictureWidth * height) / width)}" style="display:block;border-radius:8px"></td>`;
const cardHtml = ({ title, lines, picture }: MailCard): string => `
<table ${table} width="100%" class="sheet" style="margin:0 0 16px;border:1px solid ${colours.hairline};border-radius:12px"><tr>${picture ? pictureHtml(picture) : ''}
<td valign="top" style="padding:16px 16px 12px"><p class="ink" style="margin:0 0 4px;${body};font-weight:600">${escaped(title)}</p>
${lines.map((line) => note(lined(line), 4)).join('')}</td></tr></table>`;

const buttonHtml = ({ label, href, ending }: NonNullable<MailContent['button']>): string => `
<table ${table} style="margin:8px 0 24px"><tr><td bgcolor="${colours.spruce}" style="border-radius:12px">
<a href="${escaped(href)}" style="display:inline-block;padding:14px 24px;${font};font-size:16px;line-height:20px;font-weight:600;color:${colours.white};text-decoration:none;border-radius:12px">${escaped(label)}</a>
</td></tr></table>
${ending === undefined ? '' : paragraph(ending)}
${note(`${escaped(say.fallback)}<br><a href="${escaped(href)}" class="brand" style="color:${colours.spruce};word-break:break-all">${escaped(href)}</a>`, 16)}`;

/** The same as a page of its own. */
export const mailHtml = (mail: MailContent): string => {
  const { subject, paragraphs, button } = mail;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;padding:0;background:${colours.surface}">
<table ${table} width="100%" class="page" bgcolor="${colours.surface}"><tr><td align="center" style="padding:24px 12px">
<table ${table} width="100%" style="max-width:560px">
<tr><td class="brand" style="padding:0 8px 16px;${font};font-size:20px;line-height:28px;font-weight:700;color:${colours.spruce}">${escaped(productName)}</td></tr>
<tr><td class="sheet" bgcolor="${colours.white}" style="padding:32px 24px 16px;border:1px solid ${colours.hairline};border-radius:16px">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:24px;line-height:30px;font-weight:700;color:${colours.ink}">${escaped(subject)}</h1>
${paragraphs.map((it) => (typeof it === 'string' ? paragraph(it) : cardHtml(it))).join('\n')}${button ? buttonHtml(button) : ''}
</td></tr>
<tr><td style="padding:16px 8px 0">${note(lined(reasonOf(mail)), 16)}
${note(lined(foot), 0)}</td></tr>
</table></td></tr></table></body></html>
`;
};
