// What stands in place of a screen that broke: the page can be loaded again, or left.
import { startOf } from '../../../generated/routes/routes';
import { errorDialogTexts } from '../../../generated/texts/sentences/errorDialogTexts';
import { problemTexts } from '../../../generated/texts/sentences/problemTexts';
import { shellTexts } from '../../../generated/texts/sentences/shellTexts';
import { Button } from '../../ui/button';
import { Container, Row, Stack } from '../../ui/layout';
import { Heading, TextLink } from '../../ui/type';

export const Broken = () => (
  <Container width="text" paddingY="16">
    <Stack>
      <Heading as="h1" look="title">
        {errorDialogTexts.title}
      </Heading>
      <Row gap="5" flexWrap="wrap">
        <Button onClick={() => location.reload()}>{shellTexts.reload}</Button>
        <TextLink href={startOf('home')}>{problemTexts.toHome}</TextLink>
      </Row>
    </Stack>
  </Container>
);
