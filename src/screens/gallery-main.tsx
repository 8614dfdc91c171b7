// The browser's entry of the gallery: every piece of src/ui in every state. Development and tests only.
import '../ui/theme/fonts.css';
import { takeOverTree } from './page/take-over-tree';
import { Gallery } from './gallery/gallery';

takeOverTree(<Gallery />);
