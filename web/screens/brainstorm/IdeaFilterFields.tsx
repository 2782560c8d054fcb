import {
  type GeneratedIdea,
  type IdeaFilter,
  interestLevels,
  traitsOf,
} from '@elan/domain/project/ideas';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

interface IdeaFilterFieldsProps {
  readonly ideas: readonly GeneratedIdea[];
  readonly filter: IdeaFilter;
  readonly onChange: (filter: IdeaFilter) => void;
}

/** Filters the ideas by interest level and sector, each field shown only if the ideas differ in it. */
export function IdeaFilterFields({ ideas, filter, onChange }: IdeaFilterFieldsProps) {
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
