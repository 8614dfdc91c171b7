// Pages, forms and texts.
import { formFieldsOf } from 'spec-to-app/filter';
import { form } from 'spec-to-app/form';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { optional, text } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import { join, logIn, logOut, whoAmI } from '../members/members.calls';
import { keeper, signedIn } from '../members/members.rules';
import {
  addTool,
  askForTool,
  bringBack,
  changeTool,
  declineLoan,
  dropTool,
  lendTool,
  listLoans,
  listTools,
  rateLoan,
  showLoan,
  showTool,
} from './tools.calls';
import { toolTaken } from './tools.errors';
import { ToolFilters } from './tools.model';
import { soundDates } from './tools.rules';

export const signInForm = form({
  source: '§2',
  title: 'Sign in',
  submit: 'Sign in',
  sends: logIn,
  fields: { email: { label: 'Email', autocomplete: 'email' }, password: { label: 'Password', autocomplete: 'current-password' } },
});
export const joinForm = form({
  source: '§2',
  title: 'Join {product}',
  submit: 'Join',
  sends: join,
  fields: {
    email: { label: 'Email', autocomplete: 'email' },
    name: { label: 'Your name', autocomplete: 'name' },
    password: { label: 'Password', autocomplete: 'new-password' },
    keeper: { label: 'I lend tools, too', widget: 'checkbox' },
  },
});
export const askForm = form({
  source: '§2',
  title: 'Borrow this tool',
  intro: 'For {longestLoanDays} days at most.',
  submit: 'Ask the keeper',
  sends: askForTool,
  supplied: ['tool_id'],
  fields: {
    starts: { label: 'First day', widget: 'date', missing: 'Choose the first day.' },
    ends: { label: 'Last day', widget: 'date', refusals: [toolTaken] },
    note: { label: 'Note', help: 'What is it for?' },
  },
  rules: [soundDates],
});
export const toolFilterForm = form({
  source: '§2',
  title: 'Filters',
  submit: 'Show tools',
  collects: ToolFilters,
  fields: formFieldsOf(ToolFilters),
});

export const home = route('/', {
  source: '§2',
  screen: 'Home',
  title: 'Tools to borrow',
  guard: anyone,
  uses: [listTools, toolFilterForm, whoAmI],
});
export const toolPage = route('/tool/:tool_id', {
  source: '§2',
  screen: 'Tool',
  title: 'Tool',
  guard: anyone,
  uses: [showTool],
  forSome: [askForm],
});
export const signIn = route('/sign-in', {
  source: '§2',
  screen: 'SignIn',
  title: 'Sign in',
  guard: anyone,
  query: { from: optional(text({ says: 'Where the person was going' })) },
  indexed: false,
  uses: [signInForm, joinForm],
});
export const loans = route('/loans', {
  source: '§2',
  screen: 'Loans',
  title: 'Your loans',
  guard: signedIn,
  uses: [listLoans, logOut, showLoan, bringBack, rateLoan],
});
export const shed = route('/shed', {
  source: '§2',
  screen: 'Shed',
  title: 'Your shed',
  guard: keeper,
  uses: [addTool, changeTool, dropTool, lendTool, declineLoan],
});
export const notFound = route('*', { source: '§2', screen: 'NotFound', title: 'Not here', guard: anyone });

export const homeTexts = texts({
  source: '§2',
  says: 'The home page',
  texts: {
    headline: 'Borrow it from a neighbour',
    found: counted('count', { one: '{count} tool', other: '{count} tools' }),
    deposit: 'Deposit {amount}',
    failed: 'The tools could not be loaded.',
    again: 'Try again',
    nothing: 'Nothing is here.',
  },
});
