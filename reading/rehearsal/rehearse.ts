import type { AnsweredCheck } from '@elan/domain/checks/checkAnswers';
import { type RehearsalItem, rehearsalSize } from '@elan/domain/contract/rehearsal';
import type { Check } from '@elan/domain/forecast/outputs';
import { quotation } from '@elan/domain/quotation';
import { questionBank } from './bank.ts';
import type { LenderQuestion } from './lenderQuestion.ts';
import { type RehearsalSources, type Rehearsed, rehearsedFrom } from './rehearsed.ts';
import { sentences, youWrite } from './wording.ts';

const meantSo = { fr: 'C’est voulu, parce que', en: 'It is meant so, because' };
/** The weight that a check adds to its question. */
const raisedBySeverity: Readonly<Record<Check['severity'], number>> = {
  blocking: 1_000,
  warning: 25,
  note: 5,
};

/**
 * Selects the ten questions that a lender is most likely to ask about this project. The answers use the forecast's
 * figures and quote the user's texts.
 * @returns always ten items, the most important first, each with its answer, the missing information or both.
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

/** Selects the most severe check for a question; `checks` is sorted. Checks confirmed as intended come last. */
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
  // A blocking check is already part of the answer, and a check of the user's texts is reported as `missing` below.
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
