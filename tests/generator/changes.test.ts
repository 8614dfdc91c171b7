// Edits of tables, calls, lists, screens and notes: what is said of each.
import { expect, test } from 'vitest';
import { modelOf } from '../../generator/model/spec-file';
import { changesOf, edited, everyWord, everyWordFile, gone, without, type Told } from '../support/edited-spec';

const table: readonly Told[] = [
  // tables
  [
    'columns that came, went and changed',
    [
      ['stored', 'storedTools', ['columns', 'weight', 'type'], 'real'],
      ['stored', 'storedLoans', ['columns', 2], gone],
      ['stored', 'storedReminders', ['columns', 4], { name: 'seen_at', shape: { type: 'text', format: 'instant' } }],
      ['stored', 'storedReminders', ['columns', 'times', 'default'], 2],
      ['stored', 'storedReminders', ['columns', 'loan_id', 'shape'], { type: 'text', format: 'uuid' }],
    ],
    [
      'security: database table reminders: column loan_id no longer has to refer to Loan.',
      'breaking: database table loans: column terms is gone, with what it held.',
      'breaking: database table reminders: column seen_at is new: a moment; rows that are there need one.',
      'breaking: database table tools: column weight was numeric(6, 2), is real.',
      'silent: database table reminders: column times is 2 unless given, and was 1.',
    ],
  ],
  ['a table that is gone', [['stored', '', [2], gone]], ['breaking: database table reminders: it is gone, with all its rows.']],
  // calls
  [
    'a call that is gone',
    [without('calls', 'toolLabel')],
    ['breaking: call toolLabel: it is gone: an older client that asks it is answered that there is nothing.'],
  ],
  [
    'a call that is asked elsewhere',
    [['calls', 'toolLabel', ['path'], '/label/{tool_id}']],
    ['breaking: call toolLabel: it is asked by GET /label/{tool_id} now, and was by GET /shelf/{shelf}/label.'],
  ],
  [
    'an input that is held to less, and one that is held to more',
    [
      ['calls', 'addPhoto', ['input', 'caption', 'shape', 'max'], 200],
      ['calls', 'addPhoto', ['input', 'photo', 'shape', 'types'], ['image/png']],
    ],
    [
      "breaking: call addPhoto: input.photo is no longer a file of type image/jpeg. An older client's request may be refused (addPhoto).",
      'silent: call addPhoto: input.caption has at most 200 characters, and had at most 80.',
    ],
  ],
  [
    'an input that is needed, and one that may be left out',
    [
      ['calls', 'addPhoto', ['input', 'caption', 'optional'], gone],
      ['calls', 'addPhoto', ['input', 'photo', 'optional'], true],
    ],
    [
      "breaking: call addPhoto: input.caption may be left out no more. An older client's request may be refused (addPhoto).",
      'silent: call addPhoto: input.photo may be left out.',
    ],
  ],
  [
    'an input that is new and needed, in a call and its form',
    [
      ['calls', 'rateLoan', ['input', 20], { name: 'why', shape: { type: 'text' } }],
      ['forms', 'rateForm', ['fields', 20], { name: 'why', label: 'Why?', shape: { type: 'text' }, own: false }],
    ],
    [
      "breaking: call rateLoan: input.why is new: a text. An older client's request may be refused (rateLoan).",
      'visible: form rateForm: “Why?” is asked too (/loans/:loan_id? “Loans”).',
    ],
  ],
  [
    'an input that is called otherwise',
    [['calls', 'addPhoto', ['input', 'caption', 'name'], 'title']],
    ["breaking: call addPhoto: input.caption is called title now. An older client's request may be refused (addPhoto)."],
  ],
  [
    'a field of an entity that is held to less, told once for all who carry it',
    [
      ['entities', 'Loan', ['fields', 'note', 'shape', 'max'], 5],
      ['calls', 'askForTool', ['input', 'note', 'shape', 'max'], 5],
      ['forms', 'askForm', ['fields', 'note', 'shape', 'max'], 5],
    ],
    [
      "breaking: entity Loan, call askForTool and form askForm: note has at most 5 characters, and had at most 500. An older client's request may be refused (askForTool).",
    ],
  ],
  [
    'a field of an answer that may be nothing',
    [['entities', 'Loan', ['fields', 'starts', 'shape', 'nullable'], true]],
    [
      'breaking: entity Loan: starts may be empty. An older client may not understand the answer (askForTool).',
      'silent: database table loans: column starts may be empty.',
    ],
  ],
  [
    'an error that a call did not have',
    [['calls', 'showLoan', ['errors', 20], 'toolTaken']],
    ['breaking: error loan.tool_taken: showLoan may answer it, which an older client does not expect; that is mild.'],
  ],
  [
    'an error with another code, status and text',
    [
      ['errors', 'toolTaken', ['code'], 'tool.gone'],
      ['errors', 'toolTaken', ['status'], 410],
      ['errors', 'toolTaken', ['text'], 'This tool is gone.'],
    ],
    [
      'breaking: error tool.gone: its code is tool.gone, and was loan.tool_taken: an older client does not know it.',
      'breaking: error tool.gone: its status is 410, and was 409.',
      'visible: error tool.gone: “Somebody else has the {tool}.” now reads “This tool is gone.”.',
    ],
  ],
  // lists, tables, constants
  [
    'a value more in a list that is answered and kept',
    [['values', 'ToolKind', ['items', 2], { value: 'metal', label: 'Metal', facts: {} }]],
    [
      'breaking: list ToolKind: metal “Metal” is new: an older client has no word for it, which is mild (answered by listTools and showLoan); the database refuses it in members.shows and tools.kind until its check is widened.',
    ],
  ],
  [
    'a value less',
    [['values', 'ToolKind', ['items', 1], gone]],
    [
      "breaking: list ToolKind: wood “Wood” is gone: an older client's request may be refused (listTools and replaceTool); rows of members.shows and tools.kind may still hold it.",
    ],
  ],
  [
    'a label and a fact',
    [
      ['values', 'ToolKind', ['items', 'wood', 'label'], 'Timber'],
      ['values', 'ToolKind', ['items', 'wood', 'facts', 'deposit_percent'], 30],
    ],
    ['visible: list ToolKind: “Wood” is called “Timber” now.', 'visible: list ToolKind: deposit_percent of wood is 30, and was 20.5.'],
  ],
  [
    'a row of a table',
    [['tables', 'fees', ['rows', 1, 'per_day'], 5]],
    ['visible: table fees: the row wood 2026-04-01: per_day is 5, and was 4.'],
  ],
  [
    'a constant',
    [['constants', 'longestLoanDays', ['value'], 14]],
    ['visible: constant longestLoanDays: it is 14 days, and was 28; told at /help “Help”, mayReturn, soundDates and loanLife go by it.'],
  ],
  [
    'a setting that the environment has to name otherwise',
    [['settings', 'shelfCount', ['variable'], 'SHELVES']],
    ['breaking: setting shelfCount: the environment has to name it SHELVES: SHELF_COUNT is read no more.'],
  ],
  [
    'a setting of the server alone, of which pages are told, and that holds less',
    [
      ['settings', 'catalogueKey', ['serverOnly'], undefined],
      ['settings', 'catalogueKey', ['holds', 'min'], 16],
    ],
    [
      'security: setting catalogueKey: it was the server’s alone, and every page is told it.',
      'breaking: setting catalogueKey: it has at least 16 characters, and had at least 8.',
    ],
  ],
  // screens
  [
    'a title, a header and an address',
    [
      ['routes', 'shed', ['title'], 'Our shed'],
      ['routes', 'shed', ['chrome', 'head'], 'slim'],
      ['routes', 'shed', ['path'], '/shelves/:shelf'],
    ],
    [
      'breaking: page /shelves/:shelf “Our shed”: its address was /shed/:shelf: links that people keep lead nowhere.',
      'visible: page /shelves/:shelf “Our shed”: its title “The shed” now reads “Our shed”.',
      'visible: page /shelves/:shelf “Our shed”: its head is slim now, and was none.',
    ],
  ],
  [
    'an item of a menu: its label, and who sees it',
    [
      ['menus', 'mainMenu', ['items', 3, 'label'], 'Questions'],
      ['menus', 'mainMenu', ['items', 2, 'when'], gone],
    ],
    [
      'visible: menu mainMenu: “Help” now reads “Questions”.',
      'visible: menu mainMenu: “Sign in” is shown always; it was where the visitor is not signed in.',
    ],
  ],
  [
    'sentences',
    [
      ['texts', 'homeTexts', ['texts', 0, 'text'], 'Anew'],
      ['mails', 'inventory', ['subjects', 0, 'text'], 'All is there'],
      ['mails', 'keeperTold', ['buttons', 0, 'to'], '/loans/:loan_id?'],
      ['mails', 'loanEnded', ['readers', 1, 'reader'], 'keeper'],
      ['forms', 'askForm', ['submit'], 'Ask now'],
      ['forms', 'askForm', ['fields', 'note', 'label'], 'A word to the keeper'],
    ],
    [
      'visible: texts homeTexts: “Borrow it” now reads “Anew” (The home page).',
      'visible: form askForm: its submit “Ask” now reads “Ask now” (/ “Tools” and /loans/:loan_id? “Loans”).',
      'visible: form askForm: note: “Note” now reads “A word to the keeper” (/ “Tools” and /loans/:loan_id? “Loans”).',
      'visible: mail inventory: “All tools are there” now reads “All is there” (The keeper hears that all is there).',
      'visible: mail keeperTold: it leads to /loans/:loan_id?, and led to /shed/:shelf#asked.',
      'visible: mail loanEnded: it goes to keeper, and went to keeper and member.',
    ],
  ],
  // data that waits, and words that nobody reads
  [
    'a job that needs what those that wait lack',
    [['jobs', 'giveDepositBack', ['fields', 'note', 'optional'], gone]],
    ['breaking: job giveDepositBack: note may be left out no more. Those that wait carry it as it was.'],
  ],
  [
    'a cookie of another name',
    [['kept', 'seenBanner', ['name'], 'banners']],
    ['breaking: kept value seenBanner: it is kept in cookie as banners: what browsers keep in cookie as {product}_banner is not found.'],
  ],
  [
    'notes and sources',
    [
      ['calls', 'addPhoto', ['says'], 'Adds a photo of a tool'],
      ['entities', 'Loan', ['fields', 'note', 'shape', 'says'], 'For the keeper'],
      ['shapes', 'InCash', ['fields', 'counted', 'shape', 'says'], 'Before the eyes of both'],
      ['shapes', 'InCash', ['fields', 'way', 'shape', 'says'], 'In coins and notes'],
    ],
    [
      'silent: call addPhoto: says: “Adds a picture of a tool” now reads “Adds a photo of a tool”.',
      'silent: entity Loan: notes, examples or the order of its fields differ.',
      'silent: shape InCash: notes, examples or the order of its fields differ.',
    ],
  ],
];

test.each(table)('%s', (_what, edits, want) => {
  expect(changesOf(everyWord, edited(edits))).toEqual(want);
});

test('a declaration that only bears another name is told of as that, with all who speak of it', () => {
  const after = modelOf(
    everyWordFile
      .replaceAll('"toolLabel"', '"labelOf"')
      .replaceAll('"ToolKind"', '"KindOfTool"')
      .replaceAll('longestLoanDays', 'maxLoanDays'),
  );
  expect(changesOf(everyWord, after)).toEqual([
    'silent: list KindOfTool: it was called ToolKind.',
    'silent: constant maxLoanDays: it was called longestLoanDays.',
    'silent: call labelOf: it was called toolLabel.',
  ]);
});

test('a model of an older generator, which had fewer kinds of declarations, is compared too', () => {
  const { stored: _stored, ...older } = everyWord;
  const changes = changesOf(older as typeof everyWord, everyWord);
  expect(changes).toContain('silent: database table tools: it is new.');
});
