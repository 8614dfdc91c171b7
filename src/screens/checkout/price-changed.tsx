// Another price took the place of the one that was shown: both stand here, and it goes on only with a yes.
import type { Quote } from '../../../generated/model/entities';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { dueText } from './summary';

interface PriceChangedProps {
  readonly before: Quote | null;
  readonly now: Quote | null;
  readonly onAccept: () => void;
}

export const PriceChanged = ({ before, now, onAccept }: PriceChangedProps) =>
  before &&
  now && (
    <Banner
      tone="notice"
      live="alert"
      title={say.changed({ before: dueText(before), now: dueText(now) })}
      actions={<Button onClick={onAccept}>{say.acceptPrice({ amount: dueText(now) })}</Button>}
    >
      {say.changedHint}
    </Banner>
  );
