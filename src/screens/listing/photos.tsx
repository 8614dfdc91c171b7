// The pictures of a listing, and all of them one at a time.
import { useLocation, useNavigate } from 'react-router-dom';
import type { Listing } from '../../../generated/model/entities';
import { Lightbox } from '../../ui/photos/lightbox';
import { Mosaic } from '../../ui/photos/mosaic';
import { useHydrated } from '../shell/loading/use-hydrated';
import { pictureOf } from '../shell/property-card/picture-of';

interface Turned {
  readonly photo: number;
}
const isTurned = (state: unknown): state is Turned => typeof state === 'object' && state !== null && 'photo' in state;

/** Which picture is open, as a step of its own in the history: Back closes it, and the listing stays. */
const useOpenPhoto = () => {
  const { state, ...here } = useLocation();
  const navigate = useNavigate();
  const turnTo = (photo: number, replace: boolean) => void navigate(here, { replace, state: { photo } satisfies Turned });
  return {
    at: useHydrated() && isTurned(state) ? state.photo : undefined,
    open: (photo: number) => turnTo(photo, false),
    move: (photo: number) => turnTo(photo, true),
    close: () => void navigate(-1),
  };
};

export const Photos = ({ listing }: { readonly listing: Listing }) => {
  const { at, open, move, close } = useOpenPhoto();
  const pictures = listing.photos.map((photo) => ({ ...pictureOf(photo), caption: photo.alt }));
  if (pictures.length === 0) return null;
  return (
    <>
      <Mosaic pictures={pictures} onOpen={open} />
      <Lightbox pictures={pictures} at={at} onMove={move} onClose={close} />
    </>
  );
};
