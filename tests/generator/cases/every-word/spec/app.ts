// An app that says every word of the language at least once: a library that lends tools.
import { product } from 'spec-to-app/app';
import { invalidInput, malformed, noSuchCall, rateLimited, repeatedDifferently, tooLarge } from './library/library.errors';
import { Side, stillZones, Surroundings } from './library/facts.model';
import { Visitor } from './library/library.model';
import { keeper, signedIn } from './library/library.rules';

export const app = product({
  source: '§1',
  name: 'Shed',
  titlePrefix: '{product} | ',
  title: 'Tools to borrow',
  description: 'Borrow a tool for {longestLoanDays} days at most',
  slots: { product: 'Shed', parent: 'Borough' },
  visitor: Visitor,
  chrome: Surroundings,
  modes: Side,
  modeGuards: { keeper },
  chromeGuards: { sidebar: signedIn },
  readers: {
    keeper: { guard: keeper, because: 'You look after the tools of {product}.' },
    member: { guard: signedIn, because: 'You borrow tools of {product}.' },
  },
  settledZones: stillZones,
  contact: 'tools@shed.example',
  defaultErrors: { invalidInput, malformed, tooLarge, rateLimited, notFound: noSuchCall, repeatedDifferently },
  subjects: ['library', 'pages', 'navigation'],
});
