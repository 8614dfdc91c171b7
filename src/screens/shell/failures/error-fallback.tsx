// The page in place of a broken screen: it can be loaded again, or left.
import { useEffect } from 'react';
import { startOf } from '../../../../generated/routes/routes';
import { errorDialogTexts } from '../../../../generated/texts/sentences/errorDialogTexts';
import { problemTexts } from '../../../../generated/texts/sentences/problemTexts';
import { shellTexts } from '../../../../generated/texts/sentences/shellTexts';
import { Button } from '../../../ui/button';
import { Container, Row, Stack } from '../../../ui/layout';
import { Heading, Text, TextLink } from '../../../ui/type';

const reload = () => location.reload();

export const ErrorFallback = ({ isOffline }: { readonly isOffline: boolean }) => {
  useEffect(() => {
    if (isOffline) addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOffline]);
  return (
    <Container width="text" paddingY="16">
      <Stack>
        <Heading as="h1" look="title">
          {isOffline ? shellTexts.noConnection : errorDialogTexts.title}
        </Heading>
        {isOffline && <Text tone="muted">{shellTexts.comesBack}</Text>}
        <Row gap="5" flexWrap="wrap">
          <Button onClick={reload}>{shellTexts.reload}</Button>
          <TextLink href={startOf('home')}>{problemTexts.toHome}</TextLink>
        </Row>
      </Stack>
    </Container>
  );
};
