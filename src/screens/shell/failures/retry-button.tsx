// Another try of what could not be loaded.
import { loadFailedTexts } from '../../../../generated/texts/sentences/loadFailedTexts';
import { Button, type ButtonProps } from '../../../ui/button';
import { focusHeading, give } from '../navigation/focus-heading';

/** The button goes with what went wrong: the heading of its part takes the focus, or the page, whose heading takes it once it is there. */
const leave = (button: HTMLElement): void => {
  const lost = button.closest<HTMLElement>('[data-empty-state]');
  const part = button.closest<HTMLElement>('section:has(:is(h1, h2, h3)), [role=dialog], main');
  const heading = [...(part?.querySelectorAll<HTMLElement>(':is(h1, h2, h3)') ?? [])].find((it) => !lost?.contains(it));
  if (heading) give(heading);
  else if (part) focusHeading(part, lost);
};

export interface RetryButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  readonly onRetry: () => void;
}

export const RetryButton = ({ onRetry, ...rest }: RetryButtonProps) => (
  <Button
    {...rest}
    onClick={({ currentTarget }) => {
      leave(currentTarget);
      onRetry();
    }}
  >
    {loadFailedTexts.retry}
  </Button>
);
