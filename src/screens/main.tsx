// The browser's entry: styles first, then the page that the server drew.
import '../ui/theme/fonts.css';
import { takeOver } from './page/hydrate-page';
import { screens } from './router';

void takeOver(screens);
