// The way on without a listing elsewhere: a new draft, set up by hand.
import { useUnit } from 'effector-react';
import type { ComponentProps } from 'react';
import { connectTexts as texts } from '../../../../generated/texts/sentences/connectTexts';
import { Button } from '../../../ui/button';
import { byHand } from './connect.store';

export const ByHand = (props: Pick<ComponentProps<typeof Button>, 'variant' | 'size'>) => {
  const busy = useUnit(byHand.$pending);
  const begin = useUnit(byHand.submitted);
  return (
    <Button variant="ghost" {...props} busy={busy} onClick={() => begin()}>
      {texts.byHand}
    </Button>
  );
};
