// The browser's entry: the page goes on where the server stopped.
import { hydratePage } from './page/hydrate-page';
import { screens } from './router';

void hydratePage(screens);
