// An app that says every word of the language at least once: a library that lends tools.
import { product } from '../../../../../spec/language/app';
import * as libraryCalls from './library/library.calls';
import * as libraryErrors from './library/library.errors';
import * as libraryFacts from './library/facts.model';
import * as libraryModel from './library/library.model';
import * as libraryRules from './library/library.rules';
import * as libraryScreens from './library/library.screens';
import * as navigation from './navigation';
import * as pages from './pages/pages.screens';

export const app = product({
  source: '§1',
  name: 'Shed',
  titlePrefix: '{product} | ',
  title: 'Tools to borrow',
  description: 'Borrow a tool for {longestLoanDays} days at most',
  slots: { product: 'Shed', parent: 'Borough' },
  visitor: libraryModel.Visitor,
  standing: {
    invalidInput: libraryErrors.invalidInput,
    malformed: libraryErrors.malformed,
    tooLarge: libraryErrors.tooLarge,
    rateLimited: libraryErrors.rateLimited,
  },
  subjects: {
    library: [libraryFacts, libraryModel, libraryErrors, libraryRules, libraryCalls, libraryScreens],
    pages: [pages],
    navigation: [navigation],
  },
});
