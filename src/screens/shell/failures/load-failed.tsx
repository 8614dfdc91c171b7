// In the place of what could not be loaded: what did not come, and another try.
import type { MouseEventHandler } from 'react';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';

export interface LoadFailedProps {
  readonly says: string;
  readonly retry: string;
  readonly onRetry: MouseEventHandler<HTMLButtonElement>;
}

export const LoadFailed = ({ says, retry, onRetry }: LoadFailedProps) => (
  <Banner
    tone="bad"
    title={says}
    live="alert"
    actions={
      <Button variant="outline" size="sm" onClick={onRetry}>
        {retry}
      </Button>
    }
  />
);
