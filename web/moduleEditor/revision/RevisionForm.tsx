import type { Decision } from '@elan/domain/decision';
import { unitsLeftIfFew } from '@elan/domain/subscription/plans';
import { maxInstructionLength } from '@elan/domain/writeUp/revision';
import { useId, useMemo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import type { RevisedPart } from '../../drafts/formats.ts';
import { useStoreBoundField, useStoreValue } from '../../lib/store.ts';
import { useMe } from '../../session/me.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { useFocusHandover } from '../../ui/focus.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { useFill } from '../../writeUp/figures.tsx';
import { Refusal } from '../questions/WhyDisabled.tsx';
import type { SectionChoice } from './openRevision.ts';
import { firstWords, passagesOf } from './parts.ts';
import type { Revision } from './useRevision.ts';

interface RevisionFormProps {
  readonly revision: Revision;
  readonly part: RevisedPart;
  readonly choices: readonly SectionChoice[];
  readonly text: string;
  readonly decision: Decision;
  readonly onPart: (part: RevisedPart) => void;
  /** Called when the form disappears while it contains the focus, to move the focus nearby. */
  readonly onGone: () => void;
}

/** The form for a revision: the part to change, the instruction and the submit button. */
export function RevisionForm(props: RevisionFormProps) {
  const { revision, part, choices, text, decision, onPart, onGone } = props;
  const { revision: words } = useCopy();
  const whyId = useId();
  const form = useFocusHandover<HTMLFormElement>(onGone);
  const { fault, proposal } = revision;
  const length = useStoreValue(revision.instruction, (now) => now.trim().length);
  const field = useStoreBoundField(revision.instruction, whole);
  const errors = {
    missing: words.missing,
    tooLong: words.tooLong(length, maxInstructionLength),
  };
  const focusField = () => form.current?.querySelector('textarea')?.focus();
  return (
    <form
      ref={form}
      noValidate
      className={`mt-3 space-y-3 ${proposal ? 'border-t border-line pt-4' : ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!decision.allowed) return;
        if (!revision.propose()) focusField();
      }}
    >
      {proposal ? null : <PartField part={part} choices={choices} text={text} onPart={onPart} />}
      <TextArea
        ref={field}
        rows={2}
        label={words.what}
        help={words.help}
        error={fault && errors[fault]}
        aside={
          <Choices
            onChoose={(choice) => {
              revision.write(withChoice(revision.instruction.read(), choice, allChoices(words)));
              focusField();
            }}
          />
        }
        onInput={({ currentTarget }) => revision.write(currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant={proposal ? 'secondary' : 'primary'}
          disabled={!decision.allowed}
          aria-describedby={decision.allowed ? `${whyId}-cost` : whyId}
        >
          {proposal ? words.again : words.propose}
        </Button>
        {proposal ? null : (
          <Button variant="quiet" onClick={revision.end}>
            {words.cancel}
          </Button>
        )}
        {decision.allowed ? <Cost id={`${whyId}-cost`} /> : null}
      </div>
      {decision.allowed ? null : <Refusal id={whyId} because={decision.because} />}
    </form>
  );
}

const whole = (text: string) => text;

type Words = ReturnType<typeof useCopy>['revision'];

function allChoices({ shorter, plainer, moreConcrete, withExample }: Words): readonly string[] {
  return [shorter, plainer, moreConcrete, withExample.text];
}

/** A suggestion replaces an earlier suggestion, but is appended to the user's own words. */
function withChoice(before: string, choice: string, all: readonly string[]): string {
  const isChoice = all.some((other) => other.trim() === before.trim());
  return before.trim() === '' || isChoice ? choice : `${before.trimEnd()}\n${choice}`;
}

/** Suggested instructions that fill the field. */
function Choices({ onChoose }: { onChoose: (choice: string) => void }) {
  const { revision: words } = useCopy();
  const { shorter, plainer, moreConcrete, withExample } = words;
  const choices = [
    ...[shorter, plainer, moreConcrete].map((text) => ({ label: text, text })),
    withExample,
  ];
  return (
    <fieldset className="mt-2 flex flex-wrap gap-2">
      <legend className="sr-only">{words.choices}</legend>
      {choices.map(({ label, text }) => (
        <button
          key={label}
          type="button"
          onClick={() => onChoose(text)}
          className="min-h-11 rounded-full border border-edge bg-surface px-4 text-sm hover:border-action hover:bg-tint"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

interface PartFieldProps extends Pick<RevisionFormProps, 'part' | 'choices' | 'text' | 'onPart'> {}

/** Selects the part to change: a section, or one of its passages if there is only one section to choose from. */
function PartField({ part, choices, text, onPart }: PartFieldProps) {
  const { revision: words } = useCopy();
  const fill = useFill();
  const parts = useMemo(() => {
    const [first, ...others] = choices;
    if (!first) return [];
    if (others.length > 0) return choices.map(({ section }): RevisedPart => ({ section }));
    return [{ section: first.section }, ...passagesOf(text, first.section)];
  }, [choices, text]);
  const isListed = parts.some((one) => isSamePart(one, part));
  const all = isListed ? parts : [...parts, part];
  if (all.length < 2) return null;
  const labelOf = ({ section, passage }: RevisedPart): string => {
    if (passage !== undefined) return firstWords(passage, fill);
    const title = choices.find((choice) => choice.section === section)?.title ?? section;
    return choices.length > 1 ? words.wholeOf(title) : words.whole;
  };
  return (
    <SelectField
      label={words.part}
      value={String(all.findIndex((one) => isSamePart(one, part)))}
      options={all.map((one, index) => ({ id: String(index), label: labelOf(one) }))}
      onChange={({ currentTarget }) => {
        const chosen = all[Number(currentTarget.value)];
        if (chosen) onPart(chosen);
      }}
    />
  );
}

function isSamePart(one: RevisedPart, other: RevisedPart): boolean {
  return one.section === other.section && one.passage === other.passage;
}

/** What a revision costs, and how many units are left if they are few. Nothing for founders. */
function Cost({ id }: { id: string }) {
  const { regenerating } = useCopy().moduleScreen;
  const { isFounder, aiUsage } = useMe();
  const left = unitsLeftIfFew(aiUsage, !isFounder);
  if (isFounder) return null;
  return (
    <p id={id} className="text-sm text-muted">
      {`${regenerating.cost} ${left === undefined ? '' : regenerating.left(left)}`}
    </p>
  );
}
