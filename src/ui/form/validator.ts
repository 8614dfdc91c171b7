// The validator for rjsf, answered by a form's own check of its schema: no code is made of text, and none is compiled ahead.
import { JUNK_OPTION_ID, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import processRawValidationErrors from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js';
import type { FormOf } from '../../../generated/forms/every-form';

/** The validator of a form. */
export const validatorOf = ({ misfits }: Pick<FormOf<object>, 'misfits'>): ValidatorType => {
  const validator: ValidatorType = {
    rawValidation: <Result>(schema: RJSFSchema, values?: unknown) => ({
      errors: misfits(values, schema) as readonly unknown[] as Result[],
    }),
    validateFormData: (values, schema, ...[customValidate, transformErrors, uiSchema]) => {
      const found = { errors: [...misfits(values, schema)] };
      return processRawValidationErrors(validator, found, values, schema, customValidate, transformErrors, uiSchema);
    },
    isValid: (schema, values) => schema.$id !== JUNK_OPTION_ID && misfits(values, schema).length === 0,
  };
  return validator;
};
