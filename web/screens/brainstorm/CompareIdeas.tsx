import {
  type GeneratedIdea,
  interestLabel,
  isSelected,
  type SelectedIdea,
} from '@elan/domain/project/ideas';
import { useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ChosenMark } from './IdeaCard.tsx';

interface CompareIdeasProps {
  readonly ideas: readonly GeneratedIdea[];
  readonly chosen: SelectedIdea | undefined;
  /** Undefined if no idea can be chosen now. */
  readonly onChoose: ((idea: GeneratedIdea) => void) | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Set explicitly, because a table displayed as blocks loses its implicit ARIA roles. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** On a phone, each aspect is a block with one line for each idea; otherwise, the ideas form a table. */
const stacked = 'max-sm:block';
const cell = 'py-3 pr-4 align-top max-sm:block max-sm:py-1 max-sm:pr-0';

/** The marked ideas side by side, one row for each aspect, with buttons to choose one. */
export function CompareIdeas({ ideas, chosen, onChoose, open, onOpenChange }: CompareIdeasProps) {
  const { brainstorm, common } = useCopy();
  const { language } = useLanguage();
  const copy = brainstorm.compare;
  const id = useId();
  const aspects: readonly (readonly [string, (idea: GeneratedIdea) => string])[] = [
    [brainstorm.filter.interest, ({ interestLevel }) => interestLabel(interestLevel, language)],
    [brainstorm.sector, ({ sector }) => sector],
    [copy.description, ({ description }) => description],
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      closeLabel={common.close}
      size="spread"
    >
      <table {...roles.table} className={`w-full table-fixed text-left ${stacked}`}>
        <thead {...roles.rowgroup} className="max-sm:sr-only">
          <tr {...roles.row} className={`border-b border-ink ${stacked}`}>
            <th
              {...roles.columnheader}
              scope="col"
              className={`w-24 py-2 pr-4 font-normal text-muted ${stacked}`}
            >
              {copy.aspect}
            </th>
            {ideas.map((idea, column) => (
              <th
                {...roles.columnheader}
                key={idea.title}
                id={`${id}-${column}`}
                scope="col"
                className={`py-2 pr-4 align-bottom font-display text-lg leading-snug font-semibold [overflow-wrap:anywhere] ${stacked}`}
              >
                {idea.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className={stacked}>
          {aspects.map(([aspect, of]) => (
            <tr
              {...roles.row}
              key={aspect}
              className={`border-b border-line ${stacked} max-sm:py-3`}
            >
              <th
                {...roles.rowheader}
                scope="row"
                className={`${cell} font-normal text-muted max-sm:font-semibold max-sm:text-action`}
              >
                {aspect}
              </th>
              <Values ideas={ideas} of={of} />
            </tr>
          ))}
          <tr {...roles.row} className={`${stacked} max-sm:py-3`}>
            <th
              {...roles.rowheader}
              scope="row"
              className={`${cell} font-normal text-muted max-sm:font-semibold max-sm:text-action`}
            >
              {copy.choice}
            </th>
            {ideas.map((idea, column) => (
              <td {...roles.cell} key={idea.title} className={cell}>
                <NameOnPhone idea={idea} />
                {isSelected(idea, chosen) ? (
                  <ChosenMark />
                ) : onChoose ? (
                  <Button
                    aria-describedby={`${id}-${column}`}
                    className="max-sm:w-full"
                    onClick={() => onChoose(idea)}
                  >
                    {copy.choose}
                  </Button>
                ) : null}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Dialog>
  );
}

interface ValuesProps {
  readonly ideas: readonly GeneratedIdea[];
  readonly of: (idea: GeneratedIdea) => string;
}

/** One aspect of every idea. A value that all ideas share is shown once. */
function Values({ ideas, of }: ValuesProps) {
  const { sameForAll } = useCopy().brainstorm.compare;
  const [first = ''] = ideas.map(of);
  if (ideas.every((idea) => of(idea) === first)) {
    return (
      <td {...roles.cell} colSpan={ideas.length} className={cell}>
        <span>{`${first} `}</span>
        <span className="text-muted">{sameForAll}</span>
      </td>
    );
  }
  return ideas.map((idea) => (
    <td {...roles.cell} key={idea.title} className={`${cell} [overflow-wrap:anywhere]`}>
      <NameOnPhone idea={idea} />
      <span>{of(idea)}</span>
    </td>
  ));
}

/** The idea's title before each of its values on a phone, where the table header is hidden. */
function NameOnPhone({ idea }: { idea: GeneratedIdea }) {
  return (
    <span aria-hidden className="block font-semibold sm:hidden">
      {idea.title}
    </span>
  );
}
