import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type NumberField, type NumberReading, readTypedNumber } from './typedNumber.ts';

const fields = {
  amount: { kind: 'amount' },
  rate: { kind: 'rate' },
  share: { kind: 'share' },
  units: { kind: 'whole', least: 0, most: 1_000_000 },
  ramp: { kind: 'whole', least: 0, most: 1_000_000, unit: 'units' },
  yearUnits: { kind: 'whole', least: 0, most: 12_000_000, unit: 'yearUnits' },
  loan: { kind: 'rate', unit: 'aYear' },
  months: { kind: 'whole', least: 1, most: 360, unit: 'months' },
  hours: { kind: 'hundredths', most: 168, unit: 'hours' },
  minutes: { kind: 'hundredths', most: 1_000_000, unit: 'minutes' },
  monthly: { kind: 'amount', unit: 'aMonth' },
  hourly: { kind: 'amount', unit: 'anHour' },
} as const satisfies Readonly<Record<string, NumberField>>;

/**
 * Each line has a field, the typed text and its meaning. A meaning after a semicolon applies to English if it differs
 * there. Amounts are in cents, and a bar separates two possible readings.
 */
const table = `
# amounts, in both languages
amount 0 = 0
amount 5 = 500
amount 95 = 9500
amount 007 = 700
amount 1234 = 123400
amount 1234.5 = 123450
amount 1234,5 = 123450
amount 1234.50 = 123450
amount 1234,50 = 123450
amount 1 234 = 123400
amount 1 234,5 = 123450
amount 1 234,50 = 123450
amount 1 234.50 = 123450
amount 1\u00a0234,50 = 123450
amount 1\u202f234,50 = 123450
amount 1 234 567 = 123456700
amount 1\u00a0234\u00a0567,89 = 123456789
amount 1\u202f234\u202f567,89 = 123456789
amount 1,234.50 = 123450
amount 1.234,50 = 123450
amount 1,234,567 = 123456700
amount 1.234.567 = 123456700
amount 1,234,567.89 = 123456789
amount 1.234.567,89 = 123456789
amount 1'234.50 = 123450
amount 1’234,50 = 123450
amount 1'234'567 = 123456700
amount 1  234 = 123400
amount  95  = 9500
amount .5 = 50
amount ,5 = 50
amount .50 = 50
amount 0.5 = 50
amount 0,50 = 50
amount 12. = 1200
amount 12, = 1200
amount 12,5000 = 1250
amount 12.5000 = 1250
amount 12,50000 = 1250
amount 1 234,500 = 123450
amount 1 234.500 = 123450
amount 1,234.500 = 123450
amount 1.234,500 = 123450
amount 1'234,500 = 123450
amount 0,500 = 50
amount 0.500 = 50
amount 012,500 = 1250
amount 1234,500 = 123450
amount 1234.500 = 123450
amount 10 000 000 = 1000000000
amount 10 000 000,00 = 1000000000
amount +95 = 9500
amount + 95 $ = 9500
# the dollar sign
amount $95 = 9500
amount $ 95 = 9500
amount 95$ = 9500
amount 95 $ = 9500
amount 95\u00a0$ = 9500
amount 95\u202f$ = 9500
amount $1,234.50 = 123450
amount 1 234,50 $ = 123450
amount CA$95 = 9500
amount CA $95 = 9500
amount C$95 = 9500
amount CAN$95 = 9500
amount $CA 95 = 9500
amount $95 CAD = 9500
amount CAD 95 = 9500
amount CAD 1,234.50 = 123450
amount 95 CAD = 9500
amount 95 $ CA = 9500
amount 95 $CA = 9500
amount 95 $ CAD = 9500
amount 95 $ CAN = 9500
amount 95 dollars = 9500
amount 95 dollar = 9500
amount 95 dollars canadiens = 9500
amount 1 234,50\u00a0$ CA = 123450
amount 95 $ CDN = 9500
amount CDN$95 = 9500
amount $95 CDN = 9500
amount 95 piastres = 9500
# what comes along from a sentence or a cell
amount 95 $. = 9500
amount 12 k, = 1200000
amount 12,000, = 1200000|1200 ; 1200000
amount 12.000. = 1200000|1200
amount 1,234. = 123400|123 ; 123400
amount \u200e95 = 9500
amount \u202a1\u00a0234,50\u00a0$\u202c = 123450
amount \ufeff12\u00a0000 = 1200000
amount 1\u2009234 = 123400
amount 12\t000 = 1200000
amount 1‘234 = 123400
amount 1ʼ234,50 = 123450
amount 1´234 = 123400
# thousands and millions
amount 12k = 1200000
amount 12 k = 1200000
amount 12 K = 1200000
amount 12k$ = 1200000
amount 12 k$ = 1200000
amount 12 k $ = 1200000
amount $12k = 1200000
amount $12.5k = 1250000
amount 12,5k = 1250000
amount 12,5 k$ = 1250000
amount 1,5M = 150000000
amount 1,5 M = 150000000
amount 1,5 M$ = 150000000
amount $1.5M = 150000000
amount 1.25 M$ = 125000000
amount 0,5 M$ = 50000000
amount 40 mille = 4000000
amount 40 mille dollars = 4000000
amount 40 thousand = 4000000
amount 1,5 million = 150000000
amount 1,5 million de dollars = 150000000
amount 2 millions = 200000000
amount 2,5 M de $ = 250000000
amount 2 mille dollars = 200000
amount CA$12k = 1200000
amount 1 234,5 k = 123450000
amount 0.125k = 12500
# three digits after a lone sign
amount 12,000 = 1200000|1200 ; 1200000
amount 12.000 = 1200000|1200
amount 1,500 = 150000|150 ; 150000
amount 1.500 = 150000|150
amount 125,250 = 12525000|12525 ; 12525000
amount 125.250 = 12525000|12525
amount $12,000 = 1200000|1200 ; 1200000
amount $12.000 = 1200000|1200
amount 12,000 $ = 1200000|1200 ; 1200000
amount 12.000\u00a0$ = 1200000|1200
amount CAD 12.000 = 1200000|1200
amount 999,990 = 99999000|99999 ; 99999000
amount 1,500k = 150000000|150000 ; 150000000
amount 1.500 k$ = 150000000|150000
# a third decimal is rounded in the question
amount 1,234 = 123400|123 ; 123400
amount 1.234 = 123400|123
amount 12,345 = 1234500|1235 ; 1234500
amount 12.345 $ = 1234500|1235
amount $999,999 = 99999900|100000 ; 99999900
amount 1,001 = 100100|100 ; 100100
# amounts that are refused
amount 12 34 = notNumber
amount 12 3456 = notNumber
amount 1 2345 = notNumber
amount 0 500 = notNumber
amount 1,2,3 = notNumber
amount 1,23,456 = notNumber
amount 1.23.456 = notNumber
amount 1,234,56 = notNumber
amount 1.234.56 = notNumber
amount 1,234 567 = notNumber
amount 1 234,567,890 = notNumber
amount 1'234 567 = notNumber
amount 1..5 = notNumber
amount 1,,5 = notNumber
amount 1,.5 = notNumber
amount 1e9 = notNumber
amount 0x10 = notNumber
amount NaN = notNumber
amount Infinity = notNumber
amount abc = notNumber
amount $ = notNumber
amount , = notNumber
amount dollars = notNumber
amount k = notNumber
amount 12 m = notNumber
amount 12 kk = notNumber
amount 12 Mk = notNumber
amount 12 % = notNumber
amount €95 = notNumber
amount 95 € = notNumber
amount US$95 = notNumber
amount 95 USD = notNumber
amount £95 = notNumber
amount 95¢ = notNumber
amount ~95 = notNumber
amount environ 95 = notNumber
amount about 95 = notNumber
amount 95-100 = notNumber
amount 95 à 100 = notNumber
amount 95 to 100 = notNumber
amount 95/mois = notNumber
amount 95 x 2 = notNumber
amount 95+5 = notNumber
amount =95 = notNumber
amount 95! = notNumber
amount 95? = notNumber
amount 1/2 = notNumber
amount 12² = notNumber
amount ½ = notNumber
amount ١٢ = notNumber
amount １２ = notNumber
amount <script> = notNumber
amount -5 = negative
amount −5 $ = negative
amount - 5 = negative
amount –5 = negative
amount -$5 = negative
amount $-5 = negative
amount -1 234,50 = negative
amount (500) = negative
amount (500,00 $) = negative
amount 500- = negative
amount -12,000 = negative
amount 0.125 = decimals
amount 0,125 = decimals
amount 12,345678 = decimals
amount 1 234,567 = decimals
amount 1,234.567 = decimals
amount 1234,567 = decimals
amount 10 000 000,01 = tooLarge
amount 10 000 001 = tooLarge
amount 11M = tooLarge
amount 1000000000000 = tooLarge
rate 8 = 8
rate 8 % = 8
rate 8%  = 8
rate %8 = 8
rate 9,975 = 9.975
rate 9.975 % = 9.975
rate 9,975\u00a0% = 9.975
rate 0,602 % = 0.602
rate 8,250 = 8.25
rate 12,000 = 12
rate 20,500 % = 20.5
rate 12,000 % = 12
rate 1,500 = 1.5
rate 7 pour cent = 7
rate 7 percent = 7
rate 7 per cent = 7
rate .5 = 0.5
rate 7 pourcent = 7
rate 7 p. 100 = 7
rate 8.25 %. = 8.25
rate 8 % par an = notNumber
loan 8 % par an = 8
loan 8,25 %/an = 8.25
loan 8 % l’an = 8
loan 8 % annuel = 8
loan 8% a year = 8
loan 8% per year = 8
loan 8,250 % par année = 8.25
loan 8 % par mois = notNumber
rate 60 = 60
rate 60,1 % = tooLarge
rate 12 345 = tooLarge
rate 7 $ = notNumber
rate -2 % = negative
rate 0,1234567890123 = decimals
share 50 = 5000
share 12,5 % = 1250
share 33.33 = 3333
share 50,000 = 5000
share 100 = 10000
share 101 = tooLarge
share 33,333 = decimals ; tooLarge
units 30 = 30
units 1 200 = 1200
units 12,000 = 12000
units 12.000 = 12000
units 1,500 = 1500
units 1.234 = 1234
units 12k = 12000
units 1,5 = whole
units 12,50 = whole
units 30 $ = notNumber
units 30 par mois = notNumber
units 30,00 = 30
ramp 30 par mois = 30
ramp 30/mois = 30
ramp 30 unités par mois = 30
ramp 12,000 units a month = 12000
ramp 1.200 ventes/mois = 1200
ramp 30 par an = notNumber
yearUnits 420 par an = 420
yearUnits 420 sales a year = 420
yearUnits 420 par mois = notNumber
units 1 000 001 = tooLarge
months 60 = 60
months 60 mois = 60
months 60 months = 60
months 1 month = 1
months 36mois = 36
months 60,000 = 60
months 5 ans = notNumber
months 60 h = notNumber
months 0 = tooSmall
hours 37,5 = 37.5
hours 37.5 h = 37.5
hours 25 heures = 25
hours 40 hours = 40
hours 35 hrs = 35
hours 1,500 = 1.5
hours 37 h 30 = 37.5
hours 37h30 = 37.5
hours 37:30 = 37.5
hours 37 h 20 = 37.33
hours 37 h 60 = notNumber
hours 37,5 h/semaine = 37.5
hours 37.5 hours a week = 37.5
hours 30 par semaine = 30
hours 30 par mois = notNumber
hours h = notNumber
hours 168,01 = tooLarge
hours 7,125 = decimals ; tooLarge
minutes 90 min = 90
minutes 1,500 = 1500|1.5 ; 1500
minutes 7.125 = 7125|7.13
monthly 1 850 $/mois = 185000
monthly 1 850 $ / mois = 185000
monthly $1,850/mo = 185000|185 ; 185000
monthly $1,850 a month = 185000|185 ; 185000
monthly 2 000 $ par mois = 200000
monthly 2k/mois = 200000
monthly 1 850 $ chaque mois = 185000
monthly 1 850 $ mensuel = 185000
monthly $2,000.00 monthly = 200000
monthly 1 850 $ par mois. = 185000
monthly 425/m = 42500
monthly mois = notNumber
monthly 2 000 $/an = notNumber
monthly 1,850 $/mois = 185000|185 ; 185000
monthly 1,850.00 per month = 185000
monthly 12,000 $/mois = 1200000|1200 ; 1200000
hourly 18,50 $/h = 1850
hourly 20 $ de l’heure = 2000
hourly 20 $ de l'heure = 2000
hourly $20 an hour = 2000
hourly 20 $ par heure = 2000
rate 60,500 = tooLarge
units 2,500,000 = tooLarge
amount 12 0000 = notNumber
amount 12,00,000 = notNumber
`;

const forms = table
  .split('\n')
  .map((line) => /^(\w+) (.*) = (.*?)(?: ; (.*))?$/.exec(line))
  .flatMap((match) => {
    if (!match) return [];
    const [, field = '', text = '', french = '', english = french] = match;
    return [{ field: field as keyof typeof fields, text, french, english }];
  });

it('has two hundred forms', () => {
  expect(forms.length).toBeGreaterThanOrEqual(200);
});

it.each(forms)('$field: $text', ({ field, text, french, english }) => {
  expect(shown(readTypedNumber(fields[field], text, 'fr')), 'in French').toBe(french);
  expect(shown(readTypedNumber(fields[field], text, 'en')), 'in English').toBe(english);
});

function shown(reading: NumberReading): string {
  if ('value' in reading) return String(reading.value);
  return 'readings' in reading ? reading.readings.join('|') : reading.problem;
}

/**
 * All common ways to write whole dollars and cents. A single separator before three digits is ambiguous, so the user
 * must choose.
 */
const groups = ['', ' ', '\u00a0', '\u202f', '\u2009', ',', '.', "'", '’'];
const around = ['#', '$#', '# $', '#\u00a0$', '#$', 'CA$#', '# $ CA', 'CAD #', '+#', ' # ', '#.'];

it('reads an amount back, whatever separates its digits', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.constantFrom(...groups),
      fc.constantFrom(',', '.'),
      fc.constantFrom(...around),
      fc.constantFrom('fr' as const, 'en' as const),
      (cents, group, decimal, form, language) => {
        fc.pre(group !== decimal);
        const whole = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, group);
        const written = `${whole}${decimal}${String(cents % 100).padStart(2, '0')}`;
        const text = form.replace('#', () => written);
        expect(readTypedNumber(fields.amount, text, language), text).toEqual({ value: cents });
      },
    ),
  );
});

it('asks about whole dollars only where a lone comma or dot groups them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.constantFrom(...groups),
      fc.constantFrom(...around),
      fc.constantFrom('fr' as const, 'en' as const),
      (dollars, group, form, language) => {
        const written = String(dollars).replace(/\B(?=(?:\d{3})+$)/g, group);
        const text = form.replace('#', () => written);
        const isOpen = group === '.' || (group === ',' && language === 'fr');
        const isAsked = isOpen && dollars >= 1_000 && dollars < 1_000_000;
        const asDecimal = Math.round(dollars / 10);
        expect(readTypedNumber(fields.amount, text, language), text).toEqual(
          isAsked ? { readings: [dollars * 100, asDecimal] } : { value: dollars * 100 },
        );
      },
    ),
  );
});

it('reads an amount as it is shown, in either language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.constantFrom('fr' as const, 'en' as const),
      fc.constantFrom('symbol', 'narrowSymbol', 'code', 'name'),
      (cents, language, currencyDisplay) => {
        const text = (cents / 100).toLocaleString(`${language}-CA`, {
          style: 'currency',
          currency: 'CAD',
          currencyDisplay,
        });
        expect(readTypedNumber(fields.amount, text, language), text).toEqual({ value: cents });
      },
    ),
  );
});

it('has a meaning or a reason for any text', () => {
  const pieces = fc.constantFrom(...'0123456789.,\u00a0\u202f’$%kM-() '.split(''));
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.constantFrom(...Object.values(fields)),
      fc.constantFrom('fr' as const, 'en' as const),
      (text, field, language) => {
        const reading = readTypedNumber(field, text, language);
        const values =
          'value' in reading ? [reading.value] : 'readings' in reading ? reading.readings : [];
        for (const value of values) expect(Number.isFinite(Number(value))).toBe(true);
      },
    ),
  );
});
