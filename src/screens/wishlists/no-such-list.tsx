// A wish list that is not there, or is not shared any more.
import { pathTo } from '../../../generated/routes/paths';
import { wishlistTexts as say } from '../../../generated/texts/sentences/wishlistTexts';
import { EmptyState } from '../../ui/empty-state';
import { ButtonLink } from '../shell/navigation/links';

export const NoSuchList = () => (
  <EmptyState drawing="lost" as="h1" title={say.notFound} actions={<ButtonLink to={pathTo.search()}>{say.find}</ButtonLink>}>
    {say.notFoundText}
  </EmptyState>
);
