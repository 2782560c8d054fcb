import { projects as examples } from '@elan/e2e/projects/projects';
import { boulangerie } from './boulangerie.ts';
import { bureaux } from './bureaux.ts';
import { camionRestaurant } from './camionRestaurant.ts';
import { ceramique } from './ceramique.ts';
import { conseilRh } from './conseilRh.ts';
import { deneigement } from './deneigement.ts';
import { francisation } from './francisation.ts';
import { garderie } from './garderie.ts';
import { infolettre } from './infolettre.ts';
import { kayaks } from './kayaks.ts';
import { maraichere } from './maraichere.ts';
import { paysagement } from './paysagement.ts';
import type { BilingualProject } from './project.ts';
import { salon } from './salon.ts';
import { savons } from './savons.ts';
import { tenueDeLivres } from './tenueDeLivres.ts';
import { traduction } from './traduction.ts';
import { velos } from './velos.ts';

/** Twenty start-up businesses, each described by a French-speaking and an English-speaking founder. */
export const projects: Readonly<Record<string, BilingualProject>> = {
  toison: examples.product,
  grandTri: examples.service,
  corvee: examples.digital,
  boulangerie,
  bureaux,
  camionRestaurant,
  ceramique,
  conseilRh,
  deneigement,
  francisation,
  garderie,
  infolettre,
  kayaks,
  maraichere,
  paysagement,
  salon,
  savons,
  tenueDeLivres,
  traduction,
  velos,
};
