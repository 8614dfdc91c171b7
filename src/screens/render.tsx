// The page renderer's entry: what the server loads as built.
import { filesOf } from './page/files-of';
import { pageRenderer } from './page/render-page';
import { screens } from './router';

export const render = pageRenderer(screens, filesOf);
