import {
  filterIdeas,
  type GeneratedIdea,
  type IdeaFilter,
  ideasRequested,
  interestLevels,
  isSelected,
  traitsOf,
} from '@elan/domain/project/ideas';
import { type ReactNode, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { growingOf } from '../../generation/useGeneration.ts';
import { Result, type ResultEditor } from '../../moduleEditor/result/Result.tsx';
import { focusField } from '../../moduleEditor/state/fieldIds.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { developId } from './ChosenIdeaBar.tsx';
import { GrowingIdeas, IdeaCard, ideaGrid } from './IdeaCard.tsx';
import type { IdeaChoice, ShortList } from './useIdeaChoice.ts';

interface IdeasResultProps {
  readonly editor: ResultEditor;
  readonly choice: IdeaChoice;
  readonly shortList: ShortList;
  readonly isChoosable: boolean;
}

/** The generated ideas. A click selects an idea and saves the choice. */
export function IdeasResult({ editor, choice, shortList, isChoosable }: IdeasResultProps) {
  const { brainstorm } = useCopy();
  const { generation } = editor;
  const growing = growingOf(generation.state);
  return (
    <Result editor={editor}>
      {(content) => {
        const ideas = content?.generatedIdeas ?? [];
        if (growing) {
          return (
            <>
              <p className="text-muted">{brainstorm.chooseLater}</p>
              <section aria-label={brainstorm.list} aria-busy className="mt-4">
                <GrowingIdeas store={growing} />
              </section>
            </>
          );
        }
        if (ideas.length === 0) {
          // The progress above already describes the coming result.
          return generation.isRunning ? null : <NoIdeas canGenerate={editor.decision.allowed} />;
        }
        return (
          <IdeasToChoose
            ideas={ideas}
            choice={choice}
            shortList={shortList}
            isChoosable={isChoosable}
            onGone={() => editor.heading.current?.focus({ preventScroll: true })}
          />
        );
      }}
    </Result>
  );
}

interface IdeasToChooseProps extends Omit<IdeasResultProps, 'editor'> {
  readonly ideas: readonly GeneratedIdea[];
  readonly onGone: () => void;
}

function IdeasToChoose({ ideas, choice, shortList, isChoosable, onGone }: IdeasToChooseProps) {
  const { brainstorm } = useCopy();
  const [filter, setFilter] = useState<IdeaFilter>({});
  const shown = filterIdeas(ideas, filter);
  const isFiltered = shown.length < ideas.length;
  return (
    <>
      <p className="text-muted">
        <span aria-live="polite" className="font-semibold text-ink">
          {isFiltered
            ? brainstorm.filter.count(shown.length, ideas.length)
            : brainstorm.count(ideas.length)}
        </span>
        <span>{` ${brainstorm.choose}`}</span>
      </p>
      {ideas.length < ideasRequested.least ? (
        <Notice tone="warn" className="mt-4">
          {brainstorm.fewer(ideas.length, ideasRequested.least)}
        </Notice>
      ) : null}
      <IdeaFilterFields ideas={ideas} filter={filter} onChange={setFilter} />
      {shown.length === 0 ? (
        <p className="mt-4">
          <span>{`${brainstorm.filter.none} `}</span>
          <Button variant="quiet" onClick={() => setFilter({})}>
            {brainstorm.filter.reset}
          </Button>
        </p>
      ) : null}
      <section aria-label={brainstorm.list} className="mt-4">
        <IdeaList onGone={onGone}>
          {shown.map((idea) => (
            <li key={`${idea.title}\n${idea.description}`}>
              <IdeaCard
                idea={idea}
                selected={isSelected(idea, choice.chosen)}
                disabled={!isChoosable}
                onSelect={() => choice.choose(idea)}
                marked={shortList.marked.includes(idea)}
                isFull={shortList.isFull}
                onMark={() => shortList.toggle(idea)}
                onGoOn={isChoosable ? () => focusField(developId) : undefined}
              />
            </li>
          ))}
        </IdeaList>
      </section>
    </>
  );
}

/** The list of ideas. Calls `onGone` to hand over the focus if a focused list disappears. */
function IdeaList({ onGone, children }: { onGone: () => void; children: ReactNode }) {
  const list = useFocusHandover<HTMLUListElement>(onGone);
  return (
    <ul ref={list} className={ideaGrid}>
      {children}
    </ul>
  );
}

function NoIdeas({ canGenerate }: { canGenerate: boolean }) {
  const { empty } = useCopy().brainstorm;
  return (
    <div className="max-w-[60ch]">
      <p className="font-display text-lg font-semibold">{empty.title}</p>
      <p className="mt-1 text-muted">{canGenerate ? empty.whenReady : empty.whenMissing}</p>
    </div>
  );
}

interface IdeaFilterFieldsProps {
  readonly ideas: readonly GeneratedIdea[];
  readonly filter: IdeaFilter;
  readonly onChange: (filter: IdeaFilter) => void;
}

/** Filters the ideas by interest level and sector, each field shown only if the ideas differ in it. */
function IdeaFilterFields({ ideas, filter, onChange }: IdeaFilterFieldsProps) {
  const copy = useCopy().brainstorm.filter;
  const { language } = useLanguage();
  const { interests, sectors } = traitsOf(ideas);
  return (
    <div className="mt-4 grid grid-cols-2 gap-3 empty:hidden sm:max-w-xl print:hidden">
      {interests.length > 1 ? (
        <SelectField
          label={copy.interest}
          placeholder={copy.all}
          options={interests.map((rank) => ({
            id: String(rank),
            label: interestLevels[rank]?.[language] ?? '',
          }))}
          value={filter.interest ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...filter, interest: value === '' ? undefined : Number(value) })
          }
        />
      ) : null}
      {sectors.length > 1 ? (
        <SelectField
          label={copy.sector}
          placeholder={copy.all}
          options={sectors.map((sector) => ({ id: sector, label: sector }))}
          value={filter.sector ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...filter, sector: value === '' ? undefined : value })
          }
        />
      ) : null}
    </div>
  );
}
