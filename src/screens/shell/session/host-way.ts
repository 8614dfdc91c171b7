// Where hosting begins: for a host with their next listing, for everybody else with the choice to host.
import { pathTo } from '../../../../generated/routes/paths';
import { $visitor } from './session.store';

export const $hostWay = $visitor.map(({ is_host }) => (is_host ? pathTo.connectProperty() : pathTo.welcome()));
