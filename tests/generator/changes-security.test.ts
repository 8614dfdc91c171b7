// Edits of guards, requirements, privacy, throttles and checks: what is said of each.
import { expect, test } from 'vitest';
import { changesOf, edited, everyWord, field, gone, hours, type Told } from '../support/edited-spec';

const signedIn = { that: { kind: 'isTrue', of: field('Visitor', 'signed_in') }, otherwise: 'notSignedIn' };
const table: readonly Told[] = [
  // guards
  [
    'a call opened to everybody',
    [['calls', 'dropTool', ['guard'], 'anyone']],
    [
      "security: call dropTool: it is for anyone now, and was for keepers: nobody asks any more that the visitor is signed in; and that the visitor's “keeper” is yes.",
    ],
  ],
  [
    'a call closed to most',
    [['calls', 'findTool', ['guard'], 'keeper']],
    [
      "breaking: call findTool: it is for keepers now, and was for anyone: it refuses people whom it let in: it asks also that the visitor is signed in; and that the visitor's “keeper” is yes.",
    ],
  ],
  [
    'a guard that asks less, told once with all that it guards',
    [['guards', 'keeper', ['requires'], [signedIn]]],
    [
      "security: guard keeper: nobody asks any more that the visitor's “keeper” is yes (addPhoto, answerLoan, dropTool, replaceTool and shed).",
    ],
  ],
  [
    'a guard that asks the same in other words',
    [
      [
        'guards',
        'keeper',
        ['requires', 0, 'that'],
        { kind: 'none', of: [{ kind: 'none', of: [{ kind: 'isTrue', of: field('Visitor', 'keeper') }] }] },
      ],
    ],
    [],
  ],
  [
    'a guard that is asked after no other',
    [['guards', 'borrower', ['after'], []]],
    ['security: guard borrower: nobody asks any more that the visitor is signed in (bringBack, rateLoan, showLoan and loanPage).'],
  ],
  [
    'a page opened to everybody',
    [['routes', 'shed', ['guard'], 'anyone']],
    [
      "security: page /shed/:shelf “The shed”: it is for anyone now, and was for keepers: nobody asks any more that the visitor is signed in; and that the visitor's “keeper” is yes.",
    ],
  ],
  // requirements and moves
  [
    'a rule that a call no longer keeps to',
    [['calls', 'rateLoan', ['rules'], []]],
    [
      "security: call rateLoan: nobody asks any more that the rating's stars is at least 2; and that the rating's “again” is no or the length of the rating's words is more than 3 characters.",
    ],
  ],
  [
    'a rule that a call keeps to as well',
    [['calls', 'showLoan', ['rules'], ['mayCancel']]],
    [
      "visible: call showLoan: it is also asked that the loan's status is “Asked for” or lent; and that now is no later than 24 hours before pick-up time; and that the loan has no paid-at time or the setting “lending open” is on.",
    ],
  ],
  [
    'a move that others may make',
    [['lifecycles', 'loanLife', ['moves', 'lend', 'by'], 'signedIn']],
    [
      "security: lifecycle loanLife: lend from asked: it is for people who are signed in now, and was for keepers: nobody asks any more that the visitor's “keeper” is yes.",
    ],
  ],
  [
    'a move that was the operator’s alone',
    [['lifecycles', 'loanLife', ['moves', 'lose', 'by'], 'signedIn']],
    ['security: lifecycle loanLife: lose from lent: it is open to people who are signed in now, and was to the operator alone.'],
  ],
  [
    'a move that asks nothing any more',
    [['lifecycles', 'loanLife', ['moves', 'bring_back', 'when'], []]],
    [
      "security: lifecycle loanLife: bring_back from lent: nobody asks any more that the loan's status is not lost; and that the loan has a paid-at time and now is later than 5 minutes after pick-up time; and that it is not so that now is later than 28 days after the end of the last day.",
    ],
  ],
  [
    'a timer that is shorter',
    [['lifecycles', 'loanLife', ['moves', 'expire', 'timer'], [{ kind: 'later', from: field('Loan', 'paid_at'), by: hours(12) }]]],
    [
      "visible: lifecycle loanLife: expire from asked: it happens 12 hours after the loan's paid-at time; it was 48 hours after the loan's paid-at time or 28 days after the loan's paid-at time, whichever comes first.",
    ],
  ],
  [
    'a move that is gone, with what followed another',
    [
      ['lifecycles', 'loanLife', ['moves', 'ask', 'effects'], []],
      ['lifecycles', 'loanLife', ['moves', 4], gone],
    ],
    [
      'breaking: lifecycle loanLife: lose from lent is refused now.',
      'visible: lifecycle loanLife: ask from nothing: the mail keeperTold no longer follows it.',
    ],
  ],
  [
    'a number in a rule',
    [['rules', 'mayRate', ['requires', 0, 'that', 'right', 'value'], 1]],
    ["visible: rule mayRate: it is asked that the rating's stars is at least 1; it was that the rating's stars is at least 2 (rateLoan)."],
  ],
  [
    'a requirement that a rule no longer has',
    [['rules', 'mayRate', ['requires', 1], gone]],
    [
      "security: rule mayRate: nobody asks any more that the rating's “again” is no or the length of the rating's words is more than 3 characters (rateLoan).",
    ],
  ],
  [
    'a requirement more',
    [['rules', 'mayRate', ['requires', 2], { that: { kind: 'present', of: field('Stars', 'words') }, otherwise: 'badLink' }]],
    ['visible: rule mayRate: it is also asked that the rating has words (rateLoan).'],
  ],
  [
    'a rule that says the same in other words',
    [
      [
        'rules',
        'mayReturn',
        ['requires', 0, 'that'],
        {
          kind: 'isOneOf',
          left: field('Loan', 'status'),
          right: ['asked', 'lent', 'returned'].map((value) => ({ kind: 'literal', value })),
        },
      ],
    ],
    [],
  ],
  // privacy, throttles, checks
  [
    'a field that is private no more',
    [['entities', 'Member', ['fields', 'email', 'shape', 'private'], gone]],
    ['security: entity Member: email is private no more. It leaves the server with showLoan.'],
  ],
  [
    'a private field in an answer',
    [['shapes', 'LoanView', ['fields', 20], { name: 'secret', shape: { type: 'text', private: true } }]],
    ['security: shape LoanView: secret is new: a text. It leaves the server with showLoan.'],
  ],
  [
    'a throttle that is gone, and a request that is done twice',
    [
      ['calls', 'askForTool', ['throttle'], gone],
      ['calls', 'askForTool', ['repeatable'], false],
    ],
    [
      'security: call askForTool: it may be asked as often as anybody likes; it was at most 10 times in 1 minute.',
      'breaking: call askForTool: a request that is sent twice is carried out twice.',
    ],
  ],
  [
    'a throttle that lets more pass',
    [['calls', 'askForTool', ['throttle', 'times'], 20]],
    ['security: call askForTool: it may be asked at most 20 times in 1 minute; it was 10 times in 1 minute.'],
  ],
  [
    'a throttle that lets less pass',
    [['calls', 'askForTool', ['throttle', 'times'], 1]],
    ['breaking: call askForTool: it may be asked at most once in 1 minute; it was 10 times in 1 minute.'],
  ],
  [
    'checks of the database that are gone, and one that is new',
    [
      ['stored', 'storedMembers', ['checks'], []],
      ['stored', 'storedMembers', ['unique'], [['email'], ['name']]],
      ['stored', 'storedLoans', ['exclusions'], []],
    ],
    [
      'security: database table loans: the database no longer sees to it that no two rows may meet in using gist (tool_id with =, nights with &&).',
      'security: database table members: the database no longer sees to it that each row has to fulfil email = lower(email).',
      'breaking: database table members: only one row may have the same name: rows that break it are in the way.',
    ],
  ],
];

test.each(table)('%s', (_what, edits, want) => {
  expect(changesOf(everyWord, edited(edits))).toEqual(want);
});
