import { catalogue } from '@elan/modules/catalogue';
import type { Material } from '../material.ts';
import { themesOf } from '../themes.ts';
import { ideaBank, type Seed, type SeedId } from '../words/ideaBank.ts';

/** At most so many ideas of a field that the person did not name. */
const mostOfAnother = 3;
/** At most so many of one field where they named none: twelve ideas then cover six. */
const mostOfAny = 2;

/** @returns the ids of the ideas that fit the answers best, the best first. */
export function chooseIdeas(material: Material, count: number): readonly SeedId[] {
  const preferred = optionOf('preferredSector', material);
  const fitOf = fitFor(material);
  const ids = (Object.keys(ideaBank) as readonly SeedId[]).toSorted((a, b) => fitOf(b) - fitOf(a));
  const sectorOf = (id: SeedId): string => ideaBank[id].sector;
  const wanted = ids.filter((id) => sectorOf(id) === preferred);
  const most = wanted.length > 0 ? mostOfAnother : mostOfAny;
  const others = ids.filter((id) => {
    const sameField = ids.filter((other) => sectorOf(other) === sectorOf(id));
    return sectorOf(id) !== preferred && sameField.indexOf(id) < most;
  });
  const chosen = [...wanted, ...others].slice(0, count);
  return chosen.toSorted((a, b) => fitOf(b) - fitOf(a));
}

/** How well an idea fits: the field, what the person loves and can do, then how they want to work. */
function fitFor(material: Material): (id: SeedId) => number {
  const preferred = optionOf('preferredSector', material);
  const loved = themesOf(material.raw('interests'));
  const known = themesOf(material.raw('skills'));
  const offer = optionOf('productOrService', material);
  const place = optionOf('businessType', material);
  const band = bandOf(material);
  return (id) => {
    const { themes, ...seed }: Seed = ideaBank[id];
    const [main] = themes;
    const touched = (of: ReadonlySet<string>) =>
      themes.filter((theme) => of.has(theme)).length + (main && of.has(main) ? 1 : 0);
    return (
      (seed.sector === preferred ? 6 : 0) +
      2 * Math.min(3, touched(loved)) +
      2 * Math.min(3, touched(known)) +
      (seed.offer === offer ? 2 : 0) +
      (seed.place === place ? 2 : 0) -
      (seed.start > band ? 6 : 0) -
      (touched(loved) + touched(known) === 0 ? 3 : 0) +
      (material.draw(id) % 100) / 50
    );
  };
}

/** The option of the brainstorm whose label the prompt holds. */
function optionOf(id: string, material: Material): string {
  const label = material.raw(id);
  const question = catalogue.brainstorm.questions.find((one) => one.id === id);
  if (question?.kind !== 'select') return '';
  const options = question.options;
  return options.find((one) => one.label.fr === label || one.label.en === label)?.id ?? '';
}

/** The highest start that the budget allows; an undecided one is taken for the second band. */
function bandOf(material: Material): number {
  const label = material.raw('budget');
  const question = catalogue.brainstorm.questions.find(({ id }) => id === 'budget');
  const options = question?.kind === 'select' ? question.options : [];
  const at = options.findIndex((one) => one.label.fr === label || one.label.en === label);
  return at < 0 || at === options.length - 1 ? 1 : at;
}
