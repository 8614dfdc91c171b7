// The stand-in's two pages: who one wants to be, and that a sign-on is over. They need no script.
import { randomBytes } from 'node:crypto';
import { parentName, productName } from '../../../generated/model/constants';
import { escapeHtml } from '../../server/outside/escape-html';
import { look } from './look';
import type { ParentAccount } from './people';

/** A page with the policy that it is sent under. */
export interface StandInPage {
  readonly html: string;
  readonly policy: string;
}

const house = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" aria-hidden="true" focusable="false"><path fill="#17406d" d="M18 2a16 16 0 1 0 0 32 16 16 0 0 0 0-32Z"/><path fill="#fff" d="M17 7v20h-2.2c-2.9 0-5.3-1.6-6.2-4h2.3L17 7Zm2.2 3.6L26.6 23H19.2V10.6ZM18 29c4 0 7.5-1.5 9.4-4H8.6c1.9 2.500 5.400 4 9.400 4Z"/></svg>`;

interface Parts {
  readonly title: string;
  readonly body: string;
  /** Where a form of the page may lead in the end, beside this site. */
  readonly leadsTo?: string;
}
const pageOf = ({ title, body, leadsTo = '' }: Parts): StandInPage => {
  const nonce = randomBytes(18).toString('base64');
  return {
    policy: [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      'img-src data:',
      // a browser follows a form's redirects only to where forms may lead
      `form-action 'self' ${leadsTo}`.trim(),
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    html: `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${parentName}</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(house)}">
<style nonce="${nonce}">${look}</style>
</head>
<body>
<aside class="demo" aria-label="About this page"><strong>Demo stand-in.</strong> This page plays ${parentName}; the people on it are made up, and no password is asked for.</aside>
<main>
<p class="house">${house}<span>${parentName}</span></p>
<div class="card">
${body}
</div>
</main>
</body>
</html>
`,
  };
};

const initialsOf = ({ given_name, family_name }: ParentAccount): string => `${given_name.charAt(0)}${family_name.charAt(0)}`;

const choiceOf = (account: ParentAccount, at: number): string => {
  const { id, email, given_name, family_name, shows } = account;
  return `<label class="person">
<span class="face" aria-hidden="true">${escapeHtml(initialsOf(account))}</span>
<span class="who"><b>${escapeHtml(`${given_name} ${family_name}`)}</b><span>${escapeHtml(email).replace('@', '<wbr>@')}</span><span>${escapeHtml(shows)}</span></span>
<input type="radio" name="person" value="${escapeHtml(id)}"${at === 0 ? ' checked' : ''} required>
</label>`;
};

export interface Choice {
  readonly accounts: readonly ParentAccount[];
  /** Where the form is sent. */
  readonly address: string;
  /** The site that asks, where the browser ends up. */
  readonly origin: string;
}

/** A choice of persons, the facts that the product will read, and a way to refuse. */
export const choicePage = ({ accounts, address, origin }: Choice): StandInPage =>
  pageOf({
    title: 'Choose an account',
    leadsTo: origin,
    body: `<h1>Choose an account</h1>
<p class="quiet">to continue to ${productName}</p>
<form method="post" action="${escapeHtml(address)}">
<fieldset>
<legend>Who are you today?</legend>
${accounts.map(choiceOf).join('\n')}
</fieldset>
<div class="told">${productName} will be told:
<ul><li>your email address, and whether it is verified</li><li>your first and last name</li></ul>
</div>
<div class="ways">
<button class="main" name="answer" value="continue">Continue</button>
<button name="answer" value="refuse" formnovalidate>Do not allow</button>
</div>
</form>`,
  });

/** A sign-on that cannot go on, with the way back. */
export const overPage = (back: string): StandInPage =>
  pageOf({
    title: 'This sign-on is over',
    body: `<h1>This sign-on is over</h1>
<p>It was finished already, took too long, or began in another browser.</p>
<div class="ways"><a class="main" href="${escapeHtml(back)}">Back to ${productName}</a></div>`,
  });
