import type { ForecastInputs } from '../forecast/inputs.ts';
import type { Bilingual, Language } from '../language.ts';
import { money } from '../money.ts';
import { isBlank } from '../text.ts';
import type { PackId } from './packs.ts';
import type { DossierProfile } from './profile.ts';

/** An open point about the cover or the people page. */
interface ProfilePoint {
  readonly id: 'people' | 'amountAsked';
  readonly text: Bilingual;
}

/**
 * @returns open points that a reader would notice: no person is introduced (ignored in the pack `personal`), or the
 * amount requested differs from the loans in the forecast.
 */
export function profilePoints(sources: {
  readonly profile: DossierProfile;
  readonly pack: PackId;
  readonly inputs: ForecastInputs | undefined;
}): readonly ProfilePoint[] {
  const { profile, pack, inputs } = sources;
  const isIntroduced = (profile.people ?? []).some(({ name }) => !isBlank(name));
  const points: ProfilePoint[] = [];
  if (!isIntroduced && pack !== 'personal') {
    points.push({
      id: 'people',
      text: {
        fr: 'Les personnes derrière le projet ne sont pas encore présentées.',
        en: 'The people behind the project are not introduced yet.',
      },
    });
  }
  const { amountAsked } = profile;
  const borrowed = inputs && borrowedIn(inputs);
  if (amountAsked !== undefined && borrowed !== undefined && borrowed !== amountAsked) {
    const text = (cents: number, language: Language) => money(cents / 100, language);
    points.push({
      id: 'amountAsked',
      text: {
        fr: `La page couverture demande ${text(amountAsked, 'fr')}; les prêts des prévisions font ${text(borrowed, 'fr')}.`,
        en: `The cover asks for ${text(amountAsked, 'en')}; the loans in the forecast come to ${text(borrowed, 'en')}.`,
      },
    });
  }
  return points;
}

/** @returns the sum of all loans in cents; undefined if any has no amount. */
function borrowedIn({ loans }: ForecastInputs): number | undefined {
  return (loans ?? []).reduce<number | undefined>(
    (sum, { amount }) => (sum === undefined || amount == null ? undefined : sum + amount),
    0,
  );
}
