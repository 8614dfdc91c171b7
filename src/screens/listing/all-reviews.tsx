// All reviews of a listing, or of its host's places, in a window: searched, put in order, page by page.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import type { Listing, ReviewList } from '../../../generated/model/entities';
import { isKeyOf, keysOf } from '../../../generated/model/keys';
import { ReviewOrder } from '../../../generated/model/values';
import { listingReviewTexts as say } from '../../../generated/texts/sentences/listingReviewTexts';
import { IconButton } from '../../ui/button';
import { Field } from '../../ui/field';
import { icons } from '../../ui/icons/basic';
import { Box, HStack } from '../../ui/layout';
import { Modal } from '../../ui/modal';
import { Refreshing } from '../../ui/refreshing';
import { Select } from '../../ui/select';
import { Loading, Skeleton } from '../../ui/skeleton';
import { TextInput } from '../../ui/text-input';
import { Text } from '../../ui/type';
import { RetryButton } from '../shell/failures/retry-button';
import { ReviewCard } from './review-card';
import { $isOpen, $search, $wanted, wantedChanged, windowClosed } from './reviews.store';

const orders = keysOf(ReviewOrder).map((value) => ({ value, label: ReviewOrder[value].label }));
const Tools = chakra('form', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 1fr) 11rem' },
    alignItems: 'end',
    paddingBottom: '6',
    marginBottom: '6',
    borderBottomWidth: '1px',
  },
});

const ToolRow = () => {
  const [wanted, change] = useUnit([$wanted, wantedChanged]);
  const [words, setWords] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ query: words });
  };
  return (
    <search>
      <Tools onSubmit={submit}>
        <Field label={say.search}>
          <HStack>
            <Box flex="1">
              <TextInput type="search" value={words} onChange={setWords} />
            </Box>
            <IconButton type="submit" variant="outline" icon={icons.search} label={say.search} width="12" height="12" />
          </HStack>
        </Field>
        <Field label={say.sort}>
          <Select options={orders} value={wanted.sort} onChange={(sort) => isKeyOf(ReviewOrder, sort) && change({ sort })} />
        </Field>
      </Tools>
    </search>
  );
};

const Pages = ({ found }: { readonly found: ReviewList }) => {
  const change = useUnit(wantedChanged);
  const { page, per_page, total } = found;
  const pages = Math.ceil(total / per_page);
  if (pages < 2) return null;
  return (
    <HStack as="nav" aria-label={say.page({ page, pages })} justifyContent="center" gap="4" paddingTop="8">
      <IconButton
        variant="outline"
        icon={icons.left}
        label={say.previous}
        disabled={page <= 1}
        onClick={() => change({ page: page - 1 })}
      />
      <Text as="span" textStyle="small" aria-live="polite">
        {say.page({ page, pages })}
      </Text>
      <IconButton
        variant="outline"
        icon={icons.right}
        label={say.next}
        disabled={page >= pages}
        onClick={() => change({ page: page + 1 })}
      />
    </HStack>
  );
};

const Found = () => {
  const [{ found, searching, failure }, wanted, change] = useUnit([$search, $wanted, wantedChanged]);
  if (failure)
    return (
      <HStack justifyContent="space-between">
        <Text>{failure}</Text>
        <RetryButton variant="outline" size="sm" onRetry={() => change({})} />
      </HStack>
    );
  if (!found)
    return (
      <Loading>
        <Skeleton height="10rem" borderRadius="lg" />
        <Skeleton height="10rem" borderRadius="lg" marginTop="6" />
      </Loading>
    );
  return (
    <Refreshing aria-busy={searching || undefined}>
      {found.total === 0 && <Text color="muted">{wanted.query ? say.searchNone : say.none}</Text>}
      <Box display="grid" gap="8">
        {found.reviews.map((review) => (
          <ReviewCard key={review.review_id} review={review} named={wanted.of === 'host'} />
        ))}
      </Box>
      <Pages found={found} />
    </Refreshing>
  );
};

export const AllReviews = ({ listing }: { readonly listing: Listing }) => {
  const [isOpen, wanted, close] = useUnit([$isOpen, $wanted, windowClosed]);
  const title = wanted.of === 'host' && listing.host.first_name ? say.ofHost({ name: listing.host.first_name }) : say.heading;
  return (
    <Modal open={isOpen} title={title} shape="full" size="lg" onClose={() => close()}>
      <ToolRow />
      <Found />
    </Modal>
  );
};
