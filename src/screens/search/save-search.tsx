// The button that saves a search, and afterwards the way to all that are saved.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { pathTo } from '../../../generated/routes/paths';
import { savedSearchTexts as say } from '../../../generated/texts/sentences/savedSearchTexts';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { commonIcons } from '../../ui/icons/common';
import { useHydrated } from '../shell/loading/use-hydrated';
import { ButtonLink } from '../shell/navigation/links';
import { $isSaved, $path, $saving, savePressed, saveShown } from './save-search.store';

const look = { variant: 'ghost', size: 'sm', minHeight: 'touch', paddingX: '2', marginX: '-2', flexShrink: '0' } as const;

export const SaveSearch = () => {
  const [path, isSaved, busy, show, save] = useUnit([$path, $isSaved, $saving, saveShown, savePressed]);
  useEffect(() => {
    show();
  }, [show]);
  // the list may be known before this part is hydrated
  const isKnown = useHydrated() && isSaved;
  // all of Canada at any time is no search
  if (path === pathTo.search()) return null;
  if (isKnown)
    return (
      <ButtonLink to={pathTo.savedSearchesPage()} {...look}>
        <Icon of={commonIcons.heartFull} />
        {say.isSaved}
      </ButtonLink>
    );
  return (
    <Button icon={commonIcons.heart} busy={busy} onClick={() => save()} {...look}>
      {say.save}
    </Button>
  );
};
