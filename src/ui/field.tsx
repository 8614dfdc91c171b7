// The words around a control: its label, help and error, tied to it for those who listen.
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon';
import { icons } from './icons/basic';
import { HStack, Span } from './layout';
import { Text } from './type';

const labelStyle = { textStyle: 'label', display: 'block', marginBottom: '1.5' } as const;

export const Label = chakra('label', { base: labelStyle });
export const Legend = chakra('legend', { base: labelStyle });

/** The error of the field above; `Problem` gives it its id. */
export const Problem = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <HStack id={id} gap="1.5" marginTop="1.5" color="error" textStyle="small" fontWeight="medium" alignItems="flex-start">
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
  readonly error?: ReactNode;
  readonly optional?: boolean | undefined;
}

/** The props that a field gives its control. */
export interface Ties {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

const useTies = ({ help, error }: Words, given: string | undefined): Ties & { readonly helpId: string; readonly errorId: string } => {
  const own = useId();
  const id = given ?? own;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [help && helpId, error && errorId].filter(Boolean).join(' ') || undefined;
  return { id, describedBy, invalid: Boolean(error), helpId, errorId };
};

type FieldProps = Words & {
  readonly id?: string;
  /** Renders the control with what ties it to these words. */
  readonly children: (ties: Ties) => ReactNode;
};

/** A labelled control: `<Field label="City">{(ties) => <TextInput {...ties} value={city} onChange={cityChanged} />}</Field>`. */
export const Field = ({ id: given, children, ...words }: FieldProps) => {
  const { helpId, errorId, ...ties } = useTies(words, given);
  return (
    <div>
      <Label htmlFor={ties.id}>
        {words.label}
        {words.optional && <Optional />}
      </Label>
      {words.help && (
        <Text id={helpId} textStyle="small" color="muted" marginBottom="1.5">
          {words.help}
        </Text>
      )}
      {children(ties)}
      {words.error && <Problem id={errorId}>{words.error}</Problem>}
    </div>
  );
};

/** Several controls under one name, such as `Radios`, `Checkboxes`, `Scale`, `Faces`, `StarInput`. */
export const Group = ({ id: given, children, ...words }: FieldProps) => {
  const { helpId, errorId, ...ties } = useTies(words, given);
  return (
    <chakra.fieldset aria-describedby={ties.describedBy} minWidth="0">
      <Legend>
        {words.label}
        {words.optional && <Optional />}
      </Legend>
      {words.help && (
        <Text id={helpId} textStyle="small" color="muted" marginBottom="1.5">
          {words.help}
        </Text>
      )}
      {children(ties)}
      {words.error && <Problem id={errorId}>{words.error}</Problem>}
    </chakra.fieldset>
  );
};
