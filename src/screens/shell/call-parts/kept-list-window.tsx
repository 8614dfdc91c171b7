// The window of a list that a person keeps: its lines, and the button that adds one.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { commonIcons } from '../../../ui/icons/common';
import { HStack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Text } from '../../../ui/type';
import { LoadFailed } from '../failures/load-failed';
import type { KeptList } from '../calls/kept-list';

type Words<Name extends string> = Readonly<Record<Name, string>>;
interface LinesProps<Asked, Answer, Line> {
  readonly of: Pick<KeptList<Asked, Answer, Line>, 'all' | 'linesOf'>;
  readonly say: Words<'none' | 'failed' | 'loading'>;
  /** Over the lines, where there are some. */
  readonly lead?: string;
  /** Draws a line, with its key. */
  readonly children: (line: Line) => ReactNode;
}
interface WindowProps<Asked, Answer, Line> extends LinesProps<Asked, Answer, Line> {
  readonly of: KeptList<Asked, Answer, Line>;
  readonly say: LinesProps<Asked, Answer, Line>['say'] & Words<'heading' | 'add' | 'full'>;
  /** As many can be kept. */
  readonly most: number;
  /** Below the lines. */
  readonly note?: string;
}

/** The lines of a list: that there are none, that they could not be loaded, or that they come. */
export const KeptLines = <Asked, Answer, Line>({ of, say, lead, children }: LinesProps<Asked, Answer, Line>) => {
  const { data, failure, pending } = useUnit({ data: of.all.$data, failure: of.all.$failure, pending: of.all.$pending });
  const retry = useUnit(of.all.retried);
  if (data !== null) {
    const lines = of.linesOf(data);
    const before = lines.length === 0 ? say.none : lead;
    return (
      <>
        {before !== undefined && (
          <Text color="muted" marginBottom="2">
            {before}
          </Text>
        )}
        <ul>{lines.map(children)}</ul>
      </>
    );
  }
  if (failure !== null && !pending) return <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />;
  return (
    <Loading label={say.loading} display="grid" gap="3">
      <Skeleton height="14" borderRadius="md" />
      <Skeleton height="14" borderRadius="md" />
    </Loading>
  );
};

export const KeptListWindow = <Asked, Answer, Line>(props: WindowProps<Asked, Answer, Line>) => {
  const { of, say, most, note } = props;
  const [data, view, close] = useUnit([of.all.$data, of.viewed, of.closed]);
  const isFull = data !== null && of.linesOf(data).length >= most;
  const add = (
    <HStack>
      <Button variant="outline" icon={commonIcons.plus} disabled={data === null} onClick={() => view({ kind: 'form', line: null })}>
        {say.add}
      </Button>
    </HStack>
  );
  return (
    <Modal open title={say.heading} onClose={() => close()} footer={isFull ? <Text color="muted">{say.full}</Text> : add}>
      <KeptLines {...props} />
      {note !== undefined && (
        <Text textStyle="small" color="muted" marginTop="4">
          {note}
        </Text>
      )}
    </Modal>
  );
};
