// The browser's entry of the gallery: every piece in every state. Development and tests only.
import '../ui/theme/fonts.css';
import { hydrateTree } from './page/hydrate-tree';
import { Gallery } from './gallery/gallery';
import { markSignedIn } from './shell/session/session-mark';

// each piece says here for which visitor it is laid out
markSignedIn(false);
hydrateTree(<Gallery />);
