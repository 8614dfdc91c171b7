// The setup of a property: a page for each thing that a listing needs, saved as one goes on.
import { useUnit } from 'effector-react';
import type { HostProperty } from '../../../generated/model/entities';
import type { SetupPage } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { setupTexts as say } from '../../../generated/texts/sentences/setupTexts';
import { Button } from '../../ui/button';
import { Container, HStack } from '../../ui/layout';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Wizard } from '../../ui/wizard';
import { PageFailed } from '../shell/failures/page-failed';
import { RouteLink } from '../shell/navigation/links';
import { wentTo } from '../shell/navigation/navigation';
import type { ScreenProps } from '../shell/navigation/visit';
import { own } from './own-property.store';
import { $typed, pageIn, pages, publishing, step, wentBack } from './setup/setup.store';
import { stepsOf } from './setup/steps';
import { useReading } from './use-reading';

export { opened } from './setup/setup.store';

const Missing = ({ property: { property_id, missing } }: { readonly property: HostProperty }) => (
  <RouteLink to={pathTo.propertySetup({ property_id, page: 'finish' })}>{say.still({ count: missing.length })}</RouteLink>
);

const WaysOut = ({ property, page }: { readonly property: HostProperty; readonly page: SetupPage }) => {
  const [edit, leave, busy] = useUnit([$typed, step.submitted, step.$pending]);
  return (
    <HStack flexWrap="wrap" justifyContent="flex-end" columnGap="4">
      {property.missing.length > 0 && page !== 'finish' && <Missing property={property} />}
      <Button variant="outline" size="sm" busy={busy} onClick={() => leave({ edit, from: page, to: null })}>
        {say.saveAndLeave}
      </Button>
    </HStack>
  );
};

const Pages = ({ property, page }: { readonly property: HostProperty; readonly page: SetupPage }) => {
  const [saving, listing, forward, back, publish, go] = useUnit([
    step.$pending,
    publishing.$pending,
    step.submitted,
    wentBack,
    publishing.submitted,
    wentTo,
  ]);
  useReading();
  const { property_id, status } = property;
  const at = pages.indexOf(page);
  const move = (next: number) => {
    const to = pages[next] ?? page;
    if (next < at) back({ property_id, from: page, to });
    else forward({ edit: {}, from: page, to });
  };
  const isDone = status === 'listed';
  return (
    <Container maxWidth={page === 'price' ? 'container.listing' : 'container.text'} paddingY={{ base: '6', md: '10' }}>
      <Wizard
        as="h1"
        at={at}
        steps={stepsOf(property, page)}
        busy={saving || listing}
        finish={isDone ? say.done : say.list}
        aside={<WaysOut property={property} page={page} />}
        onMove={move}
        onFinish={() => (isDone ? go(pathTo.property({ property_id })) : publish({ property_id, status: 'listed' }))}
      />
    </Container>
  );
};

const Waiting = () => (
  <Container maxWidth="container.text" paddingY={{ base: '6', md: '10' }}>
    <Loading>
      <Skeleton height="8" width="70%" marginTop="10" />
      {[1, 2, 3].map((field) => (
        <Skeleton key={field} height="12" marginTop="8" borderRadius="md" />
      ))}
    </Loading>
  </Container>
);

const Failed = () => {
  const [retry, failure] = useUnit([own.retried, own.$failure]);
  return <PageFailed says={say.failed} of={failure} onRetry={() => retry()} />;
};

export const PropertySetup = ({ visit }: ScreenProps) => {
  const [property, failure] = useUnit([own.$data, own.$failure]);
  const page = pageIn(visit);
  if (property && page && property.property_id === visit.params['property_id']) return <Pages key={page} property={property} page={page} />;
  return failure && !property ? <Failed /> : <Waiting />;
};
