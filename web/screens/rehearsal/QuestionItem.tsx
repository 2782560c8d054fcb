import type { RehearsalItem } from '@elan/domain/contract/rehearsal';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useLanguage } from '../../copy/language.tsx';
import { useFixPlace } from '../../moduleEditor/fixPlace.ts';
import { showWhenLoaded } from '../../parts/showWhenLoaded.tsx';
import { toModule } from '../../session/projectPath.ts';
import { useRehearsalCopy } from './rehearsalCopy.ts';

interface QuestionItemProps {
  readonly item: RehearsalItem;
  readonly number: number;
  readonly projectId: string;
}

/** One question from the lender: why it is asked, its answer, what the answer lacks and a link to it. */
export const QuestionItem = showWhenLoaded(LoadedQuestion);

function LoadedQuestion({ item, number, projectId }: QuestionItemProps) {
  const copy = useRehearsalCopy();
  const { language } = useLanguage();
  const { place, params, hash } = useFixPlace(item.mendAt);
  const { question, because, answer, missing } = item;
  return (
    <li className="rounded border border-line bg-surface p-4 wrap-anywhere sm:p-5 print:rounded-none print:border-0 print:border-t print:px-0 print:py-3">
      <h2 className="flex gap-3 text-lg">
        <span className="min-w-6 shrink-0 text-muted tabular-nums">{`${number}.`}</span>
        <span className="min-w-0">{question[language]}</span>
      </h2>
      <div className="mt-2 space-y-3 sm:pl-9">
        {because ? <p className="text-sm text-muted">{because[language]}</p> : null}
        {answer ? <p>{answer[language]}</p> : null}
        {missing ? (
          <div className="flex gap-3 border-l-4 border-warn pl-3">
            <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-warn" />
            <div className="min-w-0">
              <p className="text-sm text-muted">{`${copy.missing} · ${place}`}</p>
              <p>{missing[language]}</p>
            </div>
          </div>
        ) : null}
        <Link
          {...toModule(projectId, params.key)}
          hash={hash}
          className="inline-flex min-h-11 items-center text-action underline underline-offset-2 hover:text-action-strong print:hidden"
        >
          <span>{missing ? copy.complete : copy.toAnswer}</span>
          <span className="sr-only">{` ${place}`}</span>
        </Link>
      </div>
    </li>
  );
}
