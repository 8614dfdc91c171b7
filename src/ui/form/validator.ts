// A form's validator for rjsf: its generated check of the schema, in the shape of a function that ajv compiled ahead.
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { ErrorObject } from 'ajv';
import type { FormOf } from '../../../generated/forms/every-form';

/** The validator of a form. No code is made of text, so that the page needs no `unsafe-eval`. */
export const validatorOf = ({ schema, misfits }: Pick<FormOf<object>, 'schema' | 'misfits'>) => {
  const check = (values: unknown): boolean => {
    const errors = misfits(values);
    check.errors = errors.length > 0 ? [...errors] : null;
    return errors.length === 0;
  };
  check.errors = null as ErrorObject[] | null;
  return createPrecompiledValidator({ [String(schema.$id)]: check }, schema);
};
