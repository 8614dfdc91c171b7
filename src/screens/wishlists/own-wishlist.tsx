// One of a person's wish lists: its stays, and what can be done with the list.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Wishlist } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { wishlistTexts as say } from '../../../generated/texts/sentences/wishlistTexts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { commonIcons } from '../../ui/icons/common';
import { Container, HStack } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { GridSkeleton } from '../shell/card-grid/card-grid';
import { LoadFailed } from '../shell/failures/load-failed';
import { LinkWindow } from '../shell/handing/link-window';
import { ButtonLink } from '../shell/navigation/links';
import { savedShown, wishlists } from '../shell/wishlists/wishlists.store';
import { CompareButton } from './compare-choice';
import { NoSuchList } from './no-such-list';
import { sharePressed, viewed } from './own-list.store';
import { OwnWindows } from './own-windows';
import { StayGrid } from './stay-grid';
import { $list } from './stays.store';
import { TripLine } from './trip-line';
import { VoicesRow, VoicesWindows } from './voices-windows';

export { opened } from './stays.store';

const Actions = ({ list }: { readonly list: Wishlist }) => {
  const [view, share] = useUnit([viewed, sharePressed]);
  return (
    <HStack flexWrap="wrap" gap="3" marginTop="4" marginBottom="8">
      <Button variant="outline" icon={commonIcons.share} onClick={() => share(list)}>
        {say.share}
      </Button>
      <Button variant="outline" icon={commonIcons.calendar} onClick={() => view('trip')}>
        {say.trip}
      </Button>
      <CompareButton />
      <VoicesRow />
      <Button variant="outline" icon={commonIcons.edit} onClick={() => view('edit')}>
        {say.edit}
      </Button>
      <Button variant="ghost" icon={commonIcons.trash} onClick={() => view('delete')}>
        {say.delete}
      </Button>
    </HStack>
  );
};

const Empty = () => (
  <EmptyState drawing="lake" title={say.noneIn} actions={<ButtonLink to={pathTo.search()}>{say.find}</ButtonLink>}>
    {say.noneText}
  </EmptyState>
);

const Loaded = ({ list }: { readonly list: Wishlist }) => (
  <>
    <Heading as="h1" textStyle="display" overflowWrap="anywhere">
      {list.name}
    </Heading>
    <Text color="muted" marginTop="2">
      {say.stays({ count: list.property_ids.length })}
      {list.token !== null && ` · ${say.isShared}`}
    </Text>
    <TripLine />
    <Actions list={list} />
    <StayGrid empty={<Empty />} />
    <OwnWindows list={list} />
    <VoicesWindows />
    <LinkWindow />
  </>
);

export const OwnWishlist = () => {
  const { list, failure, pending } = useUnit({ list: $list, failure: wishlists.$failure, pending: wishlists.$pending });
  const [show, retry] = useUnit([savedShown, wishlists.retried]);
  useEffect(() => {
    show();
  }, [show]);
  return (
    <Container maxWidth="container.page" paddingTop={{ base: '5', md: '8' }} paddingBottom="16">
      <ButtonLink to={pathTo.wishlistsPage()} variant="ghost" size="sm" marginBottom="3" marginX="-3">
        {say.backToAll}
      </ButtonLink>
      {list !== null && list !== 'absent' && <Loaded list={list} />}
      {list === 'absent' && !pending && <NoSuchList />}
      {list === null && failure && !pending && <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />}
      {list === null && (!failure || pending) && <GridSkeleton count={4} />}
    </Container>
  );
};
