import { expect, it } from 'vitest';
import { monthNames } from './forecastCopy.ts';

it('short months are the abbreviations of each language', () => {
  expect(monthNames('fr', 'short').join(' ')).toBe(
    'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.',
  );
  expect(monthNames('en', 'short').join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  );
});
