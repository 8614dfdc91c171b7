// Refuses a host's text for guests that has something in curly brackets which is no field.
import { refuse } from '../request/refusal';
import { unknownFieldIn } from './reply-fields.rules';

export const refuseUnknown = (text: string): void => {
  const found = unknownFieldIn(text);
  if (found !== undefined) refuse('message.field_unknown', { slots: { found } });
};
