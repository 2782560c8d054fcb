/** What a model costs, in US dollars for a million tokens. */
export interface AiPrice {
  readonly tokensIn: number;
  readonly tokensCached: number;
  readonly tokensOut: number;
}

/** Prices by the name of the model, as the operator set them. */
export type AiPrices = ReadonlyMap<string, AiPrice>;

/** A provider names the release of a model in its replies: "gpt-4o" comes back as "gpt-4o-2024-08-06". */
const release = /-\d{4}-\d{2}-\d{2}$/;

/**
 * @returns what the tokens of a model cost, in US dollars; null where no price was set for it: no
 * figure is invented.
 */
export function costOf(
  prices: AiPrices,
  model: string | null,
  tokens: {
    readonly tokensIn: number;
    /** A part of `tokensIn`. */
    readonly tokensCached: number;
    readonly tokensOut: number;
  },
): number | null {
  if (model === null) return null;
  const price = prices.get(model) ?? prices.get(model.replace(release, ''));
  if (!price) return null;
  const fresh = tokens.tokensIn - tokens.tokensCached;
  const millionths =
    fresh * price.tokensIn +
    tokens.tokensCached * price.tokensCached +
    tokens.tokensOut * price.tokensOut;
  return millionths / 1_000_000;
}
