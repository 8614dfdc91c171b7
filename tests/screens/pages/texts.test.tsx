// Long texts as pages: everything in them is on the page, anchors can be linked to, and search engines read the questions.
// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pages } from '../../../generated/texts/pages';
import { type Page, plainText } from '../../../generated/texts/page';
import { BookingPolicies } from '../../../src/screens/pages/booking-policies';
import { BrowserExtension } from '../../../src/screens/pages/browser-extension';
import { Contact } from '../../../src/screens/pages/contact';
import { Faq, opened } from '../../../src/screens/pages/faq';
import { HostGuide } from '../../../src/screens/pages/host-guide';
import { NoFeeHosting } from '../../../src/screens/pages/no-fee-hosting';
import { structuredOf, topics } from '../../../src/screens/pages/faq-topics';
import { offerAddress } from '../../../src/screens/pages/pay-later-form';
import { PrivacyPolicy } from '../../../src/screens/pages/privacy-policy';
import { TermsOfService } from '../../../src/screens/pages/terms-of-service';
import { Points } from '../../../src/screens/points/points';
import { $head } from '../../../src/screens/shell/navigation/head';
import { partsOf } from '../../../src/screens/shell/long-text/sections';
import { type ScreenProps, visitOf } from '../../../src/screens/shell/navigation/visit';
import { allSettled } from 'effector';
import { renderedScreen } from '../../support/rendered-screen';

const closer = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test.each(Object.entries(pages))('%s falls into parts without losing a block', async (_name, load) => {
  const page: Page = await load();
  const { title, lead, sections } = partsOf(page);
  const kept = (title.length > 0 ? 1 : 0) + lead.length + sections.reduce((sum, { blocks }) => sum + blocks.length + 1, 0);
  expect(kept).toBe(page.blocks.length);
});

test.each([
  ['/tos', TermsOfService, 'pages/tos.md'],
  ['/privacy-policy', PrivacyPolicy, 'pages/privacy-policy.md'],
  ['/booking-policies', BookingPolicies, 'pages/booking-policies.md'],
] as const)('%s has every heading, and a table of contents that leads to each', async (url, Screen, name) => {
  const { blocks } = await pages[name]();
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [{ anchor: block.anchor, text: plainText(block.text) }] : []));
  await renderedScreen(Screen as (props: ScreenProps) => ReturnType<typeof Screen>, url);
  const [title, ...others] = headings;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title?.text);
  const table = screen.getByRole('navigation', { name: 'On this page' });
  for (const { anchor, text } of others) {
    expect(document.getElementById(anchor)?.textContent).toBe(text);
    expect(within(table).getByRole('link', { name: text }).getAttribute('href')).toBe(`#${anchor}`);
  }
});

test.each([
  ['/hosting-on-tuckamore', HostGuide, 'pages/host-guide.md'],
  ['/no-fee-hosting', NoFeeHosting, 'pages/no-fee-hosting.md'],
  ['/browser-extension', BrowserExtension, 'pages/browser-extension.md'],
  ['/points', Points, 'pages/points.md'],
] as const)('%s says all of its text, with one first heading', async (url, Screen, name) => {
  const page = await pages[name]();
  const { container } = await renderedScreen(Screen as (props: ScreenProps) => ReturnType<typeof Screen>, url);
  const said = closer(container.textContent ?? '');
  for (const block of page.blocks) if (block.kind === 'paragraph') expect(said).toContain(closer(plainText(block.text)));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the start of the questions offers the topics, and nothing else', async () => {
  await renderedScreen(Faq, '/faq');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/faq/general', '/faq/bookings', '/faq/pricing', '/faq/hosting', '/faq/points']);
});

test('a topic opens to its answers, and its own tab is marked', async () => {
  const { person } = await renderedScreen(Faq, '/faq/points');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Points');
  const question = screen.getByText('What is a point worth?');
  const answer = question.closest('details');
  expect(answer?.open).toBe(false);
  await person.click(question);
  expect(answer?.open).toBe(true);
  expect(answer?.textContent).toContain('One cent ($0.01 CAD).');
});

test('an address that names a question opens it', async () => {
  await renderedScreen(Faq, '/faq/points#do-points-expire');
  expect(document.querySelector<HTMLDetailsElement>('#do-points-expire')?.open).toBe(true);
});

test('an address that names nothing that can be read opens the page as it is', async () => {
  await renderedScreen(Faq, '/faq/points#100%');
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).not.toContain(true);
});

test('search engines read the questions of a topic with their answers', async () => {
  const { scope } = await renderedScreen(Faq, '/faq/points');
  await allSettled(opened, { scope, params: visitOf('/faq/points') });
  const [faq] = scope.getState($head).structured as [{ '@type': string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] }];
  expect(faq['@type']).toBe('FAQPage');
  expect(faq.mainEntity).toHaveLength(10);
  expect(faq.mainEntity[0]).toMatchObject({ name: 'What is a point worth?', acceptedAnswer: { text: 'One cent ($0.01 CAD).' } });
  // developers.google.com/search/docs/appearance/structured-data/faqpage requires these of every question, whatever its topic
  for (const topic of topics) {
    const { mainEntity } = structuredOf(topic) as unknown as typeof faq;
    const lacking = mainEntity.filter(({ name, acceptedAnswer }) => name === '' || acceptedAnswer.text.trim() === '');
    expect([mainEntity.length > 0, lacking], topic.route).toEqual([true, []]);
  }
});

test('the contact page offers answers and an address', async () => {
  const { container } = await renderedScreen(Contact, '/contact');
  expect(container.textContent).toContain('help@tuckamore.example');
});

test('the amount goes along to the partner where one is given', () => {
  expect(offerAddress('https://vertoflex.example/apply?from=us', 860)).toBe('https://vertoflex.example/apply?from=us&amount=860');
  expect(offerAddress('https://vertoflex.example/apply', undefined)).toBe('https://vertoflex.example/apply');
});
