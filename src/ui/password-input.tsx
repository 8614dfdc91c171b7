// A password to type, which may be shown.
import { useState } from 'react';
import { LinkButton } from './type';
import { TextInput, type TextInputProps } from './text-input';

export const PasswordInput = (props: Omit<TextInputProps, 'type' | 'before' | 'after'>) => {
  const [shown, setShown] = useState(false);
  const toggle = (
    <LinkButton fontSize="sm" aria-pressed={shown} aria-label="Show password" aria-controls={props.id} onClick={() => setShown(!shown)}>
      {shown ? 'Hide' : 'Show'}
    </LinkButton>
  );
  return <TextInput {...props} type={shown ? 'text' : 'password'} after={toggle} />;
};
