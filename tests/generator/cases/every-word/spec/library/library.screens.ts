// Pages, forms, texts and what is measured.
import { event } from 'spec-to-app/event';
import { formFieldsOf } from 'spec-to-app/filter';
import { form } from 'spec-to-app/form';
import { anyone } from 'spec-to-app/rule';
import { flag, integer, optional, text } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import { route } from './facts.model';
import { addPhoto, answerLoan, askForTool, bringBack, dropTool, findTool, listTools, rateLoan, replaceTool, showLoan, toolLabel } from './library.calls';
import { toolTaken } from './library.errors';
import { Stars, ToolFilters } from './library.model';
import { borrower, soundDates, keeper, mayRate, signedIn } from './library.rules';

export const askForm = form({
  source: '§2',
  title: 'Borrow from {product}',
  intro: 'At most {longestLoanDays} days.',
  submit: 'Ask',
  sends: askForTool,
  own: { agreed: flag() },
  fields: {
    starts: { label: 'First day', widget: 'date', missing: 'Choose the first day.' },
    ends: { label: 'Last day', widget: 'date', refusals: [toolTaken] },
    note: { label: 'Note', help: 'What is it for?', placeholder: 'A hedge', starts: '' },
    agreed: { label: 'I bring it back clean', widget: 'checkbox' },
  },
  steps: [
    { title: 'Days', fields: ['starts', 'ends'] },
    { title: 'The rest', says: 'Nearly there', fields: ['note', 'agreed'], submit: 'Ask now' },
  ],
  rules: [soundDates],
});

export const rateForm = form({
  source: '§2',
  title: 'How was it?',
  submit: 'Send',
  collects: Stars,
  fields: {
    stars: { label: 'Stars', widget: 'stars', points: { 1: 'Bad', 5: 'Good' }, starts: 3 },
    words: { label: 'Words', autocomplete: 'off' },
    tips: { label: 'Tips', entry: 'tip' },
  },
  supplied: ['again'],
  rules: [mayRate],
});

export const toolFilterForm = form({
  source: '§3',
  title: 'Filters',
  submit: 'Show tools',
  collects: ToolFilters,
  fields: { ...formFieldsOf(ToolFilters) },
  supplied: ['words'],
});

export const home = route('/', {
  source: '§2',
  screen: 'Home',
  title: 'Tools',
  description: 'Tools of {parent}, to borrow',
  guard: anyone,
  query: { search: optional(text({ max: 80 })) },
  uses: [listTools, toolLabel, findTool],
  forSome: [askForm],
  signedInChrome: { sidebar: true, footer: false },
});
export const signIn = route('/sign-in', {
  source: '§2',
  screen: 'SignIn',
  title: 'Sign in',
  guard: anyone,
  query: { from: optional(text({ says: 'Where the person was going' })) },
  indexed: false,
});
export const loans = route('/loans/:loan_id?', {
  source: '§2',
  screen: 'Loans',
  title: 'Loans',
  guard: signedIn,
  mode: 'borrower',
  chrome: { sidebar: true, overflow: false },
  uses: [showLoan, askForm, bringBack, rateForm, rateLoan],
});
export const loanPage = route('/loan/:loan_id', {
  source: '§2',
  screen: 'Loan',
  title: 'Loan',
  guard: borrower,
});
export const shed = route('/shed/:shelf', {
  source: '§2',
  screen: 'Shed',
  title: 'The shed',
  guard: keeper,
  mode: 'keeper',
  params: { shelf: integer({ min: 1 }) },
  chrome: { header: 'slim', footer: false },
  uses: [answerLoan, addPhoto, dropTool, replaceTool],
});
export const notFound = route('*', { source: '§2', screen: 'NotFound', title: 'Not here', guard: anyone });

export const homeTexts = texts({
  source: '§2',
  says: 'The home page',
  texts: { headline: 'Borrow it', found: counted('count', { one: '{count} tool in {product}', other: '{count} tools in {product}' }) },
});

export const pageSeen = event({
  source: '§1',
  name: 'page_seen',
  says: 'A page was seen',
  when: 'on every page',
  fields: { path: text({ max: 200 }), seconds: optional(integer({ min: 0 })) },
  timeout: { milliseconds: 2000 },
});
