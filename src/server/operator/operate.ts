// The operator's commands, by name; what they print is cleaned, since strangers chose the names in it.
import { type Command, findActs, type OperatorContext } from './acting';
import { claimCommands } from './operate-claims';
import { contentCommands } from './operate-contents';
import { moneyCommands } from './operate-money';
import { peopleCommands } from './operate-people';
import { lookCommands } from './operate-reports';
import { stuckCommands } from './stuck';
import { rewardCommands } from './operate-rewards';
import { registrationCommands } from './operate-registrations';
import { yearlyReportCommands } from './yearly-report';

/** Words that are no command, or not written as one is; says the manual. */
export class UnknownCommand extends Error {
  override readonly name = 'UnknownCommand';
}

const acts: Command = {
  usage: 'acts [ID]',
  says: 'who did what, when and why, the newest first: all, or to one thing',
  async run([about], { db }) {
    const rows = await findActs(db, about);
    if (rows.length === 0) return ['Nothing was done.'];
    return rows.map((it) => `${it.at.toISOString()}  ${it.who}  ${it.act}  ${it.about}  ${it.reason}`);
  },
};

const commands: Readonly<Record<string, Command>> = {
  ...lookCommands,
  ...stuckCommands,
  ...peopleCommands,
  ...contentCommands,
  ...registrationCommands,
  ...moneyCommands,
  ...yearlyReportCommands,
  ...claimCommands,
  ...rewardCommands,
  acts,
};

const column = 50;
const manual = Object.values(commands).map(({ usage, says }) => `${`npm run operator -- ${usage}`.padEnd(column)} ${says}`);

// controls, and what turns or hides the letters around it: none reaches a terminal
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** A line as a terminal may print it. @example cleaned('Ann\u001b[2J') // 'Ann\uFFFD[2J' */
export const cleaned = (line: string): string => line.replace(unsafe, '\uFFFD');

/**
 * Does what a command says; answers the lines to print.
 *
 * @throws UnknownCommand where there is no such command, or its words do not fit; ActRefused where it could not be done.
 */
export const operate = async ([name = '', ...words]: readonly string[], operating: OperatorContext): Promise<readonly string[]> => {
  if (name === 'help') return manual;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UnknownCommand([`There is no command “${cleaned(name)}”. There are:`, ...manual].join('\n'));
  const lines = await command.run(words, operating);
  if (!lines) throw new UnknownCommand(`It is written like this:\nnpm run operator -- ${command.usage}\n  ${command.says}`);
  return lines.map(cleaned);
};
