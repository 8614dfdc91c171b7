// The pictures of the open property: brought by button, drop or paste, put in order, described, removed and brought back.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { photoForm } from '../../../../generated/forms/photoForm';
import { photosForGoogle, photosMin } from '../../../../generated/model/constants';
import { pathTo } from '../../../../generated/routes/paths';
import { photoTexts as say } from '../../../../generated/texts/sentences/photoTexts';
import { Banner } from '../../../ui/banner';
import { Field } from '../../../ui/field';
import { FileInput, type FileLimits } from '../../../ui/file-input';
import { Grid, HStack, Stack } from '../../../ui/layout';
import { LinkButton, Text } from '../../../ui/type';
import { useReorder } from '../../../ui/use-reorder';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { ButtonLink } from '../../shell/navigation/links';
import { own } from '../own-property.store';
import { PhotoTile } from './photo-tile';
import { $photos, $removed, $said, photosChanged, removalUndone, save } from './photos.store';
import { UploadTile } from './upload-tile';
import { $batch, $tooMany, $uploads, filesBrought } from './uploads.store';

const field = photoForm.uiSchema.photo as {
  readonly 'ui:title': string;
  readonly 'ui:help': string;
  readonly 'ui:options': FileLimits;
};
const says = photoForm.errors['photo'] as FileLimits['says'];

/** The browser asks before what is being sent is left. */
const useStaying = (sending: boolean) => {
  useEffect(() => {
    if (!sending) return;
    const asked = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', asked);
    return () => removeEventListener('beforeunload', asked);
  }, [sending]);
};

const Bringing = () => {
  const bring = useUnit(filesBrought);
  const tooMany = useUnit($tooMany);
  return (
    <Field label={field['ui:title']} help={field['ui:help']} error={tooMany > 0 && say.tooMany({ count: tooMany })}>
      {(ties) => <FileInput {...ties} {...field['ui:options']} says={says} multiple pasted value={[]} onChange={bring} />}
    </Field>
  );
};

const progressOf = ({ of, come }: { readonly of: number; readonly come: number }, sending: boolean): string => {
  if (sending) return say.uploading({ number: Math.min(come + 1, of), count: of });
  return come === 0 ? '' : say.uploaded({ count: come });
};

/** The current activity, read aloud as it changes; always rendered, so that screen readers notice it. */
const Status = () => {
  const { batch, uploads, said, removed } = useUnit({ batch: $batch, uploads: $uploads, said: $said, removed: $removed });
  const undo = useUnit(removalUndone);
  const sending = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  useStaying(uploads.length > 0);
  return (
    <HStack as="output" flexWrap="wrap" gap="4" minHeight="6">
      <span>{progressOf(batch, sending)}</span>
      <span>{said}</span>
      {removed.length > 0 && (
        <span>
          {say.removed} <LinkButton onClick={() => undo()}>{say.undo}</LinkButton>
        </span>
      )}
    </HStack>
  );
};

const Photos = () => {
  const [photos, uploads, change] = useUnit([$photos, $uploads, photosChanged]);
  const order = useReorder({
    count: photos.length,
    onMove: (from, to) => {
      const photo_id = photos[from]?.photo_id;
      if (photo_id !== undefined) change({ kind: 'moved', photo_id, to });
    },
  });
  if (photos.length + uploads.length === 0) return <Text color="muted">{say.empty}</Text>;
  return (
    <Grid
      gap={{ base: '3', sm: '6' }}
      as="ul"
      aria-label={say.list}
      gridTemplateColumns={{
        // two on a phone, one where the text is twice as large
        base: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {photos.map((photo, at) => (
        <PhotoTile key={photo.photo_id} photo={photo} at={at} count={photos.length} order={order} />
      ))}
      {uploads.map((upload) => (
        <UploadTile key={`upload-${upload.id}`} upload={upload} />
      ))}
    </Grid>
  );
};

/** Pictures of the connected listing that its host has not taken over yet. */
const Found = () => {
  const property = useUnit(own.$data);
  const { photos_found = 0, photos_permitted = true } = property?.imported ?? {};
  if (!property || photos_permitted || photos_found === 0) return null;
  const choose = pathTo.connectProperty({ property: property.property_id });
  return (
    <Banner
      tone="info"
      title={say.found({ count: photos_found })}
      actions={
        <ButtonLink to={choose} variant="outline" size="sm">
          {say.chooseFound}
        </ButtonLink>
      }
    />
  );
};

export const PhotosEditor = () => {
  const [photos, problem] = useUnit([$photos, save.$problem]);
  const enough = photos.length >= photosMin && photos.every(({ alt }) => alt !== '');
  return (
    <Stack gap="5">
      {!enough && <Text>{say.needed}</Text>}
      {photos.length < photosMin && <Found />}
      {enough && photos.length < photosForGoogle && <Text>{say.forGoogle}</Text>}
      <Bringing />
      <ProblemBanner problem={problem && { ...problem, shown: 'banner' }} />
      <HStack justifyContent="space-between" flexWrap="wrap" alignItems="baseline">
        <Text textStyle="small" color="muted">
          {say.count({ count: photos.length })}
        </Text>
        <Status />
      </HStack>
      <Photos />
    </Stack>
  );
};
