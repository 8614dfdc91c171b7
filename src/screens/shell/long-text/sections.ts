// A long text in its parts: the title, what stands before the first heading, and each heading with what follows it.
import type { Block, Page, Words } from '../../../../generated/texts/page';

export interface TextSection {
  readonly anchor: string;
  readonly title: Words;
  readonly blocks: readonly Block[];
}
export interface TextInParts {
  readonly title: Words;
  readonly lead: readonly Block[];
  readonly sections: readonly TextSection[];
}

/** Parts at the headings of the second level; deeper ones stay within. */
export const partsOf = ({ blocks }: Page): TextInParts => {
  const starts = blocks.flatMap((block, place) => (block.kind === 'heading' && block.level === 2 ? [{ ...block, place }] : []));
  const [first] = blocks;
  const titled = first?.kind === 'heading' && first.level === 1;
  return {
    title: titled ? first.text : '',
    lead: blocks.slice(titled ? 1 : 0, starts[0]?.place),
    sections: starts.map(({ anchor, text, place }, index) => ({
      anchor,
      title: text,
      blocks: blocks.slice(place + 1, starts[index + 1]?.place),
    })),
  };
};
