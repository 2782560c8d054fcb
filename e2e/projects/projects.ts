import type { Language } from '@elan/domain/language';
import { corvee as corveeEn } from './corvee.en.ts';
import { corvee as corveeFr } from './corvee.fr.ts';
import { grandTri as grandTriEn } from './grandTri.en.ts';
import { grandTri as grandTriFr } from './grandTri.fr.ts';
import type { ExampleProject } from './project.ts';
import { toison as toisonEn } from './toison.en.ts';
import { toison as toisonFr } from './toison.fr.ts';

/**
 * Three projects in Quebec, each of a different kind. Each is described by a French-speaking and an English-speaking
 * founder.
 */
export const projects: Readonly<
  Record<'product' | 'service' | 'digital', Readonly<Record<Language, ExampleProject>>>
> = {
  product: { fr: toisonFr, en: toisonEn },
  service: { fr: grandTriFr, en: grandTriEn },
  digital: { fr: corveeFr, en: corveeEn },
};
