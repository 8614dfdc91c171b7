// A page with a generated form.
import { useState } from 'react';
import { contactForm } from '../../../generated/forms/contactForm';
import { GeneratedForm } from '../../../src/ui/form/generated-form';
import { Container } from '../../../src/ui/layout';
import { Heading, Text } from '../../../src/ui/type';

export const Contact = () => {
  const [sent, setSent] = useState<string>();
  return (
    <Container maxWidth="container.form">
      <Heading as="h1">Contact</Heading>
      <GeneratedForm form={contactForm} facts={{}} onSubmit={(values) => setSent(values.topic)} />
      <Text aria-live="polite">{sent && `Sent: ${sent}`}</Text>
    </Container>
  );
};
