// The words around a control: its label, help and error, tied to it for those who listen.
import { Field as Chakra, useFieldContext } from '@chakra-ui/react/field';
import { chakra, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Children, type ReactNode, useId } from 'react';
import { Icon } from './icon';
import { icons } from './icons/basic';
import { HStack, Span } from './layout';

const labelStyle = { textStyle: 'label', display: 'block', marginBottom: '1.5' } as const;

export const Legend = chakra('legend', { base: labelStyle });

/** An error of the field above. */
export const Problem = ({ children }: { readonly children: ReactNode }) => (
  <HStack gap="1.5" marginTop="1.5" color="error" textStyle="small" fontWeight="medium" alignItems="flex-start">
    <Span paddingTop="0.5">
      <Icon of={icons.warning} size={16} />
    </Span>
    <span>{children}</span>
  </HStack>
);

/** Said where a field may be left empty: required fields carry no mark, so the fewer carry the words. */
export const Optional = () => (
  <Span fontWeight="normal" color="muted">
    {' '}
    (optional)
  </Span>
);

export interface Words {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** One error, or several. */
  readonly error?: ReactNode;
  readonly optional?: boolean | undefined;
}

/** The props that a field gives its control. */
export interface Ties {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

// as rjsf calls them, which ties its own widgets to them
const helpIdOf = (id: string) => `${id}__help`;
const errorIdOf = (id: string) => `${id}__error`;
const listed = (...ids: readonly (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

const useTies = (): Ties | undefined => {
  const field = useFieldContext();
  if (!field) return undefined;
  const { ids, invalid, ariaDescribedby } = field;
  // Chakra names the error in `aria-errormessage` alone, which fewer screen readers know
  return { id: ids.control, invalid, describedBy: listed(ariaDescribedby, invalid && errorIdOf(ids.control)) };
};
/** The props of a control with those that the field around gives it. */
export const useTied = <P,>(props: P): Partial<Ties> & P => ({ ...useTies(), ...props });

const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'helperText'],
  base: { label: labelStyle, helperText: { textStyle: 'small', color: 'muted', marginBottom: '1.5' } },
});

type FieldProps = Words & {
  readonly id?: string;
  /** The control, or, for one that is not Chakra's, a function that renders it with what ties it to these words. */
  readonly children: ReactNode | ((ties: Ties) => ReactNode);
};

const Tied = ({ children }: Pick<FieldProps, 'children'>) => {
  const ties = useTies();
  if (typeof children !== 'function') return children;
  return ties && children(ties);
};

const Name = ({ label, optional }: Pick<Words, 'label' | 'optional'>) => (
  <>
    {label}
    {optional && <Optional />}
  </>
);
const problemsIn = (error: ReactNode) => Children.toArray(error).map((problem, at) => <Problem key={at}>{problem}</Problem>);

/** A labelled control: `<Field label="City"><TextInput value={city} onChange={cityChanged} /></Field>`. Without a label help stands below it. */
export const Field = ({ id: given, label, help, error, optional, children }: FieldProps) => {
  const own = useId();
  const id = given ?? own;
  const problems = problemsIn(error);
  const words = help && <Chakra.HelperText as="p">{help}</Chakra.HelperText>;
  return (
    <Chakra.Root recipe={fieldRecipe} id={id} ids={{ helperText: helpIdOf(id) }} invalid={problems.length > 0} role="none">
      {label && (
        <Chakra.Label>
          <Name label={label} optional={optional} />
        </Chakra.Label>
      )}
      {label && words}
      <Tied>{children}</Tied>
      {!label && words}
      {/* the summary above the form is read aloud */}
      <Chakra.ErrorText as="div" id={errorIdOf(id)} aria-live="off">
        {problems}
      </Chakra.ErrorText>
    </Chakra.Root>
  );
};

/** Several controls under one name, such as `Radios`, `Checkboxes`, `Scale`, `Faces`, `StarInput`. */
export const Group = ({ id: given, label, help, error, optional, children }: FieldProps) => {
  const own = useId();
  const id = given ?? own;
  const problems = problemsIn(error);
  const invalid = problems.length > 0;
  const describedBy = listed(help ? helpIdOf(id) : undefined, invalid && errorIdOf(id));
  return (
    <chakra.fieldset aria-describedby={describedBy} minWidth="0">
      <Legend>
        <Name label={label} optional={optional} />
      </Legend>
      {help && (
        <chakra.p id={helpIdOf(id)} textStyle="small" color="muted" marginBottom="1.5">
          {help}
        </chakra.p>
      )}
      {typeof children === 'function' ? children({ id, describedBy, invalid }) : children}
      {invalid && <div id={errorIdOf(id)}>{problems}</div>}
    </chakra.fieldset>
  );
};
