// A property that leads to no listing elsewhere is connected to itself.
import { script } from './script';

export const ownConnection = script(`
update properties set connection_status = 'connected' where listing_url is null;
`);
