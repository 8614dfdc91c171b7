// The words of the parts that pages are made of, wherever they stand: fields, files, steps, dates, photos, ratings.
import { decision } from 'spec-to-app/declaration';
import { counted, texts } from 'spec-to-app/text';

export const partTexts = texts({
  source: '§2 Shell elements',
  says: 'What any part of a page says: what closes it, that it waits, what its prices are',
  texts: { close: 'Close', dismiss: 'Dismiss', loading: 'Loading', prices: 'Price details' },
});

export const deadlineTexts = texts({
  source: decision('section 2: a deadline is said with the time that is left'),
  says: 'The time that is left until a deadline',
  texts: {
    daysLeft: counted('count', { one: '{count} day left', other: '{count} days left' }),
    hoursLeft: '{hours} h left',
    minutesLeft: '{minutes} min left',
  },
});

export const handedLinkTexts = texts({
  source: decision('a link that cannot be shared or copied is shown, so that a person can copy it'),
  says: 'A link to hand on, where the browser neither shares nor copies it',
  texts: {
    heading: 'Copy this link',
    text: 'Your browser doesn’t allow copying. Select the link and copy it yourself.',
    label: 'Link',
  },
});

export const wizardTexts = texts({
  source: '§2 Shell elements',
  says: 'Anything that goes step by step',
  texts: { back: 'Back', forward: 'Continue', finish: 'Finish', progress: 'Step {step} of {steps}' },
});

export const formTexts = texts({
  source: '§2 Shell elements',
  says: 'What every form says around its fields; a textarea shows its limit, and an error border once it is reached',
  texts: {
    problems: counted('count', { one: 'There is a problem', other: 'There are {count} problems' }),
    needsScripts: 'Turn on JavaScript to use this form.',
    characters: '{count} of {max} characters',
    limitReached: 'You’ve reached the {max}-character limit.',
    choose: 'Choose',
    chooseTime: 'Choose a time',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    entry: 'entry',
    addEntry: 'Add {entry}',
    numberedEntry: '{entry} {number}',
    removeEntry: 'Remove {entry} {number}',
    remove: 'Remove {what}',
    fewer: 'Fewer {counted}',
    more: 'More {counted}',
  },
});

export const shortListTexts = texts({
  source: decision('look and feel: of many choices the usual ones stand first'),
  says: 'Below a list that shows the usual choices first',
  texts: {
    showAll: 'Show all {count}',
    showAllOf: 'Show all {count}: {list}',
    showFewer: 'Show fewer',
    showFewerOf: 'Show fewer: {list}',
  },
});

export const fileTexts = texts({
  source: '§2 Shell elements',
  says: 'Where files are chosen or dropped',
  texts: {
    chooseOne: 'Choose a file',
    chooseMany: 'Choose files',
    dropOne: 'or drop it here',
    dropMany: 'or drop them here',
    onlyOne: 'Choose only one file.',
    wrongKind: 'This file type isn’t supported.',
    tooLarge: 'This file is too large.',
  },
});

export const datesTexts = texts({
  source: '§2 Shell elements',
  says: 'The calendar in which a stay is chosen, also as it is read aloud',
  texts: {
    name: 'Choose check-in and check-out dates',
    clear: 'Clear',
    done: 'Done',
    before: 'Previous month',
    after: 'Next month',
    helpHint: 'Press ? for the keys of this calendar.',
    nights: counted('nights', { one: '{nights} night', other: '{nights} nights' }),
    whole: '{nights} · {dates}',
    isCheckin: '{date}. Chosen as your check-in date.',
    isCheckout: '{date}. Chosen as your check-out date.',
    checkinFree: 'Choose {date} as your check-in date. It’s available.',
    checkoutFree: 'Choose {date} as your check-out date. It’s available.',
    priced: '{day} From {price} per night incl. fees.',
    refused: '{date}. {why}',
    cleared: 'Dates cleared.',
    checkinChosen: '{date} chosen as your check-in date. Choose a check-out date.',
    checkoutChosen: '{date} chosen as your check-out date. {stay}',
    outside: 'It’s outside the dates you can book.',
    taken: 'It’s not available.',
    endOnly: 'It’s available for check-out only.',
    noStart: 'Check-in isn’t available on this day.',
    noEnd: 'Check-out isn’t available on this day.',
    tooShort: 'The stay would be too short.',
    tooLong: 'The stay would be too long.',
    pastNext: 'It’s after the next booking.',
  },
});

export const dateKeysTexts = texts({
  source: '§2 Shell elements',
  says: 'The keys of the calendar, in the help that ? opens',
  texts: {
    arrows: 'Arrow keys',
    arrowsDo: 'Move by a day or a week',
    pages: 'Page Up, Page Down',
    pagesDo: 'Move by a month; with Shift by a year',
    ends: 'Home, End',
    endsDo: 'Go to the start or end of the week; with Control of the month',
    enter: 'Enter',
    enterDoes: 'Choose the day',
    escape: 'Escape',
    escapeDoes: 'Close',
    help: '?',
    helpDoes: 'Show or hide this help',
  },
});

export const picturesTexts = texts({
  source: '§2 Property view',
  says: 'Pictures of a stay: on its card, on its page, and one by one',
  texts: {
    title: 'Photos',
    one: 'Photo {number}: {alt}',
    all: counted('count', { one: 'Show all {count} photo', other: 'Show all {count} photos' }),
    before: 'Previous photo',
    after: 'Next photo',
    beforeOf: 'Previous photo of {title}',
    afterOf: 'Next photo of {title}',
  },
});

export const ratingTexts = texts({
  source: '§2 Shell elements',
  says: 'A star rating and the rating chip, also as they are read aloud',
  texts: {
    unrated: 'New',
    stars: '{rating} out of 5 stars',
    given: counted('count', { one: '{count} star', other: '{count} stars' }),
    rated: 'Rated {rating} out of 5',
    ratedBy: counted('count', { one: 'Rated {rating} out of 5 by {count} review', other: 'Rated {rating} out of 5 by {count} reviews' }),
  },
});
