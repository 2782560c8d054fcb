import type { Resumption } from '@elan/domain/contract/projects';
import type { Check } from '@elan/domain/forecast/outputs';
import { findModule } from '@elan/modules/catalogue';
import { Link } from '@tanstack/react-router';
import { ChevronDown, CircleAlert, History, TriangleAlert } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useMendPlace } from '../../moduleEditor/mendPlace.ts';
import { useCurrentProject } from '../../session/currentProject.ts';

interface ProjectChecksProps {
  readonly resumption: Resumption;
  readonly className: string;
}

/**
 * What disagrees in the project and which texts no longer fit the answers, folded, each with the way to where it is
 * mended; the finances have the notes too.
 */
export function ProjectChecks({ resumption, className }: ProjectChecksProps) {
  const copy = useCopy().dashboard.checks;
  const checks = resumption.checks.filter(({ severity }) => severity !== 'note');
  const { stale } = resumption;
  const count = checks.length + stale.length;
  if (count === 0) return null;
  return (
    <details className={`group rounded border border-line bg-surface ${className}`}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <TriangleAlert aria-hidden size={20} className="shrink-0 text-warn" />
        <span className="min-w-0 grow">{copy.title(count)}</span>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {checks.map((check) => (
          <Item
            key={`${check.id} ${check.mendAt.question}`}
            check={check}
            projectId={resumption.id}
          />
        ))}
        {stale.map((one) => (
          <StaleItem key={one.module} stale={one} projectId={resumption.id} />
        ))}
      </ul>
    </details>
  );
}

interface StaleItemProps {
  readonly stale: Resumption['stale'][number];
  readonly projectId: string;
}

/** A module whose result was written before answers changed; its page says which. */
function StaleItem({ stale, projectId }: StaleItemProps) {
  const copy = useCopy().dashboard.checks;
  const { language } = useLanguage();
  const { setCurrentProject } = useCurrentProject();
  const definition = findModule(stale.module);
  if (!definition) return null;
  const title = definition.title[language];
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-3">
      <History aria-hidden size={20} className="mt-0.5 shrink-0 text-warn" />
      <div className="min-w-48 flex-1">
        <p className="text-sm text-muted">{title}</p>
        <p>{copy.stale(stale.because.length)}</p>
      </div>
      <Link
        to="/module/$key"
        params={{ key: definition.key }}
        onClick={() => setCurrentProject(projectId)}
        className="inline-flex min-h-11 items-center text-action underline underline-offset-2 hover:text-action-strong"
      >
        {copy.toText}
        <span className="sr-only"> {title}</span>
      </Link>
    </li>
  );
}

function Item({ check, projectId }: { readonly check: Check; readonly projectId: string }) {
  const copy = useCopy().dashboard.checks;
  const { language } = useLanguage();
  const { setCurrentProject } = useCurrentProject();
  const { severity, text, mendAt } = check;
  const isBlocking = severity === 'blocking';
  const Icon = isBlocking ? CircleAlert : TriangleAlert;
  const { place, isAnswer, params, hash } = useMendPlace(mendAt);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-3">
      <Icon
        aria-hidden
        size={20}
        className={`mt-0.5 shrink-0 ${isBlocking ? 'text-danger' : 'text-warn'}`}
      />
      <div className="min-w-48 flex-1">
        <p className="text-sm text-muted">{place}</p>
        <p>{text[language]}</p>
      </div>
      <Link
        to="/module/$key"
        params={params}
        hash={hash}
        onClick={() => setCurrentProject(projectId)}
        className="inline-flex min-h-11 items-center text-action underline underline-offset-2 hover:text-action-strong"
      >
        {isAnswer ? copy.toAnswer : copy.toFigure}
        <span className="sr-only"> {place}</span>
      </Link>
    </li>
  );
}
