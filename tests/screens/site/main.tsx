// The browser's entry of the small site.
import '../../../src/ui/theme/fonts.css';
import { hydratePage } from '../../../src/screens/page/hydrate-page';
import { screens } from './screens';

void hydratePage(screens);
