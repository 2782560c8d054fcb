import type { AnsweredCheck } from '@elan/domain/checks/checkAnswers';
import { type RehearsalItem, rehearsalSize } from '@elan/domain/contract/rehearsal';
import type { Check } from '@elan/domain/forecast/outputs';
import { quotation } from '@elan/domain/quotation';
import { questionBank } from './bank.ts';
import type { LenderQuestion } from './lenderQuestion.ts';
import { type RehearsalSources, type Rehearsed, rehearsedFrom } from './rehearsed.ts';
import { sentences, youWrite } from './wording.ts';

const meantSo = { fr: 'C’est voulu, parce que', en: 'It is meant so, because' };
/** What a check adds to the weight of the question that it raises. */
const raisedBySeverity: Readonly<Record<Check['severity'], number>> = {
  blocking: 1_000,
  warning: 25,
  note: 5,
};

/**
 * The ten questions that a lender will ask of this project, the weightiest first, each with its answer, or the piece
 * that is missing. The figures are those of the forecast; everything else is quoted.
 * @returns always ten.
 */
export function rehearse(sources: RehearsalSources): readonly RehearsalItem[] {
  const project = rehearsedFrom(sources);
  return questionBank
    .flatMap((one) => {
      const found = one.weigh(project);
      if (!found) return [];
      const check = raising(one, sources.checks);
      const raised = check ? raisedBySeverity[check.severity] : 0;
      return [{ one, check, because: found.because, weight: found.weight + raised }];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, rehearsalSize)
    .map(({ one, check, because }) => itemOf(project, one, { check, because }));
}

/** The checks are in order: the first is the worst. One confirmed as intended gives way to one that is still open. */
function raising(
  { raisedBy = [] }: LenderQuestion,
  checks: readonly AnsweredCheck[],
): AnsweredCheck | undefined {
  const about = checks.filter(({ id }) => raisedBy.includes(id.split(':')[0] ?? ''));
  return about.find(({ answer }) => !answer) ?? about[0];
}

function itemOf(
  project: Rehearsed,
  { id, question, mendAt, reply }: LenderQuestion,
  raised: { readonly check: AnsweredCheck | undefined; readonly because: RehearsalItem['because'] },
): RehearsalItem {
  const { check } = raised;
  const replied = { mendAt, ...reply(project) };
  const isOfFigures = project.figures?.checks.some((one) => one.id === check?.id) ?? false;
  const isBlocking = check?.severity === 'blocking';
  // What blocks is the answer itself; a contradiction with other words is what there is to fix.
  const because = check && isOfFigures && !isBlocking ? check.text : raised.because;
  const disagreeing =
    check && !isOfFigures && replied.missing === undefined && !check.answer
      ? { missing: check.text, mendAt: check.mendAt }
      : {};
  const { answer: own, missing, mendAt: place } = { ...replied, ...disagreeing };
  const words = quotation(check?.answer?.because);
  const meant = words === undefined ? undefined : youWrite({ words }, meantSo);
  const answer = sentences(own, meant);
  return {
    id,
    question,
    ...(because ? { because } : {}),
    ...(answer ? { answer } : {}),
    ...(missing ? { missing } : {}),
    mendAt: place,
  };
}
