// The browser's entry of a site on which the shell is proven.
import '../../../../src/ui/theme/fonts.css';
import { takeOver } from '../../../../src/screens/page/hydrate-page';
import { screens } from './screens';

void takeOver(screens);
