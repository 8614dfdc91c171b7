// The head of a listing: its title, how it is rated, where it is, its registrations, and a way to send it on.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { Listing } from '../../../generated/model/entities';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Button } from '../../ui/button';
import { commonIcons } from '../../ui/icons/common';
import { RatingChip } from '../../ui/stars';
import { Heading, Link } from '../../ui/type';
import { FactList } from './facts';
import { deferred } from '../shell/loading/deferred';
import { linkHanded } from '../shell/handing/hand-on.store';
import { Box, HStack } from '../../ui/layout';

const save = deferred(async () => (await import('../shell/wishlists/heart')).SaveButton);
const linkWindow = deferred(async () => (await import('../shell/handing/link-window')).LinkWindow);
if (import.meta.env.SSR) await Promise.all([save.preload(), linkWindow.preload()]);

const Rated = ({ rating, review_count }: Listing) => {
  if (review_count === 0) return <li>{say.unrated}</li>;
  return (
    <li>
      <Link href="#reviews">
        <RatingChip rating={rating} count={review_count} />
      </Link>
    </li>
  );
};

export const TitleRow = ({ listing }: { readonly listing: Listing }) => {
  const share = useUnit(linkHanded);
  return (
    <chakra.header
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      justifyContent="space-between"
      gap="3"
      paddingY={{ base: '5', md: '6' }}
    >
      <Box flex="1 1 20rem" minWidth="0">
        <Heading as="h1" textStyle="title" marginBottom="2" overflowWrap="anywhere">
          {listing.title}
        </Heading>
        <FactList textStyle="small">
          <Rated {...listing} />
          <li>
            <Link href="#place">{listing.place}</Link>
          </li>
          {listing.registrations.map((it) => (
            <chakra.li key={it.called} color="muted">
              {say.registration(it)}
            </chakra.li>
          ))}
        </FactList>
      </Box>
      <HStack marginX="-3" gap="0">
        {listing.status === 'listed' && <save.Part of={listing.property_id} />}
        <Button
          variant="ghost"
          size="sm"
          minHeight="touch"
          icon={commonIcons.share}
          onClick={() => share({ title: listing.title, url: location.href, copied: say.linkCopied })}
        >
          {say.share}
        </Button>
        <linkWindow.Part />
      </HStack>
    </chakra.header>
  );
};
