// Pictures for the next message: chosen, sent in one after the other, and kept until the message is sent.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { messagePhotoForm } from '../../../../generated/forms/messagePhotoForm';
import { messagePhotosMax } from '../../../../generated/model/constants';
import { threadTexts as say } from '../../../../generated/texts/sentences/threadTexts';
import { Button, IconButton } from '../../../ui/button';
import { Field, Problem } from '../../../ui/field';
import type { FileLimits } from '../../../ui/file-input';
import { FileInput } from '../../../ui/form/chosen-widgets';
import { commonIcons } from '../../../ui/icons/common';
import { Box, Grid, Stack } from '../../../ui/layout';
import { FilePreview } from '../../../ui/photos/file-preview';
import { Text } from '../../../ui/type';
import { $chosen, $tooMany, type Chosen, isKept, photoRemoved, photoRetried, photosBrought } from './photos.store';

const field = messagePhotoForm.uiSchema.photo as {
  readonly 'ui:title': string;
  readonly 'ui:help': string;
  readonly 'ui:options': FileLimits;
};
const says = messagePhotoForm.errors['photo'] as FileLimits['says'];

const Tile = ({ chosen: { id, file, state } }: { readonly chosen: Chosen }) => {
  const remove = useUnit(photoRemoved);
  return (
    <chakra.li position="relative" listStyleType="none">
      <Box aspectRatio="1" overflow="hidden" borderRadius="md" bg="surface.deep">
        <FilePreview file={file} faint={state !== 'added'} />
      </Box>
      <IconButton
        position="absolute"
        top="1"
        insetEnd="1"
        bg="white"
        icon={commonIcons.trash}
        label={say.removePhoto({ name: file.name })}
        onClick={() => remove(id)}
      />
    </chakra.li>
  );
};

const Failed = ({ chosen: { id, file, state, why } }: { readonly chosen: Chosen }) => {
  const again = useUnit(photoRetried);
  return (
    <div>
      <Problem>{say.notAdded({ name: file.name, why })}</Problem>
      {state === 'failed' && (
        <Button variant="outline" size="sm" marginTop="2" onClick={() => again(id)}>
          {say.tryAgain({ name: file.name })}
        </Button>
      )}
    </div>
  );
};

export const ChosenPhotos = ({ busy }: { readonly busy: boolean }) => {
  const { chosen, tooMany, bring } = useUnit({ chosen: $chosen, tooMany: $tooMany, bring: photosBrought });
  const tiles = chosen.filter(isKept);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(tiles.length);
  // the button that took a picture away is gone with it
  useEffect(() => {
    const isLost = tiles.length < before.current && document.activeElement === document.body;
    before.current = tiles.length;
    if (isLost) box.current?.querySelector<HTMLInputElement>('input[type=file]')?.focus();
  }, [tiles.length]);
  const going = chosen.find(({ state }) => state === 'sending');
  const count = chosen.filter(({ state }) => state === 'added').length;
  return (
    <Stack ref={box} gap="3" marginTop="4">
      <Field label={field['ui:title']} help={field['ui:help']} error={tooMany > 0 && say.tooMany({ count: tooMany })} optional>
        {(ties) => (
          <FileInput
            {...ties}
            {...field['ui:options']}
            says={says}
            multiple
            slim
            disabled={busy || tiles.length >= messagePhotosMax}
            value={[]}
            onChange={bring}
          />
        )}
      </Field>
      {tiles.length > 0 && (
        <Grid as="ul" aria-label={say.chosen} gap="2" gridTemplateColumns="repeat(auto-fill, 6rem)">
          {tiles.map((it) => (
            <Tile key={it.id} chosen={it} />
          ))}
        </Grid>
      )}
      <div role="alert">{chosen.map((it) => it.why !== '' && <Failed key={it.id} chosen={it} />)}</div>
      <output>
        <Text textStyle="small" color="muted">
          {going ? say.adding({ name: going.file.name }) : count > 0 && say.added({ count })}
        </Text>
      </output>
    </Stack>
  );
};
