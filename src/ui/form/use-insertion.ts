// Words that go into a text field where its cursor is: nothing that stands there is lost, and the cursor follows them.
import { useEffect, useState } from 'react';

interface Insertion<Values> {
  readonly values: Values;
  readonly caret: number;
}

/**
 * For the field of a form with this id, a `<textarea>`: the values to give the form (`given`), and the press that inserts. Where words
 * stand before the cursor, `between` parts them from what comes.
 */
export const useInsertion = <Values>(id: string, valuesOf: (text: string) => Values, between = '') => {
  const [last, setLast] = useState<Insertion<Values>>();
  useEffect(() => {
    if (!last) return undefined;
    // the form is drawn with the new text first, and an open window has closed
    const frame = requestAnimationFrame(() => {
      const area = document.getElementById(id);
      area?.focus();
      if (area instanceof HTMLTextAreaElement) area.setSelectionRange(last.caret, last.caret);
    });
    return () => cancelAnimationFrame(frame);
  }, [id, last]);
  const insert = (words: string) => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { value, selectionEnd } = area;
    const before = value.slice(0, selectionEnd);
    const begun = `${before}${before === '' || /\s$/.test(before) ? '' : between}${words}`;
    setLast({ values: valuesOf(`${begun}${value.slice(selectionEnd)}`), caret: begun.length });
  };
  return [last?.values, insert] as const;
};
