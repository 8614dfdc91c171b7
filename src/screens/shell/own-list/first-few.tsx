// The first lines of a list, and a button for all of them.
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button';
import { shownNumber } from '../format/format';

interface FirstFewProps<Line> {
  readonly of: readonly Line[];
  readonly few: number;
  /** The words of the button, given how many there are. */
  readonly all: (slots: { readonly count: string }) => string;
  readonly children: (lines: readonly Line[]) => ReactNode;
}

export const FirstFew = <Line,>({ of: lines, few, all, children }: FirstFewProps<Line>) => {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      {children(isWhole ? lines : lines.slice(0, few))}
      {!isWhole && lines.length > few && (
        <Button look="plain" size="sm" marginTop="3" onClick={() => setWhole(true)}>
          {all({ count: shownNumber(lines.length) })}
        </Button>
      )}
    </>
  );
};
