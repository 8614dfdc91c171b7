// The browser's entry: styles first, then the page that the server rendered.
import '../ui/theme/fonts.css';
import { hydratePage } from './page/hydrate-page';
import { screens } from './router';

void hydratePage(screens);
