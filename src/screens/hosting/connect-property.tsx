// Connecting one listing by its address, and reviewing what was read of it.
import { chakra } from '@chakra-ui/react/styled-system';
import { connectForm } from '../../../generated/forms/connectForm';
import { pathTo } from '../../../generated/routes/paths';
import { connectTexts as texts } from '../../../generated/texts/sentences/connectTexts';
import { Card, Container, HStack } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { Heading } from '../../ui/type';
import { RouteLink } from '../shell/navigation/links';
import type { ScreenProps } from '../shell/navigation/visit';
import { ByHand } from './connect/by-hand';
import { propertyIn } from './connect/connect.store';
import { Connecting } from './connect/connecting';
import { LinkForm } from './connect/link-form';

export { opened } from './connect/connect.store';

const Sides = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '8', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});
const Steps = chakra('ol', { base: { listStyle: 'decimal', paddingInlineStart: '5', display: 'grid', gap: '3', marginTop: '3' } });

const Begin = () => (
  <>
    <PageHead title={connectForm.title} lead={connectForm.intro} />
    <Sides>
      <div>
        <LinkForm actions={<ByHand />} />
        <HStack gap="6" flexWrap="wrap" marginTop="8">
          <RouteLink to={pathTo.connectProperties()}>{texts.several}</RouteLink>
          <RouteLink to={pathTo.properties()} color="muted" fontWeight="normal">
            {texts.back}
          </RouteLink>
        </HStack>
      </div>
      <Card.Root variant="subtle">
        <Heading textStyle="subheading">{texts.howHeading}</Heading>
        <Steps>
          {[texts.howRead, texts.howCheck, texts.howCalendar].map((says) => (
            <li key={says}>{says}</li>
          ))}
        </Steps>
      </Card.Root>
    </Sides>
  </>
);

export const ConnectProperty = ({ visit }: ScreenProps) => {
  const id = propertyIn(visit);
  return (
    <Container maxWidth="container.listing" paddingBottom="16">
      {id === null ? <Begin /> : <Connecting key={id} id={id} />}
    </Container>
  );
};
