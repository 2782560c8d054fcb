/** An error that the operator can fix, such as an invalid setting. The message is one line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
