// A wish list that somebody shares, as everybody sees it who has its link.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { voicesTexts } from '../../../generated/texts/sentences/voicesTexts';
import { wishlistTexts as say } from '../../../generated/texts/sentences/wishlistTexts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Container, HStack } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { GridSkeleton } from '../shell/card-grid/card-grid';
import { Loaded } from '../shell/call-parts/loaded';
import { $session } from '../shell/session/session.store';
import { CompareButton } from './compare-choice';
import { NoSuchList } from './no-such-list';
import { StayGrid } from './stay-grid';
import { shared } from './stays.store';
import { TripLine } from './trip-line';
import { VoicesRow, VoicesWindows } from './voices-windows';
import { logInPressed, sharedSeen } from './voices.store';

export { opened } from './stays.store';

/** How to have a say, for those who have none yet. */
const SayHint = () => {
  const [session, logIn] = useUnit([$session, logInPressed]);
  if (session !== 'none')
    return (
      <Text textStyle="small" color="muted" marginBottom="6">
        {voicesTexts.seen}
      </Text>
    );
  return (
    <Button variant="outline" marginBottom="6" onClick={() => logIn()}>
      {voicesTexts.logIn}
    </Button>
  );
};

export const SharedWishlist = () => {
  const [failure, see] = useUnit([shared.$failure, sharedSeen]);
  useEffect(() => {
    see();
  }, [see]);
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
              <TripLine />
              <HStack flexWrap="wrap" gap="3" marginTop="4" marginBottom="8">
                <CompareButton />
                <VoicesRow />
              </HStack>
              <SayHint />
              <StayGrid empty={<EmptyState drawing="lake" title={say.noneIn} />} />
              <VoicesWindows />
            </>
          )}
        </Loaded>
      )}
    </Container>
  );
};
