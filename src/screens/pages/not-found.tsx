// An address that leads nowhere.
import { pathTo } from '../../../generated/routes/paths';
import { problemTexts } from '../../../generated/texts/sentences/problemTexts';
import { EmptyState } from '../../ui/empty-state';
import { Container } from '../../ui/layout';
import { ButtonLink } from '../shell/navigation/links';

export const NotFound = () => (
  <Container paddingY="8">
    <EmptyState
      drawing="lost"
      as="h1"
      title={problemTexts.notFoundHeading}
      actions={
        <>
          <ButtonLink to={pathTo.home()}>{problemTexts.toHome}</ButtonLink>
          <ButtonLink to={pathTo.search()} variant="outline">
            {problemTexts.toSearch}
          </ButtonLink>
        </>
      }
    >
      {problemTexts.notFoundText}
    </EmptyState>
  </Container>
);
