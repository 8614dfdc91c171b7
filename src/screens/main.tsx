// The browser's entry: styles first, then the page that the server drew.
import '../ui/theme/fonts.css';
import { takeOver } from './page/take-over';
import { screens } from './router';

void takeOver(screens);
