// A signed-out person logs in before booking or paying, and returns to the same place.
import { useUnit } from 'effector-react';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { Text } from '../../ui/type';
import { loginAsked } from '../shell/chrome/login-modal.store';

export const LoginFirst = ({ says, from }: { readonly says: string; readonly from: string }) => {
  const login = useUnit(loginAsked);
  return (
    <Stack gap="3" alignItems="flex-start">
      <Text>{says}</Text>
      <Button size="lg" onClick={() => login({ wish: 'reserve', from })}>
        {say.login}
      </Button>
    </Stack>
  );
};
