/** The price of a model, in US dollars per million tokens. */
export interface AiPrice {
  readonly tokensIn: number;
  readonly tokensCached: number;
  readonly tokensOut: number;
}

/** Prices by model name, as configured by the operator. */
export type AiPrices = ReadonlyMap<string, AiPrice>;

/**
 * The release date that a provider adds to the model name in its replies: it returns "gpt-4o" as "gpt-4o-2024-08-06".
 */
const release = /-\d{4}-\d{2}-\d{2}$/;

/** @returns the cost of the tokens in US dollars; null if the model is null or has no configured price. */
export function costOf(
  prices: AiPrices,
  model: string | null,
  tokens: {
    readonly tokensIn: number;
    /** The cached part of `tokensIn`. */
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
