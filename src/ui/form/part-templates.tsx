// How fields stand together: objects, lists, the summary of what is wrong.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps, ErrorListProps, ObjectFieldTemplateProps, UiSchema } from '@rjsf/utils';
import type { MouseEvent } from 'react';
import { formTexts } from '../../../generated/texts/sentences/formTexts';
import { Button } from '../button';
import { ErrorSummary } from '../error-summary';
import { Legend } from '../field';
import { commonIcons } from '../icons/common';
import { Box, Card } from '../layout';
import { Text } from '../type';
import type { FormTold } from './form-context';

/** The form itself shows the fields of its step; an object within it is a group of fields under its name. */
export const ObjectFieldTemplate = ({ properties, title, fieldPathId, registry }: ObjectFieldTemplateProps) => {
  const { shown } = registry.formContext as FormTold;
  const isWhole = fieldPathId.path.length === 0;
  // an entry of a list has its name from the list
  const isEntry = typeof fieldPathId.path.at(-1) === 'number';
  const seen = properties.filter(({ name }) => !isWhole || !shown || shown.includes(name)).map(({ content }) => content);
  if (isWhole || isEntry) return seen;
  return (
    <chakra.fieldset minWidth="0" marginBottom="5">
      <Legend>{title}</Legend>
      {seen}
    </chakra.fieldset>
  );
};

/** One entry of a list, as its form calls it. */
const entryOf = (uiSchema: UiSchema | undefined): string => uiSchema?.['ui:entry'] ?? formTexts.entry;

export const ArrayFieldTemplate = ({ title, uiSchema, items, canAdd, onAddClick, fieldPathId }: ArrayFieldTemplateProps) => (
  <chakra.fieldset id={fieldPathId.$id} tabIndex={-1} minWidth="0" marginBottom="5">
    <Legend>{uiSchema?.['ui:title'] ?? title}</Legend>
    {uiSchema?.['ui:help'] && (
      <Text textStyle="small" color="muted" marginBottom="1.5">
        {uiSchema['ui:help']}
      </Text>
    )}
    <Box display="grid" gap="3">
      {items}
    </Box>
    {canAdd && (
      <Button variant="outline" size="sm" icon={commonIcons.plus} marginTop="3" onClick={onAddClick}>
        {formTexts.addEntry({ entry: entryOf(uiSchema) })}
      </Button>
    )}
  </chakra.fieldset>
);

export const ArrayFieldItemTemplate = (props: ArrayFieldItemTemplateProps) => {
  const { children, index, hasToolbar, buttonsProps, parentUiSchema } = props;
  const told = { entry: entryOf(parentUiSchema), number: index + 1 };
  const name = formTexts.numberedEntry(told);
  // the button goes with its entry: the list takes the focus
  const remove = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('fieldset[tabindex]')?.focus();
    buttonsProps.onRemoveItem(event);
  };
  return (
    <Card.Root as="fieldset" padding="4" minWidth="0" aria-label={name}>
      <Text fontWeight="semibold" marginBottom="3" css={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {name}
      </Text>
      {children}
      {hasToolbar && buttonsProps.hasRemove && (
        <Button variant="ghost" size="sm" icon={commonIcons.trash} alignSelf="start" marginX="-2" onClick={remove}>
          {formTexts.removeEntry(told)}
        </Button>
      )}
    </Card.Root>
  );
};

const idOf = (prefix: string, property: string | undefined) => {
  const path = (property ?? '').split('.').filter(Boolean);
  return path.length > 0 ? [prefix, ...path].join('_') : undefined;
};

export const ErrorListTemplate = ({ errors, registry }: ErrorListProps) => {
  const { attempt } = registry.formContext as FormTold;
  const prefix = registry.globalFormOptions.idPrefix;
  const problems = errors.map(({ property, message, stack }) => ({ field: idOf(prefix, property), message: message ?? stack }));
  return <ErrorSummary problems={problems} attempt={attempt} />;
};
