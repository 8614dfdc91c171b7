// In the place of what could not be loaded: what did not come, and another try.
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';

export interface LoadFailedProps {
  readonly says: string;
  readonly retry: string;
  readonly onRetry: () => void;
}

/** The button goes with what went wrong: the heading of its part takes the focus, or the page, whose heading takes it once it is there. */
const leave = (button: HTMLElement): void => {
  const part = button.closest<HTMLElement>('section:has(:is(h1, h2, h3)), [role=dialog], main');
  const next = part?.querySelector<HTMLElement>(':is(h1, h2, h3)') ?? part;
  next?.setAttribute('tabindex', '-1');
  next?.focus({ preventScroll: true });
};

export const LoadFailed = ({ says, retry, onRetry }: LoadFailedProps) => (
  <Banner
    tone="bad"
    title={says}
    live="alert"
    actions={
      <Button
        variant="outline"
        size="sm"
        onClick={({ currentTarget }) => {
          leave(currentTarget);
          onRetry();
        }}
      >
        {retry}
      </Button>
    }
  />
);
