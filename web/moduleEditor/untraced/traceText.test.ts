import type { Project } from '@elan/domain/contract/projects';
import { noFigures } from '@elan/domain/figures/figures';
import { projectSources } from '@elan/domain/tracing/projectSources';
import { untracedIn } from '@elan/domain/tracing/untraced';
import { journey } from '@elan/modules/catalogue';
import { expect, it } from 'vitest';
import { traceText } from './traceText.ts';

const at = '2026-11-01T15:00:00.000Z';
const project: Project = {
  id: 'p1',
  user_id: 'u1',
  name: 'Pain de nuit',
  description: '',
  created_at: at,
  updated_at: at,
  modules_data: { finances: { answers: { fixedCosts: 'Loyer\u00a0: 450 $' }, lastUpdated: at } },
};
const text = `Le tout coûte 9 100 $.

## Coûts

| Poste | Par mois |
|---|---|
| Loyer | 450 $ |
| Publicité | 275 $ |

### Détail

Environ 3 000 $ par an, à vérifier; puis 12,5 % de plus.

## Ventes

1. 40 clients à 17,25 $ chacun, {{f:inconnu}}.
`;

it('finds in each section what it would find in the whole text, at the same places', async () => {
  const { name, description, modules_data: modules } = project;
  const context = { journey, figures: noFigures, now: new Date() };
  const whole = untracedIn(text, projectSources({ name, description, modules }, context));
  const found = await traceText(text, project, noFigures);
  expect(found).toEqual(whole.untraced);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(
    expect.arrayContaining(['9 100 $', '275 $', '17,25 $', '{{f:inconnu}}']),
  );
});
