// Says nothing where people read.
import { form } from 'spec-to-app/form';
import { shape } from 'spec-to-app/entity';
import { flag, text } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import { values } from 'spec-to-app/values';

export const Stamp = values({ source: '§3', says: 'What a parcel is paid with', items: { letter: { label: '' }, parcel: { label: 'Parcel', says: '  ' } } });
export const Letter = shape({ source: '§3', called: 'letter', says: 'Words', fields: { greeting: text({ says: '' }), seen: flag() } });
export const letterForm = form({ source: '§2', title: '', submit: 'Send', collects: Letter, fields: { greeting: { label: 'Greeting', help: '' }, seen: { label: ' ' } } });
export const letterTexts = texts({ source: '§2', says: 'Letters', texts: { sent: '', found: counted('count', { one: '{count} letter', other: '' }) } });
