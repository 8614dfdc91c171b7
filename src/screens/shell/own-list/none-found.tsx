// Nothing of one's own is what was typed, and the way back to all of it.
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';

export interface NoneFoundProps {
  readonly title: string;
  readonly all: string;
  readonly onAll: () => void;
}

export const NoneFound = ({ title, all, onAll }: NoneFoundProps) => (
  <EmptyState
    drawing="lost"
    title={title}
    actions={
      <Button variant="outline" onClick={onAll}>
        {all}
      </Button>
    }
  />
);
