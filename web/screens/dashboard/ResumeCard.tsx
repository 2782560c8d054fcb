import type { Resumption } from '@elan/domain/contract/projects';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useAnyDefinition } from '../../catalogue/definitions.ts';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { questionFieldId } from '../../moduleEditor/state/fieldIds.ts';
import { DossierLink } from '../../projects/DossierLink.tsx';
import { useMe } from '../../session/me.ts';
import { toModule } from '../../session/projectPath.ts';
import { buttonVariant } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/**
 * @returns whether the card links to the dossier: if the project, or its free part, is done, or the account is
 * suspended.
 */
export function opensDossier({ kind }: Resumption['step'], hasAccess: boolean): boolean {
  return kind === 'takeAway' || kind === 'unlock' || !hasAccess;
}

interface ResumeCardProps {
  readonly resumption: Resumption;
  readonly className: string;
}

/**
 * The next step in the last changed project, with a link to a module, one of its questions or the dossier. A suspended
 * account cannot write, but can still download its texts.
 */
export function ResumeCard({ resumption, className }: ResumeCardProps) {
  const { nextStep } = useCopy().dashboard;
  const { hasAccess } = useMe();
  const { step, id } = resumption;
  const isOver = step.kind === 'takeAway' || !hasAccess;
  return (
    <Card
      as="section"
      aria-label={nextStep.label}
      className={`border-l-4 border-l-action sm:p-6 ${className}`}
    >
      {isOver ? null : <Resume step={step} projectId={id} />}
      {opensDossier(step, hasAccess) ? <TakeAway projectId={id} isMain={isOver} /> : null}
    </Card>
  );
}

/** A note that the dossier can be downloaded, with a link to the dossier. */
function TakeAway({ projectId, isMain }: { projectId: string; isMain: boolean }) {
  const { takeAway } = useCopy().dashboard;
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-3 ${isMain ? '' : 'mt-4'}`}
    >
      <p className={isMain ? 'min-w-0 grow basis-72 text-lg' : 'text-muted'}>{takeAway}</p>
      <DossierLink
        projectId={projectId}
        variant={isMain ? 'primary' : 'quiet'}
        className="max-sm:w-full"
      />
    </div>
  );
}

type Step = Exclude<Resumption['step'], { kind: 'takeAway' }>;

function Resume({ step, projectId }: { step: Step; projectId: string }) {
  const { nextStep } = useCopy().dashboard;
  const { language } = useLanguage();
  const next = useId();
  const definition = useAnyDefinition(step.module);
  if (!definition) return null;
  const question =
    step.kind === 'answer'
      ? definition.questions.find(({ id }) => id === step.question)
      : undefined;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div id={next} className="min-w-0 grow basis-72">
        {step.kind === 'answer' ? (
          <>
            <p className="text-sm font-semibold text-action">
              {`${nextStep.question(step.number, step.of)}${step.isReady ? ` · ${nextStep.optional}` : ''}`}
            </p>
            <p className="mt-1 text-lg">{question?.label[language]}</p>
          </>
        ) : (
          <p className="text-lg">
            {step.kind === 'use' ? definition.summary[language] : nextStep.next[step.kind]}
          </p>
        )}
      </div>
      <Link
        {...toModule(projectId, step.module)}
        hash={question ? questionFieldId(question.id) : ''}
        aria-describedby={next}
        className={buttonVariant('primary', 'min-h-13 max-sm:w-full')}
      >
        <span>{nextStep.link(definition.title[language])}</span>
        <ArrowRight aria-hidden size={18} />
      </Link>
    </div>
  );
}
