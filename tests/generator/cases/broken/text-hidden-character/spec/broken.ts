// Texts with what nobody sees.
import { route } from '../../../../../../spec/language/route';
import { anyone } from '../../../../../../spec/language/rule';
import { markdown, texts } from '../../../../../../spec/language/text';

export const letters = route('/letters', { source: '§2', screen: 'Letters', title: 'Letters\u202E', guard: anyone, text: markdown('letters.md') });
export const letterTexts = texts({ source: '§2', says: 'Letters', texts: { sent: 'Sent\u0007', half: 'Sent \uD83D', kept: 'Sent,\nand kept' } });
