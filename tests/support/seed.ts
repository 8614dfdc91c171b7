// The seed of whatever a test draws by chance: one and the same unless FUZZ_SEED says another; printed, so that it can be drawn again.

/** The seed of this run. */
export const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

/** How many times as much is drawn as in the usual run: FUZZ_TIMES, for a search that may take its time. */
export const thoroughness = Number(process.env['FUZZ_TIMES'] ?? 1);

/** Tells what to type to draw the same again. */
export const tellSeed = (what: string): void => void process.stdout.write(`${what}: drawn with FUZZ_SEED=${seed}\n`);
