// The words around each field of a form: label or legend, help, error.
import type { FieldTemplateProps } from '@rjsf/utils';
import { Field, Group } from '../field';
import { Box } from '../layout';
import type { FormTold } from './form-context';

/** Widgets of several controls: their name is a legend. */
const groups = new Set(['radio', 'checkboxes', 'stars', 'scale', 'faces']);

const nameOf = (id: string) => id.slice(id.indexOf('_') + 1);

const Around = (props: FieldTemplateProps & { readonly widget: string; readonly told: FormTold }) => {
  const { id, label, required, rawHelp, rawErrors, children, widget, told } = props;
  const Words = groups.has(widget) ? Group : Field;
  const below = told.below?.[nameOf(id)];
  return (
    <Box marginBottom="5" minWidth="0">
      <Words
        id={id}
        label={widget !== 'checkbox' && (told.labels?.[nameOf(id)] ?? label)}
        help={rawHelp}
        error={rawErrors}
        optional={!required && !told.needed?.includes(nameOf(id))}
      >
        {children}
      </Words>
      {below && <Box marginTop="1.5">{below}</Box>}
    </Box>
  );
};

export const FieldTemplate = (props: FieldTemplateProps) => {
  const { hidden, children, uiSchema, schema, registry } = props;
  const widget = String(uiSchema?.['ui:widget'] ?? uiSchema?.['ui:field'] ?? '');
  if (hidden || widget === 'hidden') return <div hidden>{children}</div>;
  const ofParts = widget === '' && (schema.type === 'object' || schema.type === 'array');
  return ofParts ? children : <Around {...props} widget={widget} told={registry.formContext as FormTold} />;
};
