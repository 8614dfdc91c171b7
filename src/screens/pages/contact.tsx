// Ways to reach us, and where most questions are answered already.
import { supportEmail } from '../../../generated/model/constants';
import { heads } from '../../../generated/routes/heads';
import { routes } from '../../../generated/routes/routes';
import { contactTexts } from '../../../generated/texts/sentences/contactTexts';
import { faqTexts } from '../../../generated/texts/sentences/faqTexts';
import { Card, Container, Row } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { Text, TextLink } from '../../ui/type';
import { ChipLink } from '../shell/navigation/links';
import type { ScreenProps } from '../shell/navigation/visit';

const topics = [
  [faqTexts.general, routes.faqGeneral],
  [faqTexts.bookings, routes.faqBookings],
  [faqTexts.pricing, routes.faqPricing],
  [faqTexts.hosting, routes.faqHosting],
  [faqTexts.points, routes.faqPoints],
] as const;

const [before, after] = contactTexts.byMail.split(supportEmail);

export const Contact = ({ visit }: ScreenProps) => (
  <Container width="text" paddingBottom="16">
    <PageHead title={contactTexts.heading} lead={heads[visit.route].description} />
    <Text>{contactTexts.questionsFirst}</Text>
    <Row flexWrap="wrap" marginTop="3">
      {topics.map(([name, { path }]) => (
        <ChipLink key={path} to={path}>
          {name}
        </ChipLink>
      ))}
    </Row>
    <Card look="surface" marginTop="8">
      <Text>
        {before}
        <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
        {after}
      </Text>
    </Card>
  </Container>
);
