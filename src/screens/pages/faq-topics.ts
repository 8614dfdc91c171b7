// The topics of the questions and answers: each has a page, a name in the row of topics, and its text.
import type { RouteId } from '../../../generated/routes/routes';
import { type Page, plainText } from '../../../generated/texts/page';
import { page as bookings } from '../../../generated/texts/pages/pages-faq-bookings';
import { page as general } from '../../../generated/texts/pages/pages-faq-general';
import { page as hosting } from '../../../generated/texts/pages/pages-faq-hosting';
import { page as points } from '../../../generated/texts/pages/pages-faq-points';
import { page as pricing } from '../../../generated/texts/pages/pages-faq-pricing';
import { faqTexts } from '../../../generated/texts/sentences/faqTexts';
import { commonIcons } from '../../ui/icons/common';
import type { IconShape } from '../../ui/icon';
import { partsOf, type TextSection } from '../shell/long-text/sections';

export interface Topic {
  readonly route: RouteId;
  readonly name: string;
  readonly icon: IconShape;
  readonly page: Page;
}

export const topics: readonly Topic[] = [
  { route: 'faqGeneral', name: faqTexts.general, icon: commonIcons.question, page: general },
  { route: 'faqBookings', name: faqTexts.bookings, icon: commonIcons.calendar, page: bookings },
  { route: 'faqPricing', name: faqTexts.pricing, icon: commonIcons.tag, page: pricing },
  { route: 'faqHosting', name: faqTexts.hosting, icon: commonIcons.home, page: hosting },
  { route: 'faqPoints', name: faqTexts.points, icon: commonIcons.gift, page: points },
];

export const topicOf = (route: RouteId): Topic | undefined => topics.find((topic) => topic.route === route);

const wordsOfBlocks = (blocks: TextSection['blocks']): string =>
  blocks
    .map((block) => {
      if (block.kind === 'paragraph' || block.kind === 'heading') return plainText(block.text);
      if (block.kind === 'list') return block.items.map(wordsOfBlocks).join(' ');
      return block.kind === 'quote' ? wordsOfBlocks(block.blocks) : '';
    })
    .join(' ');

/** The questions as search engines read them. */
export const structuredOf = ({ page }: Topic): Readonly<Record<string, unknown>> => ({
  '@type': 'FAQPage',
  mainEntity: partsOf(page).sections.map(({ title, blocks }) => ({
    '@type': 'Question',
    name: plainText(title),
    acceptedAnswer: { '@type': 'Answer', text: wordsOfBlocks(blocks) },
  })),
});
