// A chosen file as a picture, where the browser can read it.
import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback } from 'react';

const Shown = chakra('img', { base: { width: 'full', height: 'full', objectFit: 'cover' } });

export const FilePreview = ({ file, faint = false }: { readonly file: File; readonly faint?: boolean }) => {
  const shown = useCallback(
    (image: HTMLImageElement | null) => {
      const made = URL.createObjectURL(file);
      if (image) image.src = made;
      return () => URL.revokeObjectURL(made);
    },
    [file],
  );
  return <Shown ref={shown} alt="" opacity={faint ? '0.6' : undefined} onError={({ currentTarget }) => (currentTarget.hidden = true)} />;
};
