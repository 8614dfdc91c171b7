// Two or three stays side by side, at an address that can be handed on.
import { useUnit } from 'effector-react';
import type { ComparedStay } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { compareTexts as say } from '../../../generated/texts/sentences/compareTexts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { commonIcons } from '../../ui/icons/common';
import { Container, HStack } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { GridSkeleton } from '../shell/card-grid/card-grid';
import { Loaded } from '../shell/call-parts/loaded';
import { LinkWindow } from '../shell/handing/link-window';
import { ButtonLink } from '../shell/navigation/links';
import { detailText, tripOf } from '../shell/search-pill/trip';
import { CompareTable } from './compare-table';
import { $query, compared, shared } from './compare.store';

export { opened } from './compare.store';

const Nothing = () => (
  <EmptyState drawing="lake" title={say.none} actions={<ButtonLink to={pathTo.wishlistsPage()}>{say.toLists}</ButtonLink>}>
    {say.noneText}
  </EmptyState>
);

const Found = ({ stays, asked }: { readonly stays: readonly ComparedStay[]; readonly asked: number }) => {
  const [query, share] = useUnit([$query, shared]);
  const gone = asked - stays.length;
  const trip = detailText(tripOf(query));
  return (
    <>
      {trip !== undefined && <Text color="muted">{trip}</Text>}
      {gone > 0 && (
        <Text color="muted" marginTop="2">
          {say.gone({ count: gone })}
        </Text>
      )}
      <HStack flexWrap="wrap" gap="3" marginTop="4" marginBottom="6">
        <Button variant="outline" icon={commonIcons.share} onClick={() => share()}>
          {say.share}
        </Button>
        <ButtonLink variant="ghost" to={pathTo.wishlistsPage()}>
          {say.toLists}
        </ButtonLink>
      </HStack>
      <CompareTable stays={stays} query={query} />
      <LinkWindow />
    </>
  );
};

export const Compare = () => {
  const { stays = [] } = useUnit($query);
  return (
    <Container maxWidth="container.page" paddingTop={{ base: '8', md: '12' }} paddingBottom="16">
      <Heading as="h1" textStyle="display" marginBottom="2">
        {say.heading}
      </Heading>
      {stays.length === 0 ? (
        <Nothing />
      ) : (
        <Loaded of={compared} failed={say.failed} fallback={<GridSkeleton count={stays.length} />}>
          {(found) => (found.length === 0 ? <Nothing /> : <Found stays={found} asked={stays.length} />)}
        </Loaded>
      )}
    </Container>
  );
};
