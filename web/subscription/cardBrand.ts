/** The card networks' own spelling; Stripe gives them in lower case (`card.brand`). */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  interac: 'Interac',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** @returns the name of a card's network; an unknown one is unchanged. */
export function cardBrand(brand: string | null): string {
  if (brand === null) return '••••';
  return (Object.hasOwn(brands, brand) ? brands[brand] : undefined) ?? brand;
}
