// The browser's entry of the gallery: every piece in every state. Development and tests only.
import '../ui/theme/fonts.css';
import { hydrateTree } from './page/hydrate-tree';
import { Gallery } from './gallery/gallery';
import { markSignedIn } from './shell/session/session-mark';

// what is laid out for whom is said by each piece here
markSignedIn(false);
hydrateTree(<Gallery />);
