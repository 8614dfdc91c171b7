// Where there is nothing to ask for: the address names no stay, or its listing is gone.
import { pathTo } from '../../../generated/routes/paths';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { listingTexts } from '../../../generated/texts/sentences/listingTexts';
import { EmptyState } from '../../ui/empty-state';
import { ButtonLink } from '../shell/navigation/links';

export const NotNamed = () => (
  <EmptyState as="h1" drawing="lost" title={say.missing} actions={<ButtonLink to={pathTo.stays()}>{say.toStays}</ButtonLink>}>
    {say.missingHint}
  </EmptyState>
);

export const Gone = () => (
  <EmptyState
    as="h1"
    drawing="lost"
    title={listingTexts.notFoundHeading}
    actions={<ButtonLink to={pathTo.search()}>{listingTexts.toSearch}</ButtonLink>}
  >
    {listingTexts.notFoundText}
  </EmptyState>
);
