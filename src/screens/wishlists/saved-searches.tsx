// A person's saved searches: each leads to what it finds, and says whether it sends mails.
import { useUnit } from 'effector-react';
import { savedSearchForm } from '../../../generated/forms/savedSearchForm';
import type { SavedSearch } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { savedSearchTexts as say } from '../../../generated/texts/sentences/savedSearchTexts';
import { wishlistTexts } from '../../../generated/texts/sentences/wishlistTexts';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/choice';
import { EmptyState } from '../../ui/empty-state';
import { commonIcons } from '../../ui/icons/common';
import { Box, Container, HStack } from '../../ui/layout';
import { Modal } from '../../ui/modal';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Heading, Text } from '../../ui/type';
import { Loaded } from '../shell/call-parts/loaded';
import { SubmissionForm } from '../shell/call-parts/submission-form';
import { ButtonLink, RouteLink } from '../shell/navigation/links';
import { savedSearches } from '../shell/saved-searches/saved-searches.store';
import { searchWords } from '../shell/saved-searches/search-words';
import { readSearch } from '../shell/search-pill/trip';
import { $visitor } from '../shell/session/session.store';
import { $renamed, deletePressed, mailsSet, renameAsked, renameClosed, renaming } from './saved-searches.store';
import { SavedTabs } from './saved-tabs';

export { opened } from './saved-searches.store';

const Nothing = () => (
  <EmptyState drawing="lake" title={say.none} actions={<ButtonLink to={pathTo.search()}>{say.find}</ButtonLink>}>
    {say.noneText}
  </EmptyState>
);

const wordsOf = ({ path }: SavedSearch): string => searchWords(readSearch(new URL(path, 'http://here').search));

const Row = ({ search }: { readonly search: SavedSearch }) => {
  const [rename, remove, set] = useUnit([renameAsked, deletePressed, mailsSet]);
  const { saved_search_id, name, path, mails, is_over } = search;
  const words = wordsOf(search);
  return (
    <Box as="li" paddingY="5" css={{ '& + &': { borderTopWidth: '1px' } }}>
      <Heading as="h2" textStyle="subheading" overflowWrap="anywhere">
        <RouteLink to={path}>{name}</RouteLink>
      </Heading>
      {words !== name && (
        <Text textStyle="small" color="muted" overflowWrap="anywhere">
          {words}
        </Text>
      )}
      <HStack justifyContent="space-between" flexWrap="wrap" columnGap="4" rowGap="0" marginTop="1">
        {is_over ? (
          <Text textStyle="small" paddingY="2.5">
            {say.over}
          </Text>
        ) : (
          <Checkbox
            id={`mails-${saved_search_id}`}
            name={`mails-${saved_search_id}`}
            label={say.mails}
            value={mails}
            onChange={(on) => set({ saved_search_id, mails: on })}
          />
        )}
        <HStack gap="1" marginX="-2">
          <Button variant="ghost" size="sm" icon={commonIcons.edit} aria-label={say.renameOf({ name })} onClick={() => rename(search)}>
            {say.rename}
          </Button>
          <Button variant="ghost" size="sm" icon={commonIcons.trash} aria-label={say.deleteOf({ name })} onClick={() => remove(search)}>
            {say.delete}
          </Button>
        </HStack>
      </HStack>
    </Box>
  );
};

const RenameWindow = () => {
  const [renamed, close, rename] = useUnit([$renamed, renameClosed, renaming.submitted]);
  if (!renamed) return null;
  const { saved_search_id, name } = renamed;
  return (
    <Modal open size="sm" title={savedSearchForm.title} onClose={() => close()}>
      <SubmissionForm
        of={renaming}
        form={savedSearchForm}
        facts={{}}
        starts={{ name }}
        onSubmit={(values) => rename({ ...values, saved_search_id })}
        startsFocused
      />
    </Modal>
  );
};

const Meanwhile = () => (
  <Loading label={say.heading}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} height="20" marginBottom="5" />
    ))}
  </Loading>
);

export const SavedSearches = () => {
  const visitor = useUnit($visitor);
  return (
    <Container maxWidth="container.listing" paddingTop={{ base: '8', md: '12' }} paddingBottom="16">
      <Heading as="h1" textStyle="display" marginBottom="5">
        {wishlistTexts.heading}
      </Heading>
      <SavedTabs shown="searches" />
      <Loaded of={savedSearches} failed={say.failed} fallback={<Meanwhile />}>
        {(searches) =>
          searches.length === 0 ? (
            <Nothing />
          ) : (
            <>
              {visitor.signed_in && visitor.verified_at === null && <Banner tone="notice">{say.verify}</Banner>}
              <ul>
                {searches.map((search) => (
                  <Row key={search.saved_search_id} search={search} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <RenameWindow />
    </Container>
  );
};
