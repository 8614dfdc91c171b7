// The ways in which a field is filled in: each fits some shapes.
import type { FormFieldModel } from '../model/model';
import type { Shape } from '../model/shape-model';
import { at, listed, type CheckContext } from './context';

const isText = (shape: Shape): boolean => shape.type === 'text';
const isCount = (shape: Shape): boolean => shape.type === 'number' && shape.integer && shape.unit === undefined;
const isChoice = (shape: Shape): boolean =>
  shape.type === 'oneOf' || (shape.type === 'either' && shape.options.every(({ type }) => type === 'exactly'));
const isDate = (shape: Shape): boolean => shape.type === 'text' && shape.format === 'date';
const isTick = (shape: Shape): boolean => shape.type === 'flag' || (shape.type === 'exactly' && shape.value === true);
const isFile = (shape: Shape): boolean => shape.type === 'file';
const eachIs =
  (fits: (shape: Shape) => boolean) =>
  (shape: Shape): boolean =>
    shape.type === 'list' && fits(shape.of);

interface Use {
  readonly fits: (shape: Shape) => boolean;
  readonly wanted: string;
}
const points: Use = { fits: (shape) => isCount(shape) || isChoice(shape), wanted: 'a whole number, or one of a list' };
const uses: Readonly<Record<string, Use>> = {
  text: { fits: isText, wanted: 'a text' },
  email: { fits: (shape) => shape.type === 'text' && [undefined, 'email'].includes(shape.format), wanted: 'an email address' },
  url: { fits: (shape) => shape.type === 'text' && [undefined, 'url'].includes(shape.format), wanted: 'a web address' },
  number: { fits: (shape) => shape.type === 'number', wanted: 'a number' },
  money: { fits: (shape) => shape.type === 'number' && shape.unit === 'cents', wanted: 'a sum of money, cents()' },
  select: { fits: isChoice, wanted: 'one of a list' },
  radio: { fits: (shape) => isChoice(shape) || shape.type === 'flag', wanted: 'one of a list, or yes or no' },
  timezone: { fits: (shape) => isChoice(shape) || isText(shape), wanted: 'a time zone' },
  checkbox: { fits: isTick, wanted: 'yes or no' },
  checkboxes: { fits: eachIs(isChoice), wanted: 'several of a list' },
  date: { fits: isDate, wanted: 'a calendar date' },
  dates: {
    fits: (shape) => isDate(shape) || eachIs(isDate)(shape) || shape.type === 'like' || shape.type === 'group',
    wanted: 'calendar dates',
  },
  time: { fits: (shape) => shape.type === 'text' && shape.format === 'clock', wanted: 'a time of day' },
  stars: points,
  scale: points,
  faces: points,
  stepper: { fits: isCount, wanted: 'a whole number' },
  file: { fits: (shape) => isFile(shape) || eachIs(isFile)(shape), wanted: 'a file' },
  photos: { fits: (shape) => isFile(shape) || eachIs(isFile)(shape), wanted: 'files' },
};

/** Drawn entry by entry, each of them with buttons of its own. */
const isByEntry = ({ shape, widget }: FormFieldModel): boolean =>
  widget === undefined && shape.type === 'list' && shape.of.type !== 'oneOf' && shape.of.type !== 'file';

export const checkEntries = (context: CheckContext): void => {
  for (const { id, fields } of context.model.forms)
    for (const field of fields)
      if (field.entry !== undefined && !isByEntry(field))
        context.report(at('form', id, 'fields', field.name, 'entry'), 'form/entry-misfit', { field: field.name });
};

export const checkWidgets = (context: CheckContext): void => {
  for (const { id, fields } of context.model.forms)
    for (const { name, shape, widget } of fields) {
      const use = widget === undefined ? undefined : uses[widget];
      if (widget === undefined || use === undefined || use.fits(shape)) continue;
      const widgets = Object.keys(uses).filter((one) => uses[one]?.fits(shape));
      context.report(at('form', id, 'fields', name, 'widget'), 'form/widget-misfit', {
        field: name,
        widget,
        wanted: use.wanted,
        widgets: listed(widgets),
      });
    }
};
