// One picture on its way: how far it is, how to stop it, and what to do where it failed.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { loadFailedTexts } from '../../../../generated/texts/sentences/loadFailedTexts';
import { photoTexts as say } from '../../../../generated/texts/sentences/photoTexts';
import { Button, IconButton } from '../../../ui/button';
import { Field, Problem } from '../../../ui/field';
import { icons } from '../../../ui/icons/basic';
import { HStack } from '../../../ui/layout';
import { FilePreview } from '../../../ui/photos/file-preview';
import { ProgressBar } from '../../../ui/progress-bar';
import { TextInput } from '../../../ui/text-input';
import { Text } from '../../../ui/type';
import { Frame, Tile, words } from './photo-tile';
import { cancelled, described, retried, type Upload } from './uploads.store';

const Describing = ({ upload }: { readonly upload: Upload }) => {
  const id = useId();
  const [alt, setAlt] = useState('');
  const send = useUnit(described);
  return (
    <chakra.form
      display="grid"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        if (alt.trim()) send({ id: upload.id, alt: alt.trim() });
      }}
    >
      <div>
        <Field label={words['ui:title']}>
          <TextInput value={alt} placeholder={words['ui:placeholder']} describedBy={`${id}-why`} onChange={setAlt} />
        </Field>
        <Text id={`${id}-why`} textStyle="small" color="muted" marginTop="1">
          {say.describeFirst}
        </Text>
      </div>
      <Button type="submit" size="sm" aria-disabled={alt.trim() === '' || undefined} justifySelf="start">
        {say.upload}
      </Button>
    </chakra.form>
  );
};

const Failed = ({ upload: { id, problem } }: { readonly upload: Upload }) => {
  const again = useUnit(retried);
  return (
    <div>
      <Problem>
        <span role="alert">{problem}</span>
      </Problem>
      <Button variant="outline" size="sm" marginTop="2" onClick={() => again(id)}>
        {loadFailedTexts.retry}
      </Button>
    </div>
  );
};

const Going = ({ upload: { state, sent, file } }: { readonly upload: Upload }) => (
  <div>
    <ProgressBar label={say.sending({ name: file.name })} done={sent} />
    <Text textStyle="small" color="muted" marginTop="1">
      {state === 'waiting' ? say.waiting : sent < 1 ? `${Math.round(sent * 100)}%` : say.drawing}
    </Text>
  </div>
);

const parts = { undescribed: Describing, failed: Failed, waiting: Going, sending: Going } as const;

export const UploadTile = ({ upload }: { readonly upload: Upload }) => {
  const cancel = useUnit(cancelled);
  const Part = parts[upload.state];
  const { name } = upload.file;
  return (
    <Tile>
      <Frame>{upload.state !== 'waiting' && <FilePreview file={upload.file} faint />}</Frame>
      <HStack justifyContent="space-between">
        <Text textStyle="small" truncate>
          {name}
        </Text>
        {/* once all of it is there it is as good as added */}
        {upload.sent < 1 && <IconButton icon={icons.close} label={say.cancel({ name })} onClick={() => cancel(upload.id)} />}
      </HStack>
      <Part upload={upload} />
    </Tile>
  );
};
