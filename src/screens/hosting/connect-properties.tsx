// Connecting several listings at once: by their addresses, or by the page of their host.
import { useUnit } from 'effector-react';
import { connectManyForm } from '../../../generated/forms/connectManyForm';
import { LineProblem } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { connectTexts as texts } from '../../../generated/texts/sentences/connectTexts';
import { Banner } from '../../ui/banner';
import { GeneratedForm } from '../../ui/form/generated-form';
import { Box, Container, HStack, List } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { Text } from '../../ui/type';
import { ProblemBanner } from '../shell/failures/problem-banner';
import { RouteLink } from '../shell/navigation/links';
import type { ScreenProps } from '../shell/navigation/visit';
import { besideLink } from './connect/beside-link';
import { ByHand } from './connect/by-hand';
import { Results } from './connect/results';
import { $isNone, $wrong, idsIn, several } from './connect/several.store';

export { opened } from './connect/several.store';

/** Each line that cannot be connected, as it was typed, with what is wrong with it. */
const WrongLines = () => {
  const wrong = useUnit($wrong);
  if (wrong.length === 0) return null;
  return (
    <List.Root marginTop="3">
      {wrong.map(({ line, text, problem }) => (
        <li key={line}>
          <Text as="span" fontWeight="semibold">
            {texts.line({ line })}
          </Text>
          {': '}
          <Text as="span" overflowWrap="anywhere">
            {text}
          </Text>
          <Text textStyle="small" color="error">
            {LineProblem[problem].label}
          </Text>
        </li>
      ))}
    </List.Root>
  );
};

const Begin = () => {
  const { problem, busy, none } = useUnit({ problem: several.$problem, busy: several.$pending, none: $isNone });
  const submit = useUnit(several.submitted);
  return (
    <Box maxWidth="40rem">
      <PageHead title={connectManyForm.title} lead={connectManyForm.intro} />
      {none && (
        <Box marginBottom="6">
          <Banner tone="notice" live="alert" title={texts.resultsNone}>
            {texts.resultsNoneHint}
          </Banner>
        </Box>
      )}
      <ProblemBanner problem={problem} />
      <GeneratedForm
        form={connectManyForm}
        facts={{}}
        busy={busy}
        problem={besideLink(problem)}
        below={{ listing_url: <WrongLines /> }}
        actions={<ByHand />}
        onSubmit={submit}
      />
      <HStack gap="6" flexWrap="wrap" marginTop="8">
        <RouteLink to={pathTo.connectProperty()}>{texts.one}</RouteLink>
        <RouteLink to={pathTo.properties()} color="muted" fontWeight="normal">
          {texts.back}
        </RouteLink>
      </HStack>
    </Box>
  );
};

export const ConnectProperties = ({ visit }: ScreenProps) => {
  const ids = idsIn(visit);
  return (
    <Container maxWidth="container.listing" paddingBottom="16">
      {ids.length === 0 ? <Begin /> : <Results key={visit.query} count={ids.length} />}
    </Container>
  );
};
