// A password to type, which may be shown.
import { useState } from 'react';
import { formTexts as say } from '../../generated/texts/sentences/formTexts';
import { useTied } from './field';
import { TextInput, type TextInputProps } from './text-input';
import { LinkButton } from './type';

export const PasswordInput = (given: Omit<TextInputProps, 'type' | 'before' | 'after'>) => {
  const props = useTied(given);
  const [shown, setShown] = useState(false);
  const toggle = (
    <LinkButton fontSize="sm" aria-pressed={shown} aria-label={say.showPassword} aria-controls={props.id} onClick={() => setShown(!shown)}>
      {shown ? say.hide : say.show}
    </LinkButton>
  );
  return <TextInput {...props} type={shown ? 'text' : 'password'} after={toggle} />;
};
