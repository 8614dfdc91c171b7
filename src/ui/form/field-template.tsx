// The words around each field of a form: label or legend, help, error.
import { chakra } from '@chakra-ui/react/styled-system';
import { errorId, type FieldTemplateProps, helpId } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { Label, Legend, Optional, Problem } from '../field';
import { Text } from '../type';
import type { FormTold } from './form-context';
import { Box } from '../layout';

/** Widgets of several controls: their name is a legend. */
const groups = new Set(['radio', 'checkboxes', 'stars', 'scale', 'faces']);

const nameOf = (id: string) => id.slice(id.indexOf('_') + 1);

const Help = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <Text id={helpId(id)} textStyle="small" color="muted" marginBottom="1.5">
    {children}
  </Text>
);

const Problems = ({ id, errors = [] }: { readonly id: string; readonly errors?: readonly string[] | undefined }) =>
  errors.length > 0 && (
    <Box id={errorId(id)}>
      {errors.map((error) => (
        <Problem key={error}>{error}</Problem>
      ))}
    </Box>
  );

const Around = (props: FieldTemplateProps & { readonly widget: string; readonly told: FormTold }) => {
  const { id, label, required, rawHelp, rawErrors, children, widget, told } = props;
  const grouped = groups.has(widget);
  const Name = grouped ? Legend : Label;
  const Frame = grouped ? chakra.fieldset : chakra.div;
  const below = told.below?.[nameOf(id)];
  const help = rawHelp && <Help id={id}>{rawHelp}</Help>;
  return (
    <Frame marginBottom="5" minWidth="0">
      {widget !== 'checkbox' && (
        <Name {...(grouped ? {} : { htmlFor: id })}>
          {told.labels?.[nameOf(id)] ?? label}
          {!required && !told.needed?.includes(nameOf(id)) && <Optional />}
        </Name>
      )}
      {widget !== 'checkbox' && help}
      {children}
      {widget === 'checkbox' && help}
      <Problems id={id} errors={rawErrors} />
      {below && <Box marginTop="1.5">{below}</Box>}
    </Frame>
  );
};

export const FieldTemplate = (props: FieldTemplateProps) => {
  const { hidden, children, uiSchema, schema, registry } = props;
  const widget = String(uiSchema?.['ui:widget'] ?? uiSchema?.['ui:field'] ?? '');
  if (hidden || widget === 'hidden') return <div hidden>{children}</div>;
  const ofParts = widget === '' && (schema.type === 'object' || schema.type === 'array');
  return ofParts ? children : <Around {...props} widget={widget} told={registry.formContext as FormTold} />;
};
