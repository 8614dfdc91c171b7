// A mail as it is read: in plain text, and in HTML in the product's look with one button. Pure.
import { type MailReader, mailReasons } from '../../../generated/jobs/jobs';
import type { MailCard, MailFact, MailPart, MailQuote, MailSums, MailWords } from '../../../generated/jobs/mail';
import { productName } from '../../../generated/model/constants';
import { mailTexts as say } from '../../../generated/texts/sentences/mailTexts';
import { escapeHtml } from './escape-html';

/** The words of a mail, and whom it goes to. */
export interface MailContent extends Omit<MailWords, 'reader'> {
  readonly to: string;
  /** The recipient of replies; none where it is left out. */
  readonly replyTo?: string;
  /** The role in which they get it; an account's owner where it is left out. */
  readonly reader?: MailReader;
  /** The line that a list of mails shows beside the subject, where the first words are not for a locked screen. */
  readonly preview?: string;
  /** The end of all mails of its kind, which nobody has to log in for. */
  readonly end?: MailEnd;
}

export interface MailEnd {
  readonly label: string;
  /** The page where its reader ends them. */
  readonly href: string;
  /** The address that mail programs post to (RFC 8058). */
  readonly oneClick: string;
}

const reasonOf = ({ replyTo, reader = 'account' }: MailContent): string =>
  replyTo === undefined ? `${mailReasons[reader]} ${say.help}` : say.answered({ address: replyTo });
const foot = `${say.company}\n${say.address}`;

export const factText = (it: MailFact): string => say.fact({ label: it.label, value: it.value });
const cardText = ({ title, note, facts, href }: MailCard): string =>
  [title, note ?? [], facts.map(factText), href ?? []].flat(2).join('\n');
const asText = (it: MailPart): string => {
  if (typeof it === 'string') return it;
  if ('quote' in it) return it.quote;
  return 'sums' in it ? [...it.sums, it.total].map(factText).join('\n') : cardText(it);
};

const maxPreview = 140;
const cut = (text: string): string =>
  text.length <= maxPreview ? text : `${text.slice(0, text.lastIndexOf(' ', maxPreview) + 1 || maxPreview).trimEnd()}…`;
/** Sentences: the one that introduces a card says no more than the subject, and lists are none. */
const isTelling = (it: MailPart): boolean => (typeof it === 'string' ? !it.endsWith(':') && !it.includes('\n') : 'quote' in it);
const factsOf = (it: MailPart): string[] => (typeof it === 'string' || !('facts' in it) ? [] : it.facts.slice(0, 2).map(factText));
/** The line that a list of mails shows beside the subject: what is new, and what to do. */
export const mailPreview = ({ paragraphs, button, preview }: MailContent): string => {
  const said = [...paragraphs.filter(isTelling).map(asText), button?.ending ?? []].flat();
  const words = said.length > 0 ? said : paragraphs.flatMap(factsOf);
  return cut(preview ?? words.join(' ').replaceAll(/\s+/g, ' '));
};

/** Every word of a mail; its link stands alone in a line. */
export const mailText = (mail: MailContent): string => {
  const { paragraphs, button, end } = mail;
  const ending = end ? [`${end.label}:\n${end.href}`] : [];
  const action = button ? [`${button.label}:\n${button.href}`, button.ending ?? []].flat() : [];
  return `${[...paragraphs.map(asText), ...action, reasonOf(mail), ...ending, foot].join('\n\n')}\n`;
};

// mail programs know no style sheet, and many no more than tables
const colours = { ink: '#1f2a2e', muted: '#5b666b', spruce: '#0f5c4d', hairline: '#d9dedc', surface: '#f5f7f6', white: '#ffffff' } as const;
const font = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const lined = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
// a long word or address breaks where it would leave the page
const breaking = 'word-break:break-word;overflow-wrap:anywhere';
const body = `${font};font-size:16px;line-height:24px;color:${colours.ink};${breaking}`;
const small = `${font};font-size:14px;line-height:20px;color:${colours.muted};${breaking}`;
const paragraph = (text: string): string => `<p class="ink" style="margin:0 0 16px;${body}">${lined(text)}</p>`;
const note = (html: string, gap: number): string => `<p class="muted" style="margin:0 0 ${gap}px;${small}">${html}</p>`;
const quoteHtml = ({ quote }: MailQuote): string => `
<table ${table} width="100%" style="margin:0 0 16px"><tr><td class="line ink" style="padding:4px 0 4px 16px;border-left:4px solid ${colours.hairline};${body}">${lined(quote)}</td></tr></table>`;

// those that know the scheme of their reader's screen, and its width, take these; the others keep what stands in the elements
const sheet = `:root{color-scheme:light dark}
@media (max-width:480px){.pad{padding:24px 16px 8px!important}}
@media (prefers-color-scheme:dark){
.page{background:#12181a!important}.sheet{background:#1c2427!important;border-color:#364146!important}.line{border-color:#4a575d!important}
.ink{color:#edf1ef!important}.muted{color:#aebabd!important}.brand{color:#74c7b2!important}.act{background:#1f7a66!important}}`;

/** The width of a card's picture as it is shown, in pixels. */
export const pictureWidth = 80;
const pictureHtml = ({ src, alt, width, height }: NonNullable<MailCard['picture']>): string => `
<td width="${pictureWidth}" valign="top" style="padding:0 16px 12px 0"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${pictureWidth}" height="${Math.round((pictureWidth * height) / width)}" style="display:block;border-radius:8px"></td>`;
const factHtml = ({ label, value }: MailFact): string => `
<tr><td width="${pictureWidth}" valign="top" class="muted" style="padding:0 16px 4px 0;${small}">${escapeHtml(label)}</td>
<td valign="top" class="ink" style="padding:0 0 4px;${small};color:${colours.ink}">${lined(value)}</td></tr>`;
const titleHtml = ({ title, href }: MailCard): string =>
  href === undefined
    ? escapeHtml(title)
    : `<a href="${escapeHtml(href)}" class="ink" style="color:${colours.ink}">${escapeHtml(title)}</a>`;
const cardHtml = (card: MailCard): string => {
  const { note: place, facts, picture } = card;
  return `
<table ${table} width="100%" class="sheet" style="margin:0 0 16px;border:1px solid ${colours.hairline};border-radius:12px"><tr><td style="padding:16px 16px 12px">
<table ${table} width="100%"><tr>${picture ? pictureHtml(picture) : ''}
<td valign="top" style="padding:0 0 12px"><p class="ink" style="margin:0 0 4px;${body};font-weight:600">${titleHtml(card)}</p>
${place === null ? '' : note(escapeHtml(place), 0)}</td></tr></table>
${facts.length === 0 ? '' : `<table ${table} width="100%">${facts.map(factHtml).join('')}</table>`}</td></tr></table>`;
};
const sumHtml = ({ label, value }: MailFact, weight = 400): string => `
<tr><td valign="top" class="ink" style="padding:0 16px 4px 0;${small};color:${colours.ink};font-weight:${weight}">${escapeHtml(label)}</td>
<td valign="top" align="right" class="ink" style="padding:0 0 4px;${small};color:${colours.ink};font-weight:${weight}">${escapeHtml(value)}</td></tr>`;
const sumsHtml = ({ sums, total }: MailSums): string => `
<table ${table} width="100%" style="margin:0 0 12px">${sums.map((it) => sumHtml(it)).join('')}${sumHtml(total, 600)}</table>`;
const asHtml = (it: MailPart): string => {
  if (typeof it === 'string') return paragraph(it);
  if ('quote' in it) return quoteHtml(it);
  return 'sums' in it ? sumsHtml(it) : cardHtml(it);
};

const buttonHtml = ({ label, href, ending }: NonNullable<MailContent['button']>): string => `
<table ${table} style="margin:8px 0 24px"><tr><td class="act" bgcolor="${colours.spruce}" style="border-radius:12px">
<a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;${font};font-size:16px;line-height:20px;font-weight:600;color:${colours.white};text-decoration:none;border-radius:12px">${escapeHtml(label)}</a>
</td></tr></table>
${ending === undefined ? '' : paragraph(ending)}
${note(`${escapeHtml(say.fallback)}<br><a href="${escapeHtml(href)}" class="brand" style="color:${colours.spruce};word-break:break-all">${escapeHtml(href)}</a>`, 16)}`;

const endHtml = ({ label, href }: MailEnd): string =>
  note(`<a href="${escapeHtml(href)}" class="brand" style="color:${colours.spruce}">${escapeHtml(label)}</a>`, 16);

// keeps what follows out of the line of a list of mails
const filling = '&#847;&zwnj;&nbsp;'.repeat(80);

/** The same as a page of its own. */
export const mailHtml = (mail: MailContent): string => {
  const { subject, paragraphs, button, end } = mail;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${sheet}</style></head>
<body class="page" style="margin:0;padding:0;background:${colours.surface}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(mailPreview(mail))}${filling}</div>
<table ${table} width="100%" class="page" bgcolor="${colours.surface}"><tr><td align="center" style="padding:24px 12px">
<table ${table} width="100%" style="max-width:560px">
<tr><td class="brand" style="padding:0 8px 16px;${font};font-size:20px;line-height:28px;font-weight:700;color:${colours.spruce}">${escapeHtml(productName)}</td></tr>
<tr><td class="sheet pad" bgcolor="${colours.white}" style="padding:32px 24px 16px;border:1px solid ${colours.hairline};border-radius:16px">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:24px;line-height:30px;font-weight:700;color:${colours.ink};${breaking}">${escapeHtml(subject)}</h1>
${paragraphs.map(asHtml).join('\n')}${button ? buttonHtml(button) : ''}
</td></tr>
<tr><td style="padding:16px 8px 0">${note(lined(reasonOf(mail)), 16)}${end ? endHtml(end) : ''}
${note(lined(foot), 0)}</td></tr>
</table></td></tr></table></body></html>
`;
};
