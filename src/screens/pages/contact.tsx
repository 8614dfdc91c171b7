// Ways to reach us, and where most questions are answered already.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { contactForm } from '../../../generated/forms/contactForm';
import { supportEmail } from '../../../generated/model/constants';
import { heads } from '../../../generated/routes/heads';
import { contactQuery } from '../../../generated/routes/queries/contactQuery';
import { routes } from '../../../generated/routes/routes';
import { contactTexts } from '../../../generated/texts/sentences/contactTexts';
import { faqTexts } from '../../../generated/texts/sentences/faqTexts';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { GeneratedForm } from '../../ui/form/generated-form';
import { Box, Card, Container, HStack } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { Heading, Link, Text } from '../../ui/type';
import { ProblemBanner } from '../shell/failures/problem-banner';
import { ChipLink } from '../shell/navigation/tab-links';
import type { ScreenProps } from '../shell/navigation/visit';
import { $given, contact, formChanged, formShown, sendPressed } from './contact.store';

const topics = [
  [faqTexts.general, routes.faqGeneral],
  [faqTexts.bookings, routes.faqBookings],
  [faqTexts.pricing, routes.faqPricing],
  [faqTexts.hosting, routes.faqHosting],
  [faqTexts.points, routes.faqPoints],
] as const;

const [before, after] = contactTexts.byMail.split(supportEmail);

// outside of what is seen and heard, yet no field that programs know as hidden
const Aside = chakra('div', { base: { position: 'absolute', left: '-100vw', width: '1px', height: '1px', overflow: 'hidden' } });

const ContactForm = ({ query }: { readonly query: string }) => {
  const { given, problem, busy } = useUnit({ given: $given, problem: contact.$problem, busy: contact.$pending });
  const [tellShown, tellChanged, send] = useUnit([formShown, formChanged, sendPressed]);
  const website = useRef<HTMLInputElement>(null);
  useEffect(() => {
    tellShown(Date.now());
  }, [tellShown]);
  useEffect(() => {
    // a value that a browser filled in does not refuse a person twice
    if (problem && website.current) website.current.value = '';
  }, [problem]);
  const { topic } = contactQuery(query);
  return (
    <>
      <ProblemBanner problem={problem} />
      <GeneratedForm
        form={contactForm}
        facts={{}}
        starts={topic === undefined ? {} : { topic }}
        given={given ?? undefined}
        busy={busy}
        problem={problem}
        onChange={tellChanged}
        onSubmit={(values) => send({ values, website: website.current?.value ?? '', at: Date.now() })}
        actions={
          <Aside aria-hidden="true">
            <label>
              {contactTexts.website}
              <input ref={website} name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </Aside>
        }
      />
    </>
  );
};

const Sent = ({ email, reference }: { readonly email: string; readonly reference: string }) => {
  const again = useUnit(contact.cleared);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div ref={heading} tabIndex={-1}>
      <Banner
        tone="good"
        live="status"
        title={contactTexts.sent({ email })}
        actions={
          <Button variant="outline" size="sm" onClick={() => again()}>
            {contactTexts.another}
          </Button>
        }
      >
        {contactTexts.reference({ reference })}
      </Banner>
    </div>
  );
};

export const Contact = ({ visit }: ScreenProps) => {
  const sent = useUnit(contact.$sent);
  return (
    <Container maxWidth="container.text" paddingBottom="16">
      <PageHead title={contactTexts.heading} lead={heads[visit.route].description} />
      <Text>{contactTexts.questionsFirst}</Text>
      <HStack flexWrap="wrap" marginTop="3">
        {topics.map(([name, { path }]) => (
          <ChipLink key={path} to={path}>
            {name}
          </ChipLink>
        ))}
      </HStack>
      <Box marginTop="10" position="relative">
        <Heading marginBottom="6">{contactForm.title}</Heading>
        {sent ? <Sent email={sent.params.email} reference={sent.result.reference} /> : <ContactForm query={visit.query} />}
      </Box>
      <Card.Root variant="subtle" marginTop="10">
        <Text>
          {before}
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
          {after}
        </Text>
      </Card.Root>
    </Container>
  );
};
