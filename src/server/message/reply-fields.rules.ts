// The fields of a host's texts: which there are, and what stands in their place for one guest. Pure.
import { keysOf } from '../../../generated/model/keys';
import { ReplyField } from '../../../generated/model/values';

/** The values of the fields for one guest; nothing where there is none. */
export type FieldValues = Readonly<Record<ReplyField, string | null>>;

export interface Filled {
  readonly text: string;
  /** Fields of the text without a value: they stand there as they were written. */
  readonly missing: readonly ReplyField[];
}

const slot = /\{[^{}]*\}|[{}]/g;
const fieldOf = (found: string): ReplyField | undefined => keysOf(ReplyField).find((field) => found === `{${field}}`);

/** The first thing in curly brackets that is no field, or a bracket that stands alone. */
export const unknownFieldIn = (text: string): string | undefined => text.match(slot)?.find((found) => fieldOf(found) === undefined);

/** The first field of the list that stands in a text as it is written. */
export const unfilledFieldIn = (text: string): string | undefined => text.match(slot)?.find((found) => fieldOf(found) !== undefined);

/** A text for one guest. Values are put in as they are: a name with brackets is no field. */
export const filledWith = (text: string, values: FieldValues): Filled => {
  const missing = new Set<ReplyField>();
  const filled = text.replace(slot, (found) => {
    const field = fieldOf(found);
    const value = field && values[field];
    if (field && value === null) missing.add(field);
    return value ?? found;
  });
  return { text: filled, missing: [...missing] };
};
