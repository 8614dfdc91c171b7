// The one address of a page: others that mean the same, by case, a slash too many or escaped letters, lead to it.
import { routeOf, type Visit } from '../shell/navigation/visit';

const piecesOf = (path: string): readonly string[] => path.split('/').filter((piece) => piece !== '');

// names that are ours; other parameters are what somebody was given
const inSmallLetters: ReadonlySet<string> = new Set([':place']);

/**
 * The path of a page as its links write it; a person's own parameters stay as they came. A page that is not found has none, and leads
 * nowhere.
 */
export const canonicalPath = (visit: Visit): string | undefined => {
  if (visit.route === 'notFound') return undefined;
  const pattern = piecesOf(routeOf(visit).path);
  return `/${piecesOf(visit.path)
    .map((piece, at) => {
      const part = pattern[at] ?? piece;
      if (!part.startsWith(':')) return part;
      return inSmallLetters.has(part) ? piece.toLowerCase() : piece;
    })
    .join('/')}`;
};
