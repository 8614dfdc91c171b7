// Shapes and values of the model in plain words, for what the command line says.
import type { Shape } from './shape-model';

const formats = {
  email: 'an email address',
  url: 'a web address',
  uuid: 'an identifier',
  date: 'a date',
  instant: 'a moment',
  clock: 'a time of day',
} as const;

const typed = { text: 'a text', long: 'a text of several lines', password: 'a password' } as const;
const range = (it: { readonly min?: number; readonly max?: number }, unit: string): string => {
  const after = unit === '' ? '' : ` ${unit}`;
  if (it.min !== undefined && it.max !== undefined) return ` of ${it.min} to ${it.max}${after}`;
  if (it.min !== undefined) return ` of at least ${it.min}${after}`;
  return it.max === undefined ? '' : ` of at most ${it.max}${after}`;
};

const bare = (shape: Shape): string => {
  switch (shape.type) {
    case 'text':
      return shape.format === undefined ? `${typed[shape.typed ?? 'text']}${range(shape, 'characters')}` : formats[shape.format];
    case 'number':
      return `${shape.unit === 'cents' ? 'a sum in cents' : shape.integer ? 'a whole number' : 'a number'}${range(shape, '')}`;
    case 'flag':
      return 'yes or no';
    case 'exactly':
      return `exactly ${JSON.stringify(shape.value)}`;
    case 'oneOf':
      return `one of ${shape.values}`;
    case 'list':
      return `a list${range(shape, 'entries')}, each ${shapeInWords(shape.of)}`;
    case 'map':
      return `named values, each ${shapeInWords(shape.of)}`;
    case 'group':
      return `a group of ${shape.fields.map(({ name }) => name).join(', ')}`;
    case 'either':
      return shape.options.map(shapeInWords).join(', or ');
    case 'like':
      return shape.of;
    case 'file':
      return `a file (${shape.types.join(', ')}) of at most ${shape.maxBytes} bytes`;
  }
};

/** `a text of 1 to 500 characters, or nothing`. */
export const shapeInWords = (shape: Shape): string => `${bare(shape)}${shape.nullable ? ', or nothing' : ''}`;

const longest = 90;
/** A text short enough for a line. */
export const shorten = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** Any value of the model, short enough for a line. */
export const valueInWords = (value: unknown): string => (value === undefined ? 'nothing' : shorten(JSON.stringify(value)));
