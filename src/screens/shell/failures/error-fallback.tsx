// The page in place of a broken screen: it can be loaded again, or left.
import { useEffect } from 'react';
import { startOf } from '../../../../generated/routes/routes';
import { errorDialogTexts } from '../../../../generated/texts/sentences/errorDialogTexts';
import { problemTexts } from '../../../../generated/texts/sentences/problemTexts';
import { shellTexts } from '../../../../generated/texts/sentences/shellTexts';
import { Button } from '../../../ui/button';
import { Box, Container } from '../../../ui/layout';
import { Heading, Link, Text } from '../../../ui/type';

const reload = () => location.reload();

export const ErrorFallback = ({ isOffline }: { readonly isOffline: boolean }) => {
  useEffect(() => {
    if (isOffline) addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOffline]);
  return (
    <Container maxWidth="container.text" paddingY="16">
      <Box display="grid" gap="4">
        <Heading as="h1" textStyle="title">
          {isOffline ? shellTexts.noConnection : errorDialogTexts.title}
        </Heading>
        {isOffline && <Text color="muted">{shellTexts.comesBack}</Text>}
        <Box display="flex" alignItems="center" gap="5" flexWrap="wrap">
          <Button onClick={reload}>{shellTexts.reload}</Button>
          <Link href={startOf('home')}>{problemTexts.toHome}</Link>
        </Box>
      </Box>
    </Container>
  );
};
