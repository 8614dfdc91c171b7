// Saved searches: the button above results, their page, and the page that ends their mails.
import { signedIn } from '../account/account.rules';
import { form } from 'spec-to-app/form';
import { anyone } from 'spec-to-app/rule';
import { text } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { route } from '../product';
import { changeSavedSearch, deleteSavedSearch, getSearchMails, listSavedSearches, saveSearch, setSearchMails } from './saved-search.calls';
import { SavedSearchName, savedSearches as source } from './saved-search.model';

export const savedSearchForm = form({
  source,
  title: 'Rename this search',
  submit: 'Save',
  collects: SavedSearchName,
  fields: { name: { label: 'Name', missing: 'Enter a name.' } },
});

export const savedSearchesPage = route('/saved-searches', {
  source,
  screen: 'SavedSearches',
  title: 'Saved searches',
  description: 'The searches you saved on {product}.',
  guard: signedIn,
  chrome: { header: 'plain', sidebar: true, footer: false },
  uses: [listSavedSearches, saveSearch, changeSavedSearch, savedSearchForm, deleteSavedSearch],
});
export const searchMailsPage = route('/saved-search/:token', {
  source,
  screen: 'SearchMails',
  title: 'Emails about a saved search',
  description: 'Stop the emails about a saved search on {product}.',
  guard: anyone,
  indexed: false,
  chrome: { sidebar: false, footer: true },
  params: { token: text({ min: 1, max: 100 }) },
  uses: [getSearchMails, setSearchMails],
});

export const savedSearchTexts = texts({
  source,
  says: 'Saved searches',
  texts: {
    save: 'Save this search',
    isSaved: 'Search saved',
    nowSaved: 'Search saved. We’ll email you when a new stay fits.',
    view: 'View',
    heading: 'Saved searches',
    stays: 'Stays',
    searches: 'Searches',
    parts: 'What you saved',
    none: 'No saved searches yet',
    noneText: 'Press “Save this search” above the results of a search. We’ll email you when a new stay fits.',
    find: 'Find a stay',
    anywhere: 'All of Canada',
    mapPart: 'a part of the map',
    over: 'These dates are over, so we don’t look for new stays any more.',
    mails: 'Email me when a new stay fits',
    verify: 'Verify your email address to get emails about new stays.',
    rename: 'Rename',
    renameOf: 'Rename “{name}”',
    delete: 'Delete',
    deleteOf: 'Delete “{name}”',
    deleted: 'Search deleted.',
    undo: 'Undo',
    failed: 'We couldn’t load your saved searches.',
    endHeading: 'Stop these emails?',
    endText: 'We email you when a new stay fits “{name}”.',
    end: 'Stop these emails',
    endedHeading: 'These emails have ended',
    endedText: 'We won’t email you about “{name}” any more. The search itself stays saved.',
    endUndo: 'Undo',
    again: 'You’ll get emails about “{name}” again.',
    endMissing: 'This saved search isn’t here',
    endMissingText: 'It may have been deleted. Then its emails have ended, too.',
    endFailed: 'We couldn’t load this page.',
  },
});
