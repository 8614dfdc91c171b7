// The login modal: what the person wanted, one account for all products, and the two ways in.
import { useUnit } from 'effector-react';
import { menuOf } from '../../../../generated/routes/navigation';
import { loginModalTexts } from '../../../../generated/texts/sentences/loginModalTexts';
import { Button } from '../../../ui/button';
import { Box, Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import { carrying } from '../navigation/link';
import { ButtonLink } from '../navigation/links';
import { $loginModal, type LoginWish, loginModalClosed } from './login-modal.store';
import { Mark } from './logo';
import { $signInFacts } from '../session/sign-in-facts';
import { signOnPressed } from '../session/sign-on.store';
import type { Visit } from '../navigation/visit';

const wishes: Readonly<Record<LoginWish, string>> = {
  reserve: loginModalTexts.forReserve,
  message: loginModalTexts.forMessage,
  save: loginModalTexts.forSave,
  search: loginModalTexts.forSearch,
  vote: loginModalTexts.forVote,
};

export const LoginModal = ({ visit }: { readonly visit: Visit }) => {
  const [asked, facts, close, signOn] = useUnit([$loginModal, $signInFacts, loginModalClosed, signOnPressed]);
  if (!asked) return null;
  const from = asked.from ?? visit.path + visit.query;
  return (
    <Modal open size="sm" title={loginModalTexts.title} onClose={close}>
      <Stack gap="5">
        <Box display="flex" gap="4" alignItems="center">
          <Mark size={48} />
          <Text textStyle="lead" fontWeight="semibold" flex="1">
            {wishes[asked.wish]}
          </Text>
        </Box>
        <Text color="muted">{loginModalTexts.text}</Text>
        <Stack gap="3">
          {menuOf('signInMenu', facts).map((entry) => {
            if (entry.kind === 'outside') return null;
            if (entry.kind === 'action')
              return (
                <Button key={entry.label} size="lg" width="full" data-autofocus="" onClick={() => signOn({ from })}>
                  {entry.label}
                </Button>
              );
            return (
              <ButtonLink key={entry.label} variant="outline" size="lg" width="full" to={carrying(entry.path, entry.carries, from)}>
                {entry.label}
              </ButtonLink>
            );
          })}
        </Stack>
      </Stack>
    </Modal>
  );
};
