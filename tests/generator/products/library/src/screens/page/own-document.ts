// The own part of the library's documents: no icon, no previews, and no script that runs before the page is painted.
import type { Head } from '../shell/navigation/head';

export const ownIcons = ['<link rel="icon" href="data:,">'];
export const ownScript = '';
/** The preview of a page where it is shared. */
export const socialOf = (_: Head): readonly string[] => [];
