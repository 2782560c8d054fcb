import { type AnsweredCheck, isOpen } from '@elan/domain/checks/checkAnswers';
import type { ProjectChecks } from '@elan/domain/contract/checks';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleHelp, History, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { findModule } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { showWhenLoaded } from '../../parts/showWhenLoaded.tsx';
import { toModule } from '../../session/projectPath.ts';
import { inElement } from '../../ui/inElement.tsx';
import { useFixPlace } from '../fixPlace.ts';
import { CheckAnswer } from './CheckAnswer.tsx';
import { MeantSo } from './MeantSo.tsx';

interface PointProps {
  readonly projectId: string;
  readonly icon: ReactNode;
  /** Names the module, and the field if there is one, that the point is about. */
  readonly place: string;
  readonly text: ReactNode;
  readonly params: { readonly key: string };
  readonly hash?: string;
  readonly link: string;
  readonly children?: ReactNode;
}

/** A list item for one point to review, with a link to the page or field where it can be fixed. */
function Point(props: PointProps) {
  const { projectId, icon, place, text, params, hash = '', link, children } = props;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-3">
      {inElement(icon)}
      <div className="min-w-48 flex-1">
        <p className="text-sm text-muted">{place}</p>
        <p className="wrap-anywhere">{text}</p>
        {inElement(children)}
      </div>
      <Link
        {...toModule(projectId, params.key)}
        hash={hash}
        className="inline-flex min-h-11 items-center text-action underline underline-offset-2 hover:text-action-strong"
      >
        <span>{link}</span>
        <span className="sr-only">{` ${place}`}</span>
      </Link>
    </li>
  );
}

const iconStyles = 'mt-0.5 shrink-0';

interface ChecksProps {
  readonly checks: readonly AnsweredCheck[];
  readonly projectId: string;
}

/** The checks that are neither notes nor marked as intended, as list items. */
export function OpenChecks({ checks, projectId }: ChecksProps) {
  return checks
    .filter(isOpen)
    .map((check) => <CheckItem key={keyOf(check)} check={check} projectId={projectId} />);
}

/** The checks that the user marked as intended, collapsed into one list item; nothing if there are none. */
export function MeantChecks({ checks, projectId }: ChecksProps) {
  const meant = checks.filter(({ answer }) => answer);
  if (meant.length === 0) return null;
  return (
    <MeantSo count={meant.length}>
      {meant.map((check) => (
        <CheckItem key={keyOf(check)} check={check} projectId={projectId} />
      ))}
    </MeantSo>
  );
}

const keyOf = ({ id, mendAt }: AnsweredCheck) => `${id} ${mendAt.question}`;

interface CheckItemProps {
  readonly check: AnsweredCheck;
  readonly projectId: string;
}

const CheckItem = showWhenLoaded(LoadedCheck);

function LoadedCheck({ check, projectId }: CheckItemProps) {
  const copy = useCopy().dashboard.checks;
  const { language } = useLanguage();
  const { severity, text, mendAt, answer } = check;
  const isBlocking = severity === 'blocking' && !answer;
  const Icon = isBlocking ? CircleAlert : TriangleAlert;
  const { isAnswer, ...way } = useFixPlace(mendAt);
  return (
    <Point
      {...way}
      projectId={projectId}
      icon={
        <Icon
          aria-hidden
          size={20}
          className={`${iconStyles} ${answer ? 'text-muted' : isBlocking ? 'text-danger' : 'text-warn'}`}
        />
      }
      text={text[language]}
      link={isAnswer ? copy.toAnswer : copy.toFigure}
    >
      <CheckAnswer projectId={projectId} check={check} place={way.place} />
    </Point>
  );
}

interface TextItemProps {
  readonly projectId: string;
  readonly module: string;
  readonly icon: LucideIcon;
  readonly text: string;
}

/** A point about a module's text. The module's page shows the details. */
function TextItem({ projectId, module, icon: Icon, text }: TextItemProps) {
  const { toText } = useCopy().dashboard.checks;
  const { language } = useLanguage();
  const definition = findModule(module);
  if (!definition) return null;
  return (
    <Point
      projectId={projectId}
      icon={<Icon aria-hidden size={20} className={`${iconStyles} text-warn`} />}
      place={definition.title[language]}
      text={text}
      params={definition}
      link={toText}
    />
  );
}

interface StaleItemProps {
  readonly stale: ProjectChecks['stale'][number];
  readonly projectId: string;
}

/** A module with changes since its result was written. */
export function StaleItem({ stale: { module, because }, projectId }: StaleItemProps) {
  const { stale } = useCopy().dashboard.checks;
  return (
    <TextItem projectId={projectId} module={module} icon={History} text={stale(because.length)} />
  );
}

/** A module whose text contains amounts of unknown origin. The text of the item asks where they come from. */
export function UntracedItem(props: Omit<TextItemProps, 'icon'>) {
  return <TextItem {...props} icon={CircleHelp} />;
}
