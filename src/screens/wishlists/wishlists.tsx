// Wish lists as tiles; for somebody who is not logged in, the stays that are saved on this device.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { PropertyCard, Wishlist } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { wishlistTexts as say } from '../../../generated/texts/sentences/wishlistTexts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { commonIcons } from '../../ui/icons/common';
import { Badge, Box, Container, HStack } from '../../ui/layout';
import { Photo } from '../../ui/photos/photo';
import { Heading, Text } from '../../ui/type';
import { grid, GridSkeleton } from '../shell/card-grid/card-grid';
import { loginAsked } from '../shell/chrome/login-modal.store';
import { Loaded } from '../shell/call-parts/loaded';
import { BareLink, ButtonLink } from '../shell/navigation/links';
import { pictureOf } from '../shell/property-card/picture-of';
import { $session } from '../shell/session/session.store';
import { savedShown, wishlists } from '../shell/wishlists/wishlists.store';
import { CompareButton } from './compare-choice';
import { SavedTabs } from './saved-tabs';
import { StayGrid } from './stay-grid';
import { $cards, $ids } from './stays.store';

export { opened } from './stays.store';

const Tiles = chakra('ul', { base: grid });
const Frame = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: 'lg',
    bg: 'surface.deep',
    display: 'grid',
    placeItems: 'center',
    color: 'muted',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});
const Whole = chakra(BareLink, { base: { display: 'block', borderRadius: 'lg', '&:hover h2': { textDecoration: 'underline' } } });

const Nothing = () => (
  <EmptyState drawing="lake" title={say.none} actions={<ButtonLink to={pathTo.search()}>{say.find}</ButtonLink>}>
    {say.noneText}
  </EmptyState>
);

const Tile = ({ list, first }: { readonly list: Wishlist; readonly first: PropertyCard | undefined }) => {
  const [photo] = first?.photos ?? [];
  return (
    <Whole to={pathTo.wishlistPage(list)}>
      <Frame>
        {photo ? (
          <Photo picture={{ ...pictureOf(photo), alt: '' }} sizes="(min-width: 48em) 25vw, 100vw" />
        ) : (
          <Icon of={commonIcons.heart} />
        )}
        {list.token !== null && (
          <Badge position="absolute" top="3" insetStart="3">
            {say.isShared}
          </Badge>
        )}
      </Frame>
      <Heading as="h2" textStyle="subheading" marginTop="3" overflowWrap="anywhere">
        {list.name}
      </Heading>
      <Text textStyle="small" color="muted">
        {say.stays({ count: list.property_ids.length })}
      </Text>
    </Whole>
  );
};

const Lists = ({ of: lists }: { readonly of: readonly Wishlist[] }) => {
  const cards = useUnit($cards);
  if (lists.length === 0) return <Nothing />;
  return (
    <Tiles>
      {lists.map((list) => (
        <li key={list.wishlist_id}>
          <Tile list={list} first={cards?.find(({ property_id }) => property_id === list.property_ids[0])} />
        </li>
      ))}
    </Tiles>
  );
};

const Here = () => {
  const [ids, ask] = useUnit([$ids, loginAsked]);
  return (
    <>
      {ids !== null && ids.length > 0 && (
        <Box marginBottom="8">
          <Heading as="h2" textStyle="subheading">
            {say.hereHeading}
          </Heading>
          <Text color="muted" marginTop="1" marginBottom="4">
            {say.hereText}
          </Text>
          <HStack flexWrap="wrap" gap="3">
            <Button variant="outline" onClick={() => ask({ wish: 'save' })}>
              {say.logIn}
            </Button>
            <CompareButton />
          </HStack>
        </Box>
      )}
      <StayGrid empty={<Nothing />} />
    </>
  );
};

export const Wishlists = () => {
  const [session, show] = useUnit([$session, savedShown]);
  useEffect(() => {
    show();
  }, [show]);
  return (
    <Container maxWidth="container.page" paddingTop={{ base: '8', md: '12' }} paddingBottom="16">
      <Heading as="h1" textStyle="display" marginBottom={session === 'none' ? '8' : '5'}>
        {say.heading}
      </Heading>
      {session !== 'none' && <SavedTabs shown="stays" />}
      {session === 'none' ? (
        <Here />
      ) : (
        <Loaded of={wishlists} failed={say.failed} fallback={<GridSkeleton count={4} />}>
          {(lists) => <Lists of={lists} />}
        </Loaded>
      )}
    </Container>
  );
};
