// In the place of a whole page that could not be loaded: its heading says so, why, and another try.
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state';
import { failureReason } from './failure-reason';
import type { LoadFailedProps } from './load-failed';
import { RetryButton } from './retry-button';

export const PageFailed = ({ says, of, onRetry, children }: LoadFailedProps & { readonly children?: ReactNode }) => (
  <EmptyState drawing="lost" as="h1" title={says} actions={<RetryButton onRetry={onRetry} />}>
    {of && failureReason(of)}
    {children}
  </EmptyState>
);
