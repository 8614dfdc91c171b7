// Many choices of which the usual ones stand first, with those that are chosen; a button shows all of them.
import { type ReactNode, useState } from 'react';
import { shortListTexts as texts } from '../../generated/texts/sentences/shortListTexts';
import { LinkButton } from './type';

interface ShortListProps {
  /** The name of the list, for those who hear the button. */
  readonly label: string;
  readonly values: readonly string[];
  readonly usual: readonly string[];
  readonly chosen: readonly string[];
  readonly children: (shown: readonly string[], isAll: boolean) => ReactNode;
}

export const ShortList = ({ label, values, usual, chosen, children }: ShortListProps) => {
  // a choice that is taken back stays where it was
  const [{ isAll, kept }, setState] = useState({ isAll: false, kept: chosen });
  const few = values.filter((it) => usual.includes(it) || kept.includes(it));
  const count = values.length;
  return (
    <>
      {children(isAll ? values : few, isAll)}
      {few.length < count && (
        <LinkButton
          alignSelf="flex-start"
          minHeight="touch"
          aria-label={isAll ? texts.showFewerOf({ list: label }) : texts.showAllOf({ count, list: label })}
          onClick={() => setState({ isAll: !isAll, kept: chosen })}
        >
          {isAll ? texts.showFewer : texts.showAll({ count })}
        </LinkButton>
      )}
    </>
  );
};
