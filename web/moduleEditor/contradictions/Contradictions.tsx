import type { Project } from '@elan/domain/contract/projects';
import type { Check } from '@elan/domain/forecast/outputs';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { toModule } from '../../session/projectPath.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CheckAnswer } from '../checks/CheckAnswer.tsx';
import { type SavedChecks, useSavedChecks } from '../checks/checkAnswers.ts';
import { MeantSo } from '../checks/MeantSo.tsx';
import { useMendPlace } from '../mendPlace.ts';

interface ContradictionsProps {
  readonly definition: ModuleDefinition;
  readonly project: Project;
}

/** What answers of this module disagree with elsewhere, above its questions; the forecast's page has its own list. */
export function Contradictions({ definition, project }: ContradictionsProps) {
  const { contradictions } = useCopy().moduleScreen;
  const found = useAnswersToMend(definition, project);
  const saved = useSavedChecks(project.id, found.length > 0);
  if (found.length === 0) return null;
  const isMeant = (check: Check) => saved.find(check)?.answer !== undefined;
  const item = (check: Check) => (
    <Item key={`${check.id} ${check.mendAt.question}`} check={check} saved={saved} />
  );
  const meant = found.filter(isMeant);
  return (
    <Notice tone="warn" title={contradictions} foldsOnPhone className="print:hidden">
      <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-muted">
        {found.filter((check) => !isMeant(check)).map(item)}
        {meant.length > 0 ? <MeantSo count={meant.length}>{meant.map(item)}</MeantSo> : null}
      </ul>
    </Notice>
  );
}

function Item({ check, saved }: { readonly check: Check; readonly saved: SavedChecks }) {
  const { toAnswer } = useCopy().dashboard.checks;
  const { language } = useLanguage();
  const { place, params, hash } = useMendPlace(check.mendAt);
  const known = saved.find(check);
  return (
    <li>
      <span className="block text-sm">{place}</span>
      <span className="text-ink">{check.text[language]}</span>
      <span> </span>
      <Link
        {...toModule(saved.projectId, params.key)}
        hash={hash}
        className="text-action underline underline-offset-2 hover:text-action-strong"
      >
        <span>{toAnswer}</span>
        <span className="sr-only">{` ${place}`}</span>
      </Link>
      {known ? <CheckAnswer projectId={saved.projectId} check={known} place={place} /> : null}
    </li>
  );
}

const none: readonly Check[] = [];

/** Compared once the page is there, with what is saved: the code for it is large. */
function useAnswersToMend({ key, forecast }: ModuleDefinition, project: Project) {
  const [found, setFound] = useState(none);
  const isCompared = forecast !== true && project.modules_data[key] !== undefined;
  useEffect(() => {
    if (!isCompared) return;
    let isCurrent = true;
    // Without a connection nothing is compared; the next change tries again.
    import('./answersToMend.ts').then(
      ({ answersToMend }) => {
        if (isCurrent) setFound(answersToMend(project, key));
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isCompared, project, key]);
  return found;
}
