// The browser's entry of the small site.
import '../../../src/ui/theme/fonts.css';
import { takeOver } from '../../../src/screens/page/hydrate-page';
import { screens } from './screens';

void takeOver(screens);
