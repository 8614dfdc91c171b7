// People's words for places: other names of provinces, and regions by their towns.
import { decision } from 'spec-to-app/declaration';
import { flag, list, oneOf, text } from 'spec-to-app/shapes';
import { table } from 'spec-to-app/values';
import { Province } from './places.model';

const asTyped = decision('look and feel: people type places as they say them');

export const provinceNames = table({
  source: asTyped,
  says: 'What people also call a province or territory, beside its name and its code',
  columns: { typed: text(), province: oneOf(Province) },
  rows: [
    { typed: 'PEI', province: 'PE' },
    { typed: 'Île-du-Prince-Édouard', province: 'PE' },
    { typed: 'NWT', province: 'NT' },
    { typed: 'Northwest', province: 'NT' },
    { typed: 'Newfoundland', province: 'NL' },
    { typed: 'Newfoundland & Labrador', province: 'NL' },
    { typed: 'Labrador', province: 'NL' },
    { typed: 'Terre-Neuve', province: 'NL' },
    { typed: 'Colombie-Britannique', province: 'BC' },
    { typed: 'Nouvelle-Écosse', province: 'NS' },
    { typed: 'Nouveau-Brunswick', province: 'NB' },
    { typed: 'Yukon Territory', province: 'YT' },
    { typed: 'PQ', province: 'QC' },
    { typed: 'Sask', province: 'SK' },
    { typed: 'Alta', province: 'AB' },
    { typed: 'Ont', province: 'ON' },
    { typed: 'Man', province: 'MB' },
  ],
});

/** Cape Breton Island, whose five municipalities share one levy. */
export const capeBretonTowns = [
  'Sydney',
  'North Sydney',
  'Sydney Mines',
  'Glace Bay',
  'New Waterford',
  'Louisbourg',
  'Baddeck',
  'Ingonish',
  'Ingonish Beach',
  'Cape North',
  'Dingwall',
  'Neils Harbour',
  'Pleasant Bay',
  'Chéticamp',
  'Margaree Harbour',
  'Margaree Forks',
  'Inverness',
  'Mabou',
  'Port Hood',
  'Judique',
  'Whycocomagh',
  'St. Peter’s',
  'Arichat',
  'Isle Madame',
  'Port Hawkesbury',
];

const okanaganTowns = [
  'Kelowna',
  'West Kelowna',
  'Lake Country',
  'Peachland',
  'Summerland',
  'Naramata',
  'Penticton',
  'Vernon',
  'Oliver',
  'Osoyoos',
  'Okanagan Falls',
  'Kaleden',
  'Enderby',
  'Armstrong',
  'Coldstream',
];

const georgianTowns = [
  'Collingwood',
  'Wasaga Beach',
  'Midland',
  'Penetanguishene',
  'Parry Sound',
  'Meaford',
  'Thornbury',
  'Owen Sound',
  'Tobermory',
  'Wiarton',
  'Killarney',
];

/** The Albertan side of the Rocky Mountains. */
const rockyTowns = [
  'Banff',
  'Canmore',
  'Lake Louise',
  'Exshaw',
  'Jasper',
  'Hinton',
  'Nordegg',
  'Waterton Park',
  'Blairmore',
  'Coleman',
  'Grande Cache',
];
const kawarthaTowns = [
  'Lindsay',
  'Kawartha Lakes',
  'Bobcaygeon',
  'Fenelon Falls',
  'Peterborough',
  'Lakefield',
  'Buckhorn',
  'Coboconk',
  'Kirkfield',
];
const haliburtonTowns = ['Haliburton', 'Minden', 'Minden Hills', 'Dysart', 'Algonquin Highlands', 'Wilberforce', 'Carnarvon'];
const muskokaTowns = [
  'Huntsville',
  'Bracebridge',
  'Gravenhurst',
  'Port Carling',
  'Port Sydney',
  'Bala',
  'Rosseau',
  'Baysville',
  'Dorset',
  'Windermere',
];
const townshipTowns = ['Magog', 'Orford', 'Bromont', 'Sutton', 'Knowlton', 'North Hatley', 'Lac-Mégantic', 'Sherbrooke'];

const laurentianTowns = ['Mont-Tremblant', 'Saint-Sauveur', 'Sainte-Adèle', 'Val-David', 'Sainte-Agathe-des-Monts', 'Morin-Heights'];

const isSaidWithArticle = flag({ says: 'It is said with “the”' });

export const regions = table({
  source: asTyped,
  says: 'Regions that people look for by name, and towns under another name, by the towns that are meant',
  columns: { name: text({ example: 'Okanagan' }), article: isSaidWithArticle, province: oneOf(Province), towns: list(text()) },
  // biome-ignore format: one region a line, as a table is read
  rows: [
    { name: 'Quebec City', article: false, province: 'QC', towns: ['Québec'] },
    { name: 'Ville de Québec', article: false, province: 'QC', towns: ['Québec'] },
    { name: 'Vancouver Island', article: false, province: 'BC', towns: ['Victoria', 'Tofino', 'Ucluelet', 'Nanaimo', 'Parksville', 'Qualicum Beach', 'Courtenay', 'Comox', 'Cumberland', 'Campbell River', 'Duncan', 'Cowichan Bay', 'Lake Cowichan', 'Chemainus', 'Ladysmith', 'Sooke', 'Sidney', 'Port Alberni', 'Bamfield', 'Port Hardy', 'Port McNeill', 'Telegraph Cove', 'Port Renfrew', 'Langford', 'Saanich', 'Oak Bay', 'Esquimalt'] },
    { name: 'Gulf Islands', article: true, province: 'BC', towns: ['Salt Spring Island', 'Ganges', 'Galiano Island', 'Mayne Island', 'Pender Island', 'Saturna Island', 'Gabriola Island', 'Denman Island', 'Hornby Island'] },
    { name: 'Sunshine Coast', article: true, province: 'BC', towns: ['Gibsons', 'Sechelt', 'Roberts Creek', 'Halfmoon Bay', 'Madeira Park', 'Powell River', 'Lund'] },
    { name: 'Haida Gwaii', article: false, province: 'BC', towns: ['Daajing Giids', 'Queen Charlotte', 'Masset', 'Skidegate', 'Tlell', 'Port Clements', 'Sandspit'] },
    { name: 'Okanagan', article: true, province: 'BC', towns: okanaganTowns },
    { name: 'Okanagan Valley', article: true, province: 'BC', towns: okanaganTowns },
    { name: 'Kootenays', article: true, province: 'BC', towns: ['Nelson', 'Fernie', 'Rossland', 'Kimberley', 'Cranbrook', 'Invermere', 'Radium Hot Springs', 'Kaslo', 'New Denver', 'Nakusp', 'Castlegar', 'Trail', 'Creston', 'Golden', 'Revelstoke'] },
    { name: 'Shuswap', article: true, province: 'BC', towns: ['Salmon Arm', 'Sicamous', 'Sorrento', 'Blind Bay', 'Chase', 'Enderby'] },
    { name: 'Fraser Valley', article: true, province: 'BC', towns: ['Abbotsford', 'Chilliwack', 'Mission', 'Harrison Hot Springs', 'Agassiz', 'Hope', 'Langley'] },
    { name: 'Sea to Sky', article: false, province: 'BC', towns: ['Squamish', 'Whistler', 'Pemberton', 'Lions Bay', 'Britannia Beach'] },
    { name: 'Cowichan Valley', article: true, province: 'BC', towns: ['Duncan', 'Cowichan Bay', 'Lake Cowichan', 'Chemainus', 'Ladysmith'] },
    { name: 'Comox Valley', article: true, province: 'BC', towns: ['Courtenay', 'Comox', 'Cumberland'] },
    { name: 'Rockies', article: true, province: 'AB', towns: rockyTowns },
    { name: 'Rocky Mountains', article: true, province: 'AB', towns: rockyTowns },
    { name: 'Canadian Rockies', article: true, province: 'AB', towns: rockyTowns },
    { name: 'Rocheuses', article: false, province: 'AB', towns: rockyTowns },
    { name: 'Bow Valley', article: true, province: 'AB', towns: ['Banff', 'Canmore', 'Lake Louise', 'Exshaw'] },
    { name: 'Muskoka', article: false, province: 'ON', towns: muskokaTowns },
    { name: 'Cottage Country', article: false, province: 'ON', towns: [...muskokaTowns, ...kawarthaTowns, ...haliburtonTowns, ...georgianTowns] },
    { name: 'Kawartha Lakes', article: true, province: 'ON', towns: kawarthaTowns },
    { name: 'Kawarthas', article: true, province: 'ON', towns: kawarthaTowns },
    { name: 'Haliburton Highlands', article: true, province: 'ON', towns: haliburtonTowns },
    { name: 'Prince Edward County', article: false, province: 'ON', towns: ['Picton', 'Wellington', 'Bloomfield', 'Consecon', 'Cherry Valley', 'Milford', 'Hillier'] },
    { name: 'Niagara Falls', article: false, province: 'ON', towns: ['Niagara Falls'] },
    { name: 'Niagara', article: false, province: 'ON', towns: ['Niagara Falls', 'Niagara-on-the-Lake', 'St. Catharines', 'Fort Erie', 'Welland', 'Port Colborne', 'Jordan', 'Beamsville', 'Grimsby'] },
    { name: 'Bruce Peninsula', article: true, province: 'ON', towns: ['Tobermory', 'Lion’s Head', 'Wiarton', 'Sauble Beach'] },
    { name: 'Blue Mountains', article: true, province: 'ON', towns: ['Collingwood', 'The Blue Mountains', 'Thornbury', 'Clarksburg', 'Craigleith'] },
    { name: 'Georgian Bay', article: false, province: 'ON', towns: georgianTowns },
    { name: 'Baie Georgienne', article: false, province: 'ON', towns: georgianTowns },
    { name: 'Thousand Islands', article: true, province: 'ON', towns: ['Gananoque', 'Kingston', 'Rockport', 'Brockville'] },
    { name: 'Laurentians', article: true, province: 'QC', towns: laurentianTowns },
    { name: 'Laurentides', article: false, province: 'QC', towns: laurentianTowns },
    { name: 'Tremblant', article: false, province: 'QC', towns: ['Mont-Tremblant'] },
    { name: 'Charlevoix', article: false, province: 'QC', towns: ['Baie-Saint-Paul', 'La Malbaie', 'Petite-Rivière-Saint-François', 'Les Éboulements', 'Tadoussac'] },
    { name: 'Eastern Townships', article: true, province: 'QC', towns: townshipTowns },
    { name: 'Cantons-de-l’Est', article: false, province: 'QC', towns: townshipTowns },
    { name: 'Outaouais', article: true, province: 'QC', towns: ['Gatineau', 'Chelsea', 'Wakefield', 'La Pêche', 'Val-des-Monts', 'Cantley'] },
    { name: 'Lanaudière', article: false, province: 'QC', towns: ['Joliette', 'Rawdon', 'Saint-Donat', 'Saint-Côme'] },
    { name: 'Saguenay', article: false, province: 'QC', towns: ['Saguenay', 'Chicoutimi', 'La Baie', 'L’Anse-Saint-Jean', 'Jonquière'] },
    { name: 'Gaspésie', article: false, province: 'QC', towns: ['Percé', 'Gaspé', 'Carleton-sur-Mer', 'Sainte-Anne-des-Monts'] },
    { name: 'Magdalen Islands', article: true, province: 'QC', towns: ['Les Îles-de-la-Madeleine'] },
    { name: 'Cape Breton', article: false, province: 'NS', towns: capeBretonTowns },
    { name: 'Cape Breton Island', article: false, province: 'NS', towns: capeBretonTowns },
    { name: 'South Shore', article: true, province: 'NS', towns: ['Lunenburg', 'Mahone Bay', 'Chester', 'Bridgewater', 'Liverpool', 'Shelburne', 'Hubbards'] },
    { name: 'Annapolis Valley', article: true, province: 'NS', towns: ['Wolfville', 'Kentville', 'Annapolis Royal', 'Canning', 'Grand Pré', 'Middleton', 'Windsor'] },
    { name: 'Bay of Fundy', article: true, province: 'NB', towns: ['Alma', 'Saint Andrews', 'St. Martins', 'Grand Manan', 'Saint John', 'Hopewell Cape'] },
    { name: 'Gros Morne', article: false, province: 'NL', towns: ['Rocky Harbour', 'Woody Point', 'Norris Point', 'Trout River', 'Cow Head'] },
    { name: 'Fogo Island', article: false, province: 'NL', towns: ['Fogo', 'Joe Batt’s Arm', 'Tilting'] },
    { name: 'Riding Mountain', article: false, province: 'MB', towns: ['Wasagaming', 'Clear Lake', 'Onanole'] },
    { name: 'Prince Albert National Park', article: false, province: 'SK', towns: ['Waskesiu Lake'] },
    { name: 'Kluane', article: false, province: 'YT', towns: ['Haines Junction', 'Destruction Bay', 'Burwash Landing'] },
  ],
});

export const wideRegions = table({
  source: asTyped,
  says: 'Parts of the country that people look for by name, by their provinces and territories',
  columns: {
    name: text({ example: 'Maritimes' }),
    article: isSaidWithArticle,
    provinces: list(oneOf(Province)),
  },
  rows: [
    { name: 'Maritimes', article: true, provinces: ['NB', 'NS', 'PE'] },
    { name: 'Maritime Provinces', article: true, provinces: ['NB', 'NS', 'PE'] },
    { name: 'Provinces maritimes', article: false, provinces: ['NB', 'NS', 'PE'] },
    { name: 'Atlantic Canada', article: false, provinces: ['NB', 'NL', 'NS', 'PE'] },
    { name: 'Atlantic Provinces', article: true, provinces: ['NB', 'NL', 'NS', 'PE'] },
    { name: 'Prairies', article: true, provinces: ['AB', 'MB', 'SK'] },
    { name: 'Prairie Provinces', article: true, provinces: ['AB', 'MB', 'SK'] },
    { name: 'Western Canada', article: false, provinces: ['AB', 'BC', 'MB', 'SK'] },
    { name: 'Northern Canada', article: false, provinces: ['NT', 'NU', 'YT'] },
  ],
});

export const namedDestinations = table({
  source: '§2',
  says: 'Destination pages that are always there, beside those of provinces and territories; without a town the whole country',
  columns: { slug: text(), name: text(), town: text(), province: text({ says: 'A province code, or nothing' }) },
  rows: [
    // allow text/lone-empty: the whole country is in no town and no province
    { slug: 'all', name: 'Canada', town: '', province: '' },
    { slug: 'whistler', name: 'Whistler, BC', town: 'Whistler', province: 'BC' },
  ],
});
