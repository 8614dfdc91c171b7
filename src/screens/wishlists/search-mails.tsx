// The page that each mail about a saved search leads to: one press ends these mails, another takes that back.
import { useUnit } from 'effector-react';
import { pathTo } from '../../../generated/routes/paths';
import { savedSearchTexts as say } from '../../../generated/texts/sentences/savedSearchTexts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Box, Container } from '../../ui/layout';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Heading, Text } from '../../ui/type';
import { Loaded } from '../shell/call-parts/loaded';
import { ProblemBanner } from '../shell/failures/problem-banner';
import { ButtonLink } from '../shell/navigation/links';
import { $shown, mails, mailsWanted } from './search-mails.store';

export { opened } from './search-mails.store';

const Missing = () => (
  <EmptyState drawing="lost" as="h1" title={say.endMissing} actions={<ButtonLink to={pathTo.search()}>{say.find}</ButtonLink>}>
    {say.endMissingText}
  </EmptyState>
);
const Meanwhile = () => (
  <Loading label={say.endHeading}>
    <Skeleton height="40" />
  </Loading>
);

const Choice = ({ name, isOn, busy }: { readonly name: string; readonly isOn: boolean; readonly busy: boolean }) => {
  const want = useUnit(mailsWanted);
  return (
    <>
      <Box aria-live="polite">
        <Heading as="h1" textStyle="display" overflowWrap="anywhere">
          {isOn ? say.endHeading : say.endedHeading}
        </Heading>
        <Text marginTop="4" marginBottom="6" overflowWrap="anywhere">
          {isOn ? say.endText({ name }) : say.endedText({ name })}
        </Text>
      </Box>
      <Button size="lg" variant={isOn ? 'solid' : 'outline'} busy={busy} onClick={() => want(!isOn)}>
        {isOn ? say.end : say.endUndo}
      </Button>
    </>
  );
};

export const SearchMails = () => {
  const { busy, problem, failure } = useUnit($shown);
  return (
    <Container maxWidth="container.listing" paddingTop={{ base: '8', md: '12' }} paddingBottom="16">
      {failure?.kind === 'refusal' && failure.code === 'wishlist.search_not_found' ? (
        <Missing />
      ) : (
        <Loaded of={mails} failed={say.endFailed} fallback={<Meanwhile />}>
          {({ name, mails: isOn }) => (
            <>
              <ProblemBanner problem={problem} />
              <Choice name={name} isOn={isOn} busy={busy} />
            </>
          )}
        </Loaded>
      )}
    </Container>
  );
};
