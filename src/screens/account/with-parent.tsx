// The other way in, above a form: by the account of the parent platform.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import { Button } from '../../ui/button';
import { Box } from '../../ui/layout';
import { $settings } from '../shell/request/request';
import { signOnPressed } from '../shell/session/sign-on.store';

const Or = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    marginY: '6',
    color: 'muted',
    textStyle: 'small',
    _before: { content: '""', flex: '1', borderTopWidth: '1px' },
    _after: { content: '""', flex: '1', borderTopWidth: '1px' },
  },
});

/** Nothing where no parent platform is configured. */
export const WithParent = ({ words, from }: { readonly words: string; readonly from?: string | undefined }) => {
  const [{ signOnEnabled }, press] = useUnit([$settings, signOnPressed]);
  if (!signOnEnabled) return null;
  return (
    <Box marginBottom="6" css={{ '@media (scripting: none)': { display: 'none' } }}>
      <Button variant="outline" size="lg" width="full" onClick={() => press({ from })}>
        {words}
      </Button>
      <Or>{signInTexts.or}</Or>
    </Box>
  );
};
