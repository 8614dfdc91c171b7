// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { entity, shape, the } from 'spec-to-app/entity';
import { filter } from 'spec-to-app/filter';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { flag, id, like } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { signedIn } from '../../base';

export const Crate = entity({
  source: '§3',
  called: 'crate',
  says: 'Many parcels',
  key: 'crate_id',
  fields: { crate_id: id(), insured: flag({ private: true }), cold: flag() },
});
const crate = the(Crate);
export const storedCrates = stored('crates', { source: '§3', says: 'Crates', of: Crate });
export const CrateFilters = shape({
  source: '§3',
  called: 'set of filters',
  says: 'What crates are looked for',
  fields: { insured: filter(crate.insured, 'is set', { label: 'Insured' }), cold: filter(crate.cold, 'is set', { label: 'Cold' }) },
});
export const findCrates = call('GET /crates', { source: '§7', says: 'Finds crates', guard: anyone, query: CrateFilters.fields });
export const searchCrates = call('POST /crates/search', {
  source: '§7',
  says: 'Searches crates',
  guard: anyone,
  input: { filters: like(CrateFilters) },
});
export const ownCrates = call('GET /crates/own', { source: '§7', says: 'Finds crates', guard: signedIn, query: CrateFilters.fields });
export const crates = route('/crates', {
  source: '§2',
  screen: 'Crates',
  title: 'Crates',
  guard: anyone,
  uses: [findCrates, searchCrates],
  forSome: [ownCrates],
});
