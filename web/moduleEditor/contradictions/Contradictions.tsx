import type { AnsweredCheck } from '@elan/domain/checks/checkAnswers';
import type { Project } from '@elan/domain/contract/projects';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { showWhenLoaded } from '../../parts/showWhenLoaded.tsx';
import { toModule } from '../../session/projectPath.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CheckAnswer } from '../checks/CheckAnswer.tsx';
import { checksQuery } from '../checks/checkAnswers.ts';
import { MeantSo } from '../checks/MeantSo.tsx';
import { useFixPlace } from '../fixPlace.ts';

interface ContradictionsProps {
  readonly definition: ModuleDefinition;
  readonly project: Project;
}

/** Lists the checks, except notes, to fix in this module. The forecast page has a list of its own. */
export function Contradictions({ definition, project }: ContradictionsProps) {
  const { contradictions } = useCopy().moduleScreen;
  const isCompared =
    definition.forecast !== true && project.modules_data[definition.key] !== undefined;
  const { data } = useQuery({ ...checksQuery(project.id), enabled: isCompared });
  const found = (isCompared ? data?.checks : undefined)?.filter(
    ({ severity, mendAt }) => severity !== 'note' && mendAt.module === definition.key,
  );
  if (!found?.length) return null;
  const isMeant = ({ answer }: AnsweredCheck) => answer !== undefined;
  const item = (check: AnsweredCheck) => (
    <Item key={`${check.id} ${check.mendAt.question}`} check={check} projectId={project.id} />
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

interface ItemProps {
  readonly check: AnsweredCheck;
  readonly projectId: string;
}

const Item = showWhenLoaded(LoadedItem);

function LoadedItem({ check, projectId }: ItemProps) {
  const { toAnswer } = useCopy().dashboard.checks;
  const { language } = useLanguage();
  const { place, params, hash } = useFixPlace(check.mendAt);
  return (
    <li>
      <span className="block text-sm">{place}</span>
      <span className="text-ink">{check.text[language]}</span>
      <span> </span>
      <Link
        {...toModule(projectId, params.key)}
        hash={hash}
        className="text-action underline underline-offset-2 hover:text-action-strong"
      >
        <span>{toAnswer}</span>
        <span className="sr-only">{` ${place}`}</span>
      </Link>
      <CheckAnswer projectId={projectId} check={check} place={place} />
    </li>
  );
}
