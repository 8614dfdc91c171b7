// A lending library of tools: a product that shares nothing with another but the platform.
import { product } from 'spec-to-app/app';
import {
  invalidInput,
  malformed,
  noSuchCall,
  rateLimited,
  repeatedDifferently,
  tooLarge,
} from '../../../../../generator/platform/default.errors';
import { Visitor } from './members/members.model';
import { keeper } from './members/members.rules';

export const app = product({
  source: '§1',
  name: 'Shed',
  language: 'en-GB',
  titlePrefix: '{product} | ',
  title: 'Tools to borrow',
  description: 'Borrow a tool from your neighbours for {longestLoanDays} days at most.',
  slots: { product: 'Shed' },
  visitor: Visitor,
  readers: { keeper: { guard: keeper, because: 'You lend tools on {product}.' } },
  currency: '£',
  exampleEmail: 'jo@example.org',
  contact: 'shed@example.org',
  defaultErrors: { invalidInput, malformed, tooLarge, rateLimited, notFound: noSuchCall, repeatedDifferently },
  extends: ['../../../../../generator/platform'],
  subjects: ['platform', 'members', 'tools', 'navigation'],
});
