// Which files are taken: by what they are, and by how large they are.
import { fileTexts } from '../../generated/texts/sentences/fileTexts';
export interface FileLimits {
  /** Media types that are taken, with a comma between: `image/jpeg,image/png`. */
  readonly accept?: string | undefined;
  readonly maxBytes?: number | undefined;
  /** The sentence about a file that is too large, or of another kind. */
  readonly says?: { readonly maxBytes?: string | undefined; readonly accept?: string | undefined } | undefined;
}

/** Browsers know most kinds of files; what one does not know is told by how its name ends. */
const kindOf = ({ type, name }: File): string => {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return type || `image/${ending === 'jpg' ? 'jpeg' : ending}`;
};

/** Why a file is not taken; nothing where it is. */
export const whyRefused = (file: File, { accept, maxBytes, says }: FileLimits): string | undefined => {
  if (accept && !accept.split(',').includes(kindOf(file))) return says?.accept ?? fileTexts.wrongKind;
  return maxBytes !== undefined && file.size > maxBytes ? (says?.maxBytes ?? fileTexts.tooLarge) : undefined;
};
