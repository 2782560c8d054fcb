import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Check } from '@elan/domain/forecast/outputs';
import type { Bilingual } from '@elan/domain/language';
import { isAside, isLater } from '../facts/aside.ts';
import { ofOthers, type Sentence } from '../facts/register.ts';
import { anyOf } from '../facts/words.ts';
import { textAt } from '../projectTexts.ts';
import { type Compared, differsFromForecast } from './compared.ts';

/** Compares shares and the legal form in the answers, the profile and the forecast. */
export function compareOwnership(compared: Compared): Check[] {
  return [...compareShares(compared), ...compareForms(compared)];
}

const shareWords = anyOf(
  'propriétaires?|owners?|actions?|parts|shares?|shareholders?|actionnaires?|owns?|owned|holds?|détien*|possèd*|propriétaires? (?:à|de)|stake|equity|company|compagnie|business|practice|entreprise|associée?s?|partners?',
);
const equal = anyOf(
  'moitié[- ]moitié|half and half|evenly|parts égales|equal (?:parts|shares|partners)|equally|cinquante-cinquante|fifty-fifty|50[-/ ]50',
);
const holding = anyOf(
  "actions|parts|shares|owns?|holds?|détien*|possèd*|propriétaires? (?:à|de)|stake|appartien*|belongs?|(?:de|of) (?:la|the|l[’']|our|notre) ?(?:compagnie|société|entreprise|company|business|practice|firm)|propriétaires?|owners?",
);
const fractions: readonly (readonly [RegExp, number])[] = (
  [
    ['(?:deux|two)[ -](?:tiers|thirds)', 200 / 3],
    ['(?:trois|three)[ -](?:quarts|quarters)', 75],
    ['(?:un|le|one|a)[ -](?:tiers|third)', 100 / 3],
    ['(?:un|le|one|a)[ -](?:quart|quarter)', 25],
    [
      'moitié[- ]moitié|half and half|evenly|(?:la )?moitié|half|cinquante-cinquante|fifty-fifty|50[-/ ]50|parts égales|equal (?:parts|shares|partners)|equally',
      50,
    ],
  ] as const
).map(([words, value]) => [anyOf(words, 'giu'), value]);

interface Share {
  readonly start: number;
  readonly value: number;
  readonly written: string;
}

/** @returns the shares that a sentence gives, in percent, in its order. */
function sharesIn({ text, facts }: Sentence): readonly Share[] {
  const percents = facts.flatMap(({ measure, start, least, written, isAside: aside }) =>
    measure === 'share' && !aside ? [{ start, value: least, written }] : [],
  );
  const inWords = fractions.flatMap(([sign, value]) =>
    [...text.matchAll(sign)].map(({ 0: written, index }) => ({ start: index, value, written })),
  );
  const found = [...percents, ...inWords].toSorted((a, b) => a.start - b.start);
  return found.filter(({ start }, at) => start - (found[at - 1]?.start ?? -99) > 2);
}

function compareShares({ register, profile, inputs }: Compared): Check[] {
  const owners = (profile.people ?? []).flatMap(({ name, share }) => {
    const [, number] = /^\s*(\d+(?:[.,]\d+)?)\s*%/u.exec(share ?? '') ?? [];
    return number === undefined
      ? []
      : [
          {
            name: name ?? '',
            first: (name ?? '').split(' ')[0] ?? '',
            value: Number(number.replace(',', '.')),
          },
        ];
  });
  const total = owners.reduce((sum, { value }) => sum + value, 0);
  const opening = Number(inputs.opening.slice(0, 4));
  for (const sentence of register) {
    const { text, question } = sentence;
    if (question === 'vision' || question === 'competitors' || isLater(text, opening)) continue;
    const isNamed = owners.some(({ first }) => first !== '' && text.includes(first));
    if (!shareWords.test(text) && !isNamed) continue;
    const shares = sharesIn(sentence).filter(({ start }) => !isAside(clauseAt(text, start), ''));
    const wrong =
      holding.test(text) || equal.test(text) || isNamed
        ? shares.find((share) => !isShare(share, text, owners))
        : undefined;
    if (
      !wrong ||
      owners.length === 0 ||
      (!isOfShares(text, wrong) && !ownerNear(text, wrong.start, owners))
    )
      continue;
    const named = ownerNear(text, wrong.start, owners);
    const shown = (sign: string) =>
      named
        ? `${named.name}, ${named.value}${sign}`
        : owners.map(({ value }) => `${value}${sign}`).join(', ');
    return [
      {
        id: 'sharesDiffer',
        severity: 'warning',
        modules: [sentence.module],
        text: {
          fr: `Vous y écrivez «\u00a0${wrong.written}\u00a0»; dans le profil du dossier\u00a0: ${shown('\u00a0%')}.`,
          en: `There you write “${wrong.written}”; in the dossier’s profile: ${shown('%')}.`,
        },
        mendAt: { module: sentence.module, question },
      },
    ];
  }
  if (total <= 100.5) return [];
  return [
    {
      id: 'sharesOverWhole',
      severity: 'warning',
      modules: ['business-plan'],
      text: {
        fr: `Les parts du profil du dossier font ${total}\u00a0% en tout.`,
        en: `The shares in the dossier’s profile come to ${total}% in all.`,
      },
      mendAt: { module: 'business-plan', question: 'team' },
    },
  ];
}

interface Owner {
  readonly name: string;
  readonly first: string;
  readonly value: number;
}

/** The words between an owner and a share. */
const holds =
  /^(?:\s|\s*[(:]\s*|,?\s+(?:who\s+|qui\s+)?(?:owns?|holds?|has|gets?|keeps?|détient|possède|aura|garde|a|est (?:propriétaire|actionnaire) (?:à|de)|is an? owner of)\s+(?:[\p{L}’']+\s+){0,2})$/iu;

/** @returns the owner whose first name comes last before a share in its clause. */
function ownerNear(text: string, start: number, owners: readonly Owner[]): Owner | undefined {
  const before = text.slice(0, start);
  const found = owners
    .map((owner) => ({ owner, at: owner.first === '' ? -1 : before.lastIndexOf(owner.first) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)[0];
  return found && holds.test(before.slice(found.at + found.owner.first.length))
    ? found.owner
    : undefined;
}

/** @returns the clause around an index. */
function clauseAt(text: string, at: number): string {
  const from = Math.max(...[', ', ';', ':', '('].map((sign) => text.lastIndexOf(sign, at))) + 1;
  return text.slice(from, from + (text.slice(from).search(/[;:)]|,\s|$/u) || text.length));
}

function isShare(
  { start, value, written }: Share,
  text: string,
  owners: readonly Owner[],
): boolean {
  if (equal.test(written))
    return owners.every((owner) => Math.abs(owner.value - 100 / owners.length) <= 1);
  const near = ownerNear(text, start, owners);
  const isSame = (owner: Owner) => Math.abs(owner.value - value) <= 1;
  return near ? isSame(near) : owners.some(isSame);
}

/** Whether the words right around a share say that it is a share of the business. */
function isOfShares(text: string, { start, written }: Share): boolean {
  return (
    holding.test(text.slice(Math.max(0, start - 60), start + written.length + 40)) ||
    equal.test(written)
  );
}

type Form = NonNullable<ForecastInputs['form']>;
const formNames: Readonly<Record<Form, Bilingual>> = {
  soleProprietorship: { fr: 'entreprise individuelle', en: 'sole proprietorship' },
  partnership: { fr: 'société de personnes', en: 'partnership' },
  corporation: { fr: 'société par actions', en: 'corporation' },
  cooperative: { fr: 'coopérative', en: 'co-operative' },
  nonProfit: { fr: 'organisme à but non lucratif', en: 'non-profit organization' },
};
/** The forms that an option of the question means. */
const formsOf: Readonly<Record<string, readonly Form[]>> = {
  soleProprietorship: ['soleProprietorship'],
  corporation: ['corporation'],
  sharedCorporation: ['corporation'],
  nonProfit: ['nonProfit'],
  other: ['partnership', 'cooperative', 'nonProfit'],
};
const become =
  '(?:est|sera|reste*|soit|is|as|will be|remains?|stay*|be|become*|register*|enregistr*|immatricul*|comme|en|une?|an?|the|la|notre|our|my|mon)';
const formWords: readonly (readonly [Form, RegExp])[] = [
  [
    'soleProprietorship',
    anyOf(
      'entreprise individuelle|sole propriet*|propriétaire unique|travailleu(?:r|se) autonome|self-employed',
    ),
  ],
  [
    'partnership',
    anyOf(
      'société en nom collectif|s\\.?e\\.?n\\.?c\\.?|general partnership|société en commandite|limited partnership',
    ),
  ],
  [
    'corporation',
    anyOf(
      `société par actions|(?:compagnie|société) (?:est |sera )?(?:créée|constituée|incorporée|fondée|enregistrée)|incorporat*|incorporée?|incorporer|(?:notre|ma|our|my) (?:compagnie|corporation)|${become} (?:corporation|compagnie)`,
    ),
  ],
  [
    'cooperative',
    anyOf(
      'coop(?:érative)? de (?:travail|solidarité|producteurs)|worker co-?op*|(?:notre|our) co-?op(?:érative|erative)?',
    ),
  ],
  [
    'nonProfit',
    anyOf('organisme à but non lucratif|obnl|osbl|non-profit|nonprofit|not-for-profit'),
  ],
];
const legalName: readonly (readonly [Form, RegExp])[] = [
  ['corporation', /(?:^|[\s,])(?:inc|ltée|ltd|corp)\.?$/iu],
  ['partnership', /(?:^|[\s,])s\.?e\.?n\.?c\.?(?:r\.?l\.?)?$/iu],
];

function compareForms({ register, profile, project, inputs }: Compared): Check[] {
  const { form } = inputs;
  const chosen = textAt(project, 'business-plan', 'legalStructure');
  const id = 'legalFormDiffers';
  const topic = { fr: 'Forme juridique', en: 'Legal form' };
  const place = { module: 'business-plan', question: 'legalStructure' };
  const expected = formsOf[chosen];
  const check = (at: Pick<Sentence, 'module' | 'question'>, written: string, planned: Form) =>
    differsFromForecast({ id, at, topic, written, planned: formNames[planned] });
  if (form && expected && !expected.includes(form)) {
    const [own] = expected;
    return own ? [formCheck(place, own, form)] : [];
  }
  const known = form ?? expected?.[0];
  if (!known) return [];
  for (const sentence of register) {
    const { text, question } = sentence;
    if (
      (ofOthers.has(question) && question !== 'experience') ||
      sentence.isAside ||
      isLater(text, undefined)
    )
      continue;
    const found = formWords.flatMap(([one, sign]) => {
      const [written] = sign.exec(text) ?? [];
      return written === undefined ? [] : [{ one, written }];
    });
    const [only] = found;
    if (only && found.length === 1 && only.one !== known)
      return [check(sentence, only.written, known)];
  }
  const name = profile.businessName ?? '';
  const [named] = legalName.find(([, sign]) => sign.test(name.trim())) ?? [];
  if (named && named !== known) return [check(place, name, known)];
  const owners = (profile.people ?? []).filter(
    ({ share }) => share !== undefined && share !== '',
  ).length;
  if (known !== 'soleProprietorship' || owners < 2) return [];
  return [
    {
      id,
      severity: 'warning',
      modules: [place.module],
      text: {
        fr: `Une entreprise individuelle n’a qu’un propriétaire; le profil du dossier en nomme ${owners}.`,
        en: `A sole proprietorship has one owner; the dossier’s profile names ${owners}.`,
      },
      mendAt: place,
    },
  ];
}

function formCheck(place: Pick<Sentence, 'module' | 'question'>, chosen: Form, form: Form): Check {
  const [own, planned] = [formNames[chosen], formNames[form]];
  return {
    id: 'legalFormDiffers',
    severity: 'warning',
    modules: [place.module, 'finances'],
    text: {
      fr: `Vous y avez choisi «\u00a0${own.fr}\u00a0»; dans les prévisions\u00a0: ${planned.fr}.`,
      en: `There you chose “${own.en}”; in the forecast: ${planned.en}.`,
    },
    mendAt: place,
  };
}
