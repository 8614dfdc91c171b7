// Choosing where to begin: as a host, or as a guest.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { heads } from '../../../generated/routes/heads';
import { welcomeTexts } from '../../../generated/texts/sentences/welcomeTexts';
import { Button } from '../../ui/button';
import { type Drawing, LineDrawing } from '../../ui/drawings';
import { Grid } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { $visitor } from '../shell/session/session.store';
import type { ScreenProps } from '../shell/navigation/visit';
import { AuthLayout } from './auth-layout';
import { $beginning, type StartingRole, beginningChosen } from './onboarding.store';

const Way = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '6',
    borderWidth: '1px',
    borderRadius: 'xl',
    transition: 'border-color 150ms ease-out, box-shadow 150ms ease-out',
    _hover: { borderColor: 'spruce', boxShadow: 'soft' },
  },
});

interface ChoiceProps {
  readonly beginning: StartingRole;
  readonly drawing: Drawing;
  readonly heading: string;
  readonly says: string;
  readonly button: string;
}

const Choice = ({ beginning, drawing, heading, says, button }: ChoiceProps) => {
  const [chosen, choose] = useUnit([$beginning, beginningChosen]);
  return (
    <Way>
      <LineDrawing of={drawing} />
      <Heading textStyle="heading">{heading}</Heading>
      <Text color="muted" flex="1" marginBottom="4">
        {says}
      </Text>
      <Button
        size="lg"
        width="full"
        variant={beginning === 'guest' ? 'solid' : 'outline'}
        busy={chosen === beginning}
        disabled={chosen !== null && chosen !== beginning}
        onClick={() => choose(beginning)}
      >
        {button}
      </Button>
    </Way>
  );
};

export const Welcome = ({ visit }: ScreenProps) => {
  const { first_name: name } = useUnit($visitor);
  return (
    <AuthLayout title={name ? welcomeTexts.heading({ name }) : heads[visit.route].title} lead={welcomeTexts.both} width="wide" signed>
      <Grid gap="4" gridTemplateColumns={{ md: '1fr 1fr' }}>
        <Choice
          beginning="guest"
          drawing="lake"
          heading={welcomeTexts.guestHeading}
          says={welcomeTexts.guestText}
          button={welcomeTexts.guestButton}
        />
        <Choice
          beginning="host"
          drawing="key"
          heading={welcomeTexts.hostHeading}
          says={welcomeTexts.hostText}
          button={welcomeTexts.hostButton}
        />
      </Grid>
    </AuthLayout>
  );
};
