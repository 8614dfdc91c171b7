// The browser's entry of a site on which the shell is proven.
import '../../../../src/ui/theme/fonts.css';
import { hydratePage } from '../../../../src/screens/page/hydrate-page';
import { screens } from './screens';

void hydratePage(screens);
