import type { AnswerMarks } from '@elan/domain/project/answerMarks';
import { developedMarks, developIdea } from '@elan/domain/project/developIdea';
import type { SelectedIdea } from '@elan/domain/project/ideas';
import { isBlank } from '@elan/domain/text';
import { modules as catalogue } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { Button } from '../../ui/Button.tsx';
import { focusField, questionFieldId } from '../state/fieldIds.ts';
import type { FormValues } from '../state/formValues.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

interface IdeaOfferProps extends Pick<ModuleEditor, 'project' | 'form'> {
  readonly selectedIdea: SelectedIdea;
}

/** Fills the blank questions of the idea's page from the idea chosen in the brainstorm. */
export function IdeaOffer({ selectedIdea, project, form }: IdeaOfferProps) {
  const copy = useCopy();
  const { language } = useLanguage();
  const { answers: ofBrainstorm = {} } = project.modules_data[catalogue.brainstorm.key] ?? {};
  const { brainstorm } = copy;
  const develop = () => {
    form.write((before) => withIdea(before, developIdea(selectedIdea, ofBrainstorm, language)));
    const { answers } = form.formState.read().values;
    const open = catalogue.idea.questions.find(({ id }) => isBlank(answers[id]));
    if (open) focusField(questionFieldId(open.id));
  };
  return (
    <section
      aria-label={brainstorm.selectedIdea}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded border border-action bg-surface p-3 sm:px-5 print:hidden"
    >
      <p className="min-w-0 grow basis-56 font-semibold [overflow-wrap:anywhere]">
        {brainstorm.waiting(selectedIdea.title)}
      </p>
      <Button variant="primary" title={brainstorm.developHint} onClick={develop}>
        {brainstorm.develop}
      </Button>
    </section>
  );
}

function withIdea(
  before: FormValues,
  from: Readonly<Record<string, string | undefined>>,
): FormValues {
  const filled = Object.entries(from).flatMap(([id, answer]) =>
    answer === undefined || isBlank(answer) || !isBlank(before.answers[id]) ? [] : [[id, answer]],
  );
  const answers: FormValues['answers'] = Object.fromEntries(filled);
  const withFilled = (name: keyof AnswerMarks) => [
    ...new Set([
      ...before[name],
      ...developedMarks[name].filter((id) => Object.hasOwn(answers, id)),
    ]),
  ];
  return {
    ...before,
    answers: { ...before.answers, ...answers },
    proposedAnswers: withFilled('proposedAnswers'),
    defaultedAnswers: withFilled('defaultedAnswers'),
  };
}
