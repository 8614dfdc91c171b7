// The first lines of a list, and a button for all of them.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { shownNumber } from '../format/format';

interface FirstFewProps<Line> {
  readonly of: readonly Line[];
  readonly few: number;
  /** The words of the button, given how many there are. */
  readonly all: (slots: { readonly count: string }) => string;
  /** A list of these lines, each an `li`. */
  readonly children: (lines: readonly Line[]) => ReactNode;
}

export const FirstFew = <Line,>({ of: lines, few, all, children }: FirstFewProps<Line>) => {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // the button is gone once it is pressed: the first of those that it brought takes the focus
  useEffect(() => {
    const line = isWhole ? list.current?.querySelectorAll<HTMLElement>(':scope > * > li')[few] : undefined;
    if (!line) return;
    line.tabIndex = -1;
    line.focus();
  }, [isWhole, few]);
  return (
    <>
      <div ref={list}>{children(isWhole ? lines : lines.slice(0, few))}</div>
      {!isWhole && lines.length > few && (
        <Button variant="outline" size="sm" marginTop="3" onClick={() => setWhole(true)}>
          {all({ count: shownNumber(lines.length) })}
        </Button>
      )}
    </>
  );
};
