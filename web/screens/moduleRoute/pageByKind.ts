import type { ModuleKind } from '@elan/domain/questionnaire/module';
import type { ComponentType } from 'react';
import type { ModulePageProps } from '../../moduleEditor/state/useModuleEditor.ts';
import { BrainstormPage } from '../brainstorm/BrainstormPage.tsx';
import { JournalPage } from '../journal/JournalPage.tsx';
import { MaturityPage } from '../maturity/MaturityPage.tsx';
import { PersonasPage } from '../personas/PersonasPage.tsx';
import { ModulePage } from '../writeUp/WriteUpPage.tsx';

/** The page of each kind of module. */
export const pageOf: Readonly<Record<ModuleKind, ComponentType<ModulePageProps>>> = {
  writeUp: ModulePage,
  ideas: BrainstormPage,
  personas: PersonasPage,
  journal: JournalPage,
  score: MaturityPage,
};
