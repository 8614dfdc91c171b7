// In the place of what could not be loaded: what did not come, why, and another try.
import type { Failure } from '../../../../generated/client/transport';
import type { ErrorCode } from '../../../../generated/errors/catalogue';
import { Banner } from '../../../ui/banner';
import { failureReason } from './failure-reason';
import { RetryButton } from './retry-button';

export interface LoadFailedProps {
  readonly says: string;
  readonly of: Failure<ErrorCode> | null;
  readonly onRetry: () => void;
}

export const LoadFailed = ({ says, of, onRetry }: LoadFailedProps) => (
  <Banner tone="bad" title={says} live="alert" actions={<RetryButton variant="outline" size="sm" onRetry={onRetry} />}>
    {of && failureReason(of)}
  </Banner>
);
