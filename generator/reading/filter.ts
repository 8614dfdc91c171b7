// Reads how a field of a set of filters narrows what is kept.
import type { FilterModel } from '../model/shape-model';
import type { At } from './at';
import { aNumber, aText, listOf, may, must, oneWordOf, optionsOf } from './options';
import { aField } from './term';

const filterOptions = optionsOf({
  of: must(aField, { kind: 'field', of: '', name: '' }),
  by: must(oneWordOf('at least', 'at most', 'any of', 'all of', 'some of', 'is set'), 'is set'),
  label: must(aText, ''),
  chip: may(aText),
  choices: may(listOf(aNumber)),
  help: may(aText),
  through: may(aField),
  unless: may(aText),
});

export const readFilter = (value: unknown, at: At): FilterModel | undefined => {
  const read = filterOptions(value, at);
  if (read === undefined) return undefined;
  const { of, through, ...rest } = read;
  return { thing: of.of, field: of.name, ...rest, ...(through && { through: { thing: through.of, field: through.name } }) };
};
