/** A setting that cannot be used; its message is the one line an operator reads. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
