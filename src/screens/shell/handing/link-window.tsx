// A link to be copied by hand, where the browser neither shares nor copies.
import { useUnit } from 'effector-react';
import type { FocusEvent } from 'react';
import { handedLinkTexts as say } from '../../../../generated/texts/sentences/handedLinkTexts';
import { Field } from '../../../ui/field';
import { Box } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { TextInput } from '../../../ui/text-input';
import { Text } from '../../../ui/type';
import { $toCopy, linkClosed } from './hand-on.store';

const selectAll = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target instanceof HTMLInputElement) target.select();
};

/** Nothing while there is none. */
export const LinkWindow = () => {
  const [url, close] = useUnit([$toCopy, linkClosed]);
  if (url === null) return null;
  return (
    <Modal open size="sm" title={say.heading} onClose={() => close()}>
      <Text marginBottom="4">{say.text}</Text>
      <Box onFocus={selectAll}>
        <Field label={say.label}>
          <TextInput readOnly value={url} onChange={() => undefined} />
        </Field>
      </Box>
    </Modal>
  );
};
