// The precompiled validator of nameForm.
// Written by the generator from the spec; change the spec, not this file.
import type { ValidatorFunctions } from "@rjsf/validator-ajv8";

export declare const validate: ValidatorFunctions;
