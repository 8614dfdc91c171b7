// A picture may be that of several properties: whether another shows its files is asked by their address.
import { script } from './script';

export const sharedPhotos = script(`
create index photos_by_url on photos (url);
`);
