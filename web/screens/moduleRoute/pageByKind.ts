import type { ModuleKind } from '@elan/domain/questionnaire/module';
import { type ComponentType, lazy } from 'react';
import type { ModulePageProps } from '../../moduleEditor/state/useModuleEditor.ts';
import { ModulePage } from '../writeUp/WriteUpPage.tsx';

const BrainstormPage = lazy(async () => ({
  default: (await import('../brainstorm/BrainstormPage.tsx')).BrainstormPage,
}));
const PersonasPage = lazy(async () => ({
  default: (await import('../personas/PersonasPage.tsx')).PersonasPage,
}));
const JournalPage = lazy(async () => ({
  default: (await import('../journal/JournalPage.tsx')).JournalPage,
}));
const MaturityPage = lazy(async () => ({
  default: (await import('../maturity/MaturityPage.tsx')).MaturityPage,
}));

/** The page of each kind of module; special pages are loaded when they are opened. */
export const pageOf: Readonly<Record<ModuleKind, ComponentType<ModulePageProps>>> = {
  writeUp: ModulePage,
  ideas: BrainstormPage,
  personas: PersonasPage,
  journal: JournalPage,
  score: MaturityPage,
};
