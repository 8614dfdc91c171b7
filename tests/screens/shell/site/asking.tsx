// A page on which a person meets what the shell opens: the login modal, and errors.
import { heads } from '../../../../generated/routes/heads';
import { useUnit } from 'effector-react';
import { failureMet } from '../../../../src/screens/shell/failures/errors.store';
import { type LoginWish, loginAsked } from '../../../../src/screens/shell/chrome/login-modal.store';
import type { ScreenProps } from '../../../../src/screens/shell/navigation/visit';
import { Button } from '../../../../src/ui/button';
import { Container, Stack } from '../../../../src/ui/layout';
import { Heading } from '../../../../src/ui/type';

const wishes: Readonly<Record<string, LoginWish>> = { Reserve: 'reserve', 'Message host': 'message', Save: 'save' };

export const Asking = ({ visit }: ScreenProps) => {
  const [askLogin, meet] = useUnit([loginAsked, failureMet]);
  return (
    <Container paddingY="8">
      <Stack gap="4" alignItems="flex-start">
        <Heading as="h1">{heads[visit.route].title}</Heading>
        {Object.entries(wishes).map(([label, wish]) => (
          <Button key={wish} variant="outline" onClick={() => askLogin({ wish })}>
            {label}
          </Button>
        ))}
        <Button
          variant="outline"
          onClick={() => {
            const told = { kind: 'unexpected status', status: 500, code: undefined, data: {}, request_id: 'r-77' } as const;
            meet({ ...told, message: 'The boiler is cold' });
            meet(new Error('The kettle is empty'));
          }}
        >
          Break
        </Button>
      </Stack>
    </Container>
  );
};
