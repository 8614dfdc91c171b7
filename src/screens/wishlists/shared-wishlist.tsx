// A wish list that somebody shares, as everybody sees it who has its link.
import { useUnit } from 'effector-react';
import { wishlistTexts as say } from '../../../generated/texts/sentences/wishlistTexts';
import { EmptyState } from '../../ui/empty-state';
import { Container, HStack } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { GridSkeleton } from '../shell/card-grid/card-grid';
import { Loaded } from '../shell/calls/loaded';
import { CompareButton } from './compare-choice';
import { NoSuchList } from './no-such-list';
import { StayGrid } from './stay-grid';
import { shared } from './stays.store';

export { opened } from './stays.store';

export const SharedWishlist = () => {
  const failure = useUnit(shared.$failure);
  const isAbsent = failure?.kind === 'refusal' && failure.code === 'wishlist.not_found';
  return (
    <Container maxWidth="container.page" paddingTop={{ base: '8', md: '12' }} paddingBottom="16">
      {isAbsent ? (
        <NoSuchList />
      ) : (
        <Loaded of={shared} failed={say.failed} fallback={<GridSkeleton count={4} />}>
          {(list) => (
            <>
              <Heading as="h1" textStyle="display" overflowWrap="anywhere">
                {list.name}
              </Heading>
              {list.by !== null && (
                <Text color="muted" marginTop="2">
                  {say.by({ name: list.by })}
                </Text>
              )}
              <Text color="muted">{say.stays({ count: list.property_ids.length })}</Text>
              <HStack flexWrap="wrap" gap="3" marginTop="4" marginBottom="8">
                <CompareButton />
              </HStack>
              <StayGrid empty={<EmptyState drawing="lake" title={say.noneIn} />} />
            </>
          )}
        </Loaded>
      )}
    </Container>
  );
};
