import { type Person, type PersonField, personFields } from '@elan/domain/dossier/profile';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import { useDossierCopy } from '../dossierCopy.ts';
import { personProblem } from './profileFields.ts';

interface PersonCardProps {
  readonly person: Person;
  readonly title: string;
  readonly isDisabled: boolean;
  readonly onType: (part: Partial<Person>) => void;
  readonly onRemove: () => void;
}

const isLong: Readonly<Record<PersonField, boolean>> = {
  name: false,
  role: false,
  share: false,
  training: true,
  experience: true,
};

/** The fields of one person, with a button to remove the person. */
export function PersonCard({ person, title, isDisabled, onType, onRemove }: PersonCardProps) {
  const { people, problems } = useDossierCopy();
  const titleId = useId();
  return (
    <li>
      <fieldset aria-labelledby={titleId} className="grid gap-4 py-4">
        <div className="flex items-center justify-between gap-3">
          <h3 id={titleId} className="min-w-0 text-lg wrap-anywhere">
            {title}
          </h3>
          <Button
            variant="quiet"
            aria-describedby={titleId}
            className="shrink-0 text-danger!"
            disabled={isDisabled}
            onClick={onRemove}
          >
            {people.remove}
          </Button>
        </div>
        {personFields.map((field) => {
          const Control = isLong[field] ? TextArea : TextField;
          const value = person[field] ?? '';
          return (
            <Control
              key={field}
              label={people.fields[field]}
              value={value}
              disabled={isDisabled}
              error={personProblem(field, value, problems)}
              onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
                onType({ [field]: currentTarget.value })
              }
            />
          );
        })}
      </fieldset>
    </li>
  );
}
