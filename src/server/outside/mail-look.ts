// A mail as it is read: in plain text, and in HTML in the product's look with one button. Pure.
import { productName } from '../../../generated/model/constants';
import { mailTexts as say } from '../../../generated/texts/sentences/mailTexts';

export interface MailContent {
  readonly to: string;
  /** The recipient of replies; none where it is left out. */
  readonly replyTo?: string;
  /** The role in which they get it; an account's owner where it is left out. */
  readonly reader?: 'account' | 'guest' | 'host' | 'writer' | 'support';
  readonly subject: string;
  /** The content: paragraphs of plain text. */
  readonly paragraphs: readonly string[];
  /** The one thing to do, and what to know about it. */
  readonly button?: { readonly label: string; readonly href: string; readonly ending: string };
}

const reasonOf = ({ replyTo, reader = 'account' }: MailContent): string =>
  replyTo === undefined ? `${say[reader]} ${say.help}` : say.answered({ address: replyTo });
const foot = `${say.company}\n${say.address}`;

/** Every word of a mail; its link stands alone in a line. */
export const mailText = (mail: MailContent): string => {
  const { paragraphs, button } = mail;
  return `${[...paragraphs, ...(button ? [`${button.label}:\n${button.href}`, button.ending] : []), reasonOf(mail), foot].join('\n\n')}\n`;
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

// mail programs know no style sheet, and many no more than tables
const colours = { ink: '#1f2a2e', muted: '#5b666b', spruce: '#0f5c4d', hairline: '#d9dedc', surface: '#f5f7f6', white: '#ffffff' } as const;
const font = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const lined = (text: string): string => escaped(text).replaceAll('\n', '<br>');
const paragraph = (text: string, style: string): string => `<p style="margin:0 0 16px;${style}">${lined(text)}</p>`;
const body = `${font};font-size:16px;line-height:24px;color:${colours.ink}`;
const small = `${font};font-size:14px;line-height:20px;color:${colours.muted}`;

const buttonHtml = ({ label, href, ending }: NonNullable<MailContent['button']>): string => `
<table ${table} style="margin:8px 0 24px"><tr><td bgcolor="${colours.spruce}" style="border-radius:12px">
<a href="${escaped(href)}" style="display:inline-block;padding:14px 24px;${font};font-size:16px;line-height:20px;font-weight:600;color:${colours.white};text-decoration:none;border-radius:12px">${escaped(label)}</a>
</td></tr></table>
${paragraph(ending, body)}
<p style="margin:0 0 16px;${small}">${escaped(say.fallback)}<br><a href="${escaped(href)}" style="color:${colours.spruce};word-break:break-all">${escaped(href)}</a></p>`;

/** The same as a page of its own. */
export const mailHtml = (mail: MailContent): string => {
  const { subject, paragraphs, button } = mail;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background:${colours.surface}">
<table ${table} width="100%" bgcolor="${colours.surface}"><tr><td align="center" style="padding:24px 12px">
<table ${table} width="100%" style="max-width:560px">
<tr><td style="padding:0 8px 16px;${font};font-size:20px;line-height:28px;font-weight:700;color:${colours.spruce}">${escaped(productName)}</td></tr>
<tr><td bgcolor="${colours.white}" style="padding:32px 24px 16px;border:1px solid ${colours.hairline};border-radius:16px">
<h1 style="margin:0 0 16px;${font};font-size:24px;line-height:30px;font-weight:700;color:${colours.ink}">${escaped(subject)}</h1>
${paragraphs.map((text) => paragraph(text, body)).join('\n')}${button ? buttonHtml(button) : ''}
</td></tr>
<tr><td style="padding:16px 8px 0">${paragraph(reasonOf(mail), small)}
<p style="margin:0;${small}">${lined(foot)}</p></td></tr>
</table></td></tr></table></body></html>
`;
};
