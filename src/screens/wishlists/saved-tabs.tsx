// The two kinds of what a person has saved: stays in lists, and searches.
import { pathTo } from '../../../generated/routes/paths';
import { savedSearchTexts as say } from '../../../generated/texts/sentences/savedSearchTexts';
import { TabRow } from '../../ui/tabs';
import { TabLink } from '../shell/navigation/tab-links';

export const SavedTabs = ({ shown }: { readonly shown: 'stays' | 'searches' }) => (
  <TabRow aria-label={say.parts} marginBottom="8">
    <TabLink to={pathTo.wishlistsPage()} aria-current={shown === 'stays' ? 'page' : undefined}>
      {say.stays}
    </TabLink>
    <TabLink to={pathTo.savedSearchesPage()} aria-current={shown === 'searches' ? 'page' : undefined}>
      {say.searches}
    </TabLink>
  </TabRow>
);
