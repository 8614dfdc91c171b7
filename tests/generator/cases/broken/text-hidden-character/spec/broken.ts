// Texts with what nobody sees.
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { markdown, texts } from 'spec-to-app/text';

export const letters = route('/letters', { source: '§2', screen: 'Letters', title: 'Letters\u202E', guard: anyone, text: markdown('letters.md') });
export const letterTexts = texts({ source: '§2', says: 'Letters', texts: { sent: 'Sent\u0007', half: 'Sent \uD83D', kept: 'Sent,\nand kept' } });
