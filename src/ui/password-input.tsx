// A password to type, which may be shown.
import { useState } from 'react';
import { formTexts as say } from '../../generated/texts/sentences/formTexts';
import { TextInput, type TextInputProps } from './text-input';
import { LinkButton } from './type';

export const PasswordInput = (props: Omit<TextInputProps, 'type' | 'before' | 'after'>) => {
  const [shown, setShown] = useState(false);
  const toggle = (
    <LinkButton fontSize="sm" aria-pressed={shown} aria-label={say.showPassword} aria-controls={props.id} onClick={() => setShown(!shown)}>
      {shown ? say.hide : say.show}
    </LinkButton>
  );
  return <TextInput {...props} type={shown ? 'text' : 'password'} after={toggle} />;
};
