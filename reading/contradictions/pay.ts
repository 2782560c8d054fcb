import { money } from '@elan/domain/forecast/checks/figures';
import type { Check } from '@elan/domain/forecast/outputs';
import type { Fact } from '../facts/register.ts';
import { anyOf, ofContractors, topicsIn } from '../facts/words.ts';
import { isWeekly } from './capacity.ts';
import { type Compared, differsFromForecast, hoursText, mayMean } from './compared.ts';
import { amountsStated } from './costs.ts';

const pay = anyOf(
  'payée?s?|paie|paies|paye|payroll|salaires?|salariée?s?|gagne|gagnent|wages?|paid|pay|pays|salary|salaries|earns?|employée?s?|employees?|staff|embauch*|hire*|apprentie?s?|apprentices?',
);
/** Words for rates that customers pay, and for other people's wages. */
const noPay = anyOf(
  'clients?|clientes?|customers?|famill*|facture*|billed|bill|charge*|tarif*|price*|prix|visites?|visits?|rates?|pourboires?|tips|difficile|hard to find|marché|market|moyen*|average|minimum|(?<!(?:avec|chez|pour) )moi|me payer|mon salaire|my (?:own )?(?:pay|salary|wage)|myself|chacun',
);

/** Compares wages and hours in words with the staff of the forecast. */
export function comparePay(compared: Compared): Check[] {
  const hourly = (compared.inputs.staff ?? []).flatMap(({ id, name, pay: own }) =>
    own?.mode === 'hourly' && own.wage != null
      ? [{ id, name: name ?? '', wage: own.wage / 100, hours: own.hoursPerWeek }]
      : [],
  );
  if (hourly.length < (compared.inputs.staff?.length ?? 0)) return [];
  const stated = amountsStated(compared).filter(
    ({ fact, sentence }) => fact.least < 150 && !ofContractors.test(sentence.text),
  );
  const inTeam = stated.filter(
    ({ fact, sentence }) => sentence.question === 'team' && !noPay.test(fact.clause),
  );
  const people = namesIn(inTeam.map(({ sentence }) => sentence.text));
  const wages = stated.filter(
    ({ fact, sentence }) =>
      fact.per === 'hour' &&
      !noPay.test(fact.clause) &&
      (sentence.question === 'team' ||
        pay.test(fact.about) ||
        isNamed(fact, hourly) ||
        (fact.clause.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).some((name) => people.has(name))),
  );
  const isWage = (fact: Fact) => hourly.some(({ wage }) => mayMean(fact, wage));
  const missing = hourly.find(({ wage }) => !inTeam.some(({ fact }) => mayMean(fact, wage)));
  const wrong =
    (hourly.length > 0 ? wages.find(({ fact }) => !isWage(fact)) : undefined) ??
    (missing && inTeam.length >= hourly.length
      ? inTeam.find(({ fact }) => !isWage(fact))
      : undefined);
  if (!wrong) return compareHours(compared, hourly);
  const one = hourly.find((line) => isNamed(wrong.fact, [line])) ?? missing ?? hourly[0];
  const planned = money(Math.round((one?.wage ?? 0) * 100));
  return [
    differsFromForecast({
      id: 'wageDiffers',
      at: wrong.sentence,
      topic: { fr: 'Salaire', en: 'Wage' },
      written: wrong.fact.written,
      planned: { fr: `${planned.fr} l’heure`, en: `${planned.en} an hour` },
    }),
  ];
}

/** @returns the names in sentences about wages: words with a capital letter inside a sentence. */
function namesIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap(
      (text) => text.match(/(?<=\p{L},?\s)\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}{2,}(?=,)/gu) ?? [],
    ),
  );
}

interface Hourly {
  readonly name: string;
  readonly hours: number | null | undefined;
}

function isNamed({ about }: Fact, staff: readonly Hourly[]): boolean {
  const topics = topicsIn(about);
  return staff.some(({ name }) => topicsIn(name).some((topic) => topics.includes(topic)));
}

/** Compares the hours that the team works each week with the staff. */
function compareHours({ register }: Compared, staff: readonly Hourly[]): Check[] {
  const weekly = register
    .filter(({ question }) => question === 'team')
    .flatMap((sentence) => sentence.facts.filter(isWeekly).map((fact) => ({ fact, sentence })));
  const differing = (found: (typeof weekly)[number], planned: number) => {
    return [
      differsFromForecast({
        id: 'hoursDiffer',
        at: found.sentence,
        topic: { fr: 'Heures par semaine', en: 'Hours a week' },
        written: found.fact.written,
        planned: hoursText(planned),
      }),
    ];
  };
  // Each person of the staff, and the owner.
  if (weekly.length > staff.length) {
    const absent = staff.find(
      ({ hours }) => hours != null && !weekly.some(({ fact }) => mayMean(fact, hours, 0.06)),
    );
    const unknown = weekly.findLast(
      ({ fact }) => !staff.some(({ hours }) => hours != null && mayMean(fact, hours, 0.06)),
    );
    if (absent && unknown && absent.hours != null) return differing(unknown, absent.hours);
  }
  return [];
}
