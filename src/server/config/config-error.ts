// The error of a start that cannot go on.

/** A start that cannot go on, said in words that the operator can act on. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
