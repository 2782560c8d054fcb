import type { WriteUpEnding } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { missingSections } from '@elan/domain/questionnaire/sections';
import { useMemo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface GenerationEndingProps {
  readonly definition: ModuleDefinition;
  readonly text: string;
  readonly ending: WriteUpEnding | undefined;
}

/** Below an incomplete text: stopped, cut off, or without some of its sections. */
export function GenerationEnding({ definition, text, ending }: GenerationEndingProps) {
  const { endedStopped, endedCut, partsMissing } = useCopy().moduleScreen;
  const { language } = useLanguage();
  const missing = useMemo(() => missingSections(definition, text), [definition, text]);
  if (ending === 'stopped') return <EndingNotice>{endedStopped}</EndingNotice>;
  if (ending === 'cut') return <EndingNotice>{endedCut}</EndingNotice>;
  if (missing.length === 0) return null;
  return (
    <EndingNotice>
      {partsMissing(missing.map(({ title }) => title[language]).join(', '))}
    </EndingNotice>
  );
}

function EndingNotice({ children }: { children: string }) {
  return (
    <Notice tone="warn" className="mt-6">
      {children}
    </Notice>
  );
}
