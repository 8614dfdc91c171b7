// The languages in which people can be spoken to.
import { decision } from 'spec-to-app/declaration';
import { oneOf } from 'spec-to-app/shapes';
import { table, values } from 'spec-to-app/values';

/** By the codes of ISO 639. English and French come first, the others by name. */
export const Language = values({
  source: decision(
    'section 21: a host says which languages they speak: the official ones, those most spoken in homes in Canada by the census of 2021, languages of first peoples, and both sign languages',
  ),
  says: 'The languages in which a person can be spoken to',
  items: {
    en: { label: 'English' },
    fr: { label: 'French' },
    ase: { label: 'American Sign Language' },
    ar: { label: 'Arabic' },
    bn: { label: 'Bengali' },
    yue: { label: 'Cantonese' },
    cr: { label: 'Cree' },
    chp: { label: 'Dene' },
    nl: { label: 'Dutch' },
    de: { label: 'German' },
    el: { label: 'Greek' },
    gu: { label: 'Gujarati' },
    hi: { label: 'Hindi' },
    moe: { label: 'Innu' },
    iu: { label: 'Inuktitut' },
    it: { label: 'Italian' },
    ja: { label: 'Japanese' },
    ko: { label: 'Korean' },
    cmn: { label: 'Mandarin' },
    mic: { label: 'Mi’kmaw' },
    oj: { label: 'Ojibwe' },
    fa: { label: 'Persian' },
    pl: { label: 'Polish' },
    pt: { label: 'Portuguese' },
    pa: { label: 'Punjabi' },
    fcs: { label: 'Quebec Sign Language' },
    ro: { label: 'Romanian' },
    ru: { label: 'Russian' },
    es: { label: 'Spanish' },
    tl: { label: 'Tagalog' },
    ta: { label: 'Tamil' },
    uk: { label: 'Ukrainian' },
    ur: { label: 'Urdu' },
    vi: { label: 'Vietnamese' },
  },
});

export const commonLanguages = table({
  source: decision('section 21: the official languages, and the six most spoken besides them in homes in Canada by the census of 2021'),
  says: 'The languages that a list shows before it is asked for all of them',
  columns: { language: oneOf(Language) },
  rows: [
    { language: 'en' },
    { language: 'fr' },
    { language: 'ar' },
    { language: 'yue' },
    { language: 'cmn' },
    { language: 'pa' },
    { language: 'es' },
    { language: 'tl' },
  ],
});
