import {
  mostPeople,
  type Person,
  type PersonField,
  personFields,
} from '@elan/domain/dossier/profile';
import { isBlank } from '@elan/domain/text';
import { UserPlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useStoreValue } from '../../../lib/store.ts';
import { uniqueId } from '../../../lib/uniqueId.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import { useToast } from '../../../ui/Toasts.tsx';
import { useDossierCopy } from '../dossierCopy.ts';
import { Folded, unfold } from '../Folded.tsx';
import { personProblem } from './profileFields.ts';
import type { ProfileForm } from './useProfile.ts';

const peopleId = 'people';

/** Opens the list of people and focuses its first control. */
export function showPeople(): void {
  unfold(peopleId);
}

/** The people behind the project, with one card each. Removing a card can be undone. */
export function People({ form }: { readonly form: ProfileForm }) {
  const copy = useDossierCopy().people;
  const toast = useToast();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const typed = useStoreValue(form.store, (now) => now.people);
  const people = typed ?? form.saved.people ?? [];

  const focusCard = (at: number) =>
    requestAnimationFrame(() => {
      const card = list.current?.children[at];
      (card?.querySelector<HTMLElement>('input') ?? addButton.current)?.focus();
    });
  const add = () => {
    form.changePeople((now) => [...now, { id: uniqueId() }]);
    focusCard(people.length);
  };
  const remove = (person: Person, at: number) => {
    form.changePeople((now) => now.filter(({ id }) => id !== person.id));
    focusCard(Math.min(at, people.length - 2));
    toast({
      text: copy.removed(nameOf(person) ?? copy.nth(at + 1)),
      action: {
        label: copy.undo,
        run: () => {
          form.undoPeople((now) =>
            now.some(({ id }) => id === person.id) ? now : now.toSpliced(at, 0, person),
          );
          focusCard(at);
        },
      },
    });
  };
  const isFull = people.length >= mostPeople;
  return (
    <Folded
      id={peopleId}
      title={copy.title}
      beside={people.length > 0 ? people.length : null}
      isOpen={people.length === 0}
    >
      <p className="text-sm text-muted">{people.length === 0 ? copy.none : copy.lead}</p>
      <ol ref={list} className="divide-y divide-line">
        {people.map((person, at) => (
          <PersonCard
            key={person.id}
            person={person}
            title={nameOf(person) ?? copy.nth(at + 1)}
            isDisabled={form.isDisabled}
            onType={(part) =>
              form.changePeople((now) =>
                now.map((one) => (one.id === person.id ? { ...one, ...part } : one)),
              )
            }
            onRemove={() => remove(person, at)}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          ref={addButton}
          icon={<UserPlus aria-hidden size={18} />}
          disabled={form.isDisabled || isFull}
          onClick={add}
        >
          {copy.add}
        </Button>
        {isFull ? <p className="text-sm text-muted">{copy.full(mostPeople)}</p> : null}
      </div>
    </Folded>
  );
}

function nameOf({ name }: Person): string | undefined {
  return isBlank(name) ? undefined : name?.trim();
}

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
function PersonCard({ person, title, isDisabled, onType, onRemove }: PersonCardProps) {
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
