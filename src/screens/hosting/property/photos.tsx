// The pictures of a property, on its page.
import { propertyTexts as say } from '../../../../generated/texts/sentences/propertyTexts';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { deferred } from '../../shell/loading/deferred';
import { Part } from './part';

const editor = deferred(async () => (await import('../photos/photos-editor')).PhotosEditor);

export const Photos = () => (
  <Part id="photos" heading={say.photos}>
    <editor.Part
      fallback={
        <Loading label={say.photos}>
          <Skeleton height="12rem" borderRadius="lg" />
        </Loading>
      }
    />
  </Part>
);
