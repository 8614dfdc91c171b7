// The page renderer of a site on which the shell is proven.
import { pageRenderer } from '../../../../src/screens/page/render-page';
import { filesOf } from '../../../../src/screens/page/files-of';
import { screens } from './screens';

export const render = pageRenderer(screens, filesOf);
