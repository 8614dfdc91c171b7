// The head of a listing: its title, how it is rated, where it is, its registration, and a way to send it on.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { Listing } from '../../../generated/model/entities';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Button } from '../../ui/button';
import { icons } from '../../ui/icons/basic';
import { RatingChip } from '../../ui/stars';
import { Heading, TextLink } from '../../ui/type';
import { toastShown } from '../shell/chrome/toasts.store';

const Facts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    textStyle: 'small',
    '& > li': { display: 'inline-flex', alignItems: 'center' },
    '& > li:not(:last-child)::after': { content: '"·"', marginInlineStart: '2', color: 'muted' },
  },
});

/** The device's own way to share; where it has none, the link is copied. */
const useSharing = (title: string) => {
  const note = useUnit(toastShown);
  return async () => {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      note(say.linkCopied);
    } catch {
      // the person closed the device's window, or it lets nobody copy
    }
  };
};

const Rated = ({ rating, review_count }: Listing) => {
  if (review_count === 0) return <li>{say.unrated}</li>;
  return (
    <li>
      <TextLink href="#reviews">
        <RatingChip rating={rating} count={review_count} />
      </TextLink>
    </li>
  );
};

export const TitleRow = ({ listing }: { readonly listing: Listing }) => {
  const share = useSharing(listing.title);
  return (
    <chakra.header
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      justifyContent="space-between"
      gap="3"
      paddingY={{ base: '5', md: '6' }}
    >
      <chakra.div flex="1 1 20rem" minWidth="0">
        <Heading as="h1" look="title" marginBottom="2" overflowWrap="anywhere">
          {listing.title}
        </Heading>
        <Facts>
          <Rated {...listing} />
          <li>
            <TextLink href="#place">{listing.place}</TextLink>
          </li>
          {listing.registration_number && <chakra.li color="muted">{say.registration({ number: listing.registration_number })}</chakra.li>}
        </Facts>
      </chakra.div>
      <Button look="quiet" size="sm" minHeight="touch" marginX="-3" icon={icons.share} onClick={() => void share()}>
        {say.share}
      </Button>
    </chakra.header>
  );
};
