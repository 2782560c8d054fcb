import { type Language, landingPath, languages } from '@elan/domain/language';
import { premiumPriceCents } from '@elan/domain/subscription/plans';

interface Facts {
  readonly origin: string;
  readonly language: Language;
  readonly description: string;
}

/**
 * Describes the product, its publisher and its prices for search engines (schema.org).
 * @returns JSON that is safe inside a `script` element.
 */
export function structuredData({ origin, language, description }: Facts): string {
  const organization = { '@type': 'Organization', '@id': `${origin}/#organization` };
  const price = (cents: number) => (cents / 100).toFixed(2);
  const offer = (cents: number) => ({
    '@type': 'Offer',
    price: price(cents),
    priceCurrency: 'CAD',
    url: `${origin}/pricing`,
  });
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { ...organization, name: 'Élan', url: `${origin}/`, logo: `${origin}/icon-512.png` },
      {
        '@type': 'SoftwareApplication',
        '@id': `${origin}/#application`,
        name: 'Élan',
        url: `${origin}${landingPath[language]}`,
        description,
        inLanguage: languages.map((one) => `${one}-CA`),
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        publisher: { '@id': organization['@id'] },
        offers: [
          offer(0),
          {
            ...offer(premiumPriceCents),
            name: 'Premium',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: price(premiumPriceCents),
              priceCurrency: 'CAD',
              unitCode: 'MON',
            },
          },
        ],
      },
    ],
  };
  return asJson(data);
}

/** @returns JSON without `<`, so that no text in it can close a `script` element. */
export function asJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
