// The languages that people speak.
import { script } from './script';

export const languages = script(`
alter table profiles add column languages text[] not null default '{}'
  check (languages <@ array['en', 'fr', 'ase', 'ar', 'bn', 'yue', 'cr', 'chp', 'nl', 'de', 'el', 'gu', 'hi', 'moe', 'iu', 'it', 'ja', 'ko',
    'cmn', 'mic', 'oj', 'fa', 'pl', 'pt', 'pa', 'fcs', 'ro', 'ru', 'es', 'tl', 'ta', 'uk', 'ur', 'vi']);
`);
