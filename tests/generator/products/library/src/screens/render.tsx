// The page renderer's entry: the screens, and the one file that every page loads.
import { pageRenderer } from './page/render-page';
import { screens } from './router';

const files = { entry: '/assets/main.js', styles: [], fonts: [], modules: [], prelude: '' };

export const render = pageRenderer(screens, () => files);
