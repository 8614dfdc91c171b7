// A form's errors, above it: takes the focus when it appears, and each line leads to its field.
import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, useEffect, useRef } from 'react';
import { formTexts } from '../../generated/texts/sentences/formTexts';
import { LinkButton, Text } from './type';

export interface FieldProblem {
  /** The id of the control that it is about; none where it is about the whole. */
  readonly field?: string | undefined;
  readonly message: string;
}

const Framed = chakra('section', {
  base: {
    padding: '4',
    borderWidth: '1px',
    borderColor: 'error',
    borderInlineStartWidth: '4px',
    borderRadius: 'md',
    bg: 'error.mist',
    marginBottom: '6',
  },
});

const goTo = (id: string) => (event: MouseEvent) => {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
};

/** Give it a new `attempt` with each press of the button, and it takes the focus again. */
export const ErrorSummary = ({ problems, attempt = 0 }: { readonly problems: readonly FieldProblem[]; readonly attempt?: number }) => {
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0 ? attempt : undefined;
  useEffect(() => {
    if (shown !== undefined) box.current?.focus();
  }, [shown]);
  if (shown === undefined) return null;
  return (
    <Framed ref={box} tabIndex={-1} aria-labelledby="error-summary-title">
      <Text id="error-summary-title" fontWeight="semibold">
        {formTexts.problems({ count: problems.length })}
      </Text>
      <chakra.ul marginTop="1" listStyle="disc" paddingInlineStart="5">
        {problems.map(({ field, message }) => (
          <li key={`${field}:${message}`}>
            {field ? (
              <LinkButton color="error" textAlign="start" verticalAlign="top" onClick={goTo(field)}>
                {message}
              </LinkButton>
            ) : (
              message
            )}
          </li>
        ))}
      </chakra.ul>
    </Framed>
  );
};
