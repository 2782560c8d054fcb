import type { WriteUpEnding } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { missingSections } from '@elan/domain/questionnaire/sections';
import { useMemo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface HowItEndedProps {
  readonly definition: ModuleDefinition;
  readonly text: string;
  readonly ending: WriteUpEnding | undefined;
}

/** Below an incomplete text: stopped, cut off, or without some of its sections. */
export function GenerationEnding({ definition, text, ending }: HowItEndedProps) {
  const { endedStopped, endedCut, partsMissing } = useCopy().moduleScreen;
  const { language } = useLanguage();
  const missing = useMemo(() => missingSections(definition, text), [definition, text]);
  if (ending === 'stopped') return <Told>{endedStopped}</Told>;
  if (ending === 'cut') return <Told>{endedCut}</Told>;
  if (missing.length === 0) return null;
  return <Told>{partsMissing(missing.map(({ title }) => title[language]).join(', '))}</Told>;
}

function Told({ children }: { children: string }) {
  return (
    <Notice tone="warn" className="mt-6">
      {children}
    </Notice>
  );
}
