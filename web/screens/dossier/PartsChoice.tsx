import type { Project } from '@elan/domain/contract/projects';
import { type PartId, packIds, packs, partTitles } from '@elan/domain/dossier/packs';
import { hasPartContent, moduleFilling } from '@elan/domain/dossier/partContent';
import type { DossierProfile } from '@elan/domain/dossier/profile';
import { Link } from '@tanstack/react-router';
import { findModule } from '../../catalogue/journey.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useToModule } from '../../session/projectPath.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useDossierCopy } from './dossierCopy.ts';
import { Folded } from './Folded.tsx';
import { showPeople } from './profile/People.tsx';
import type { Edition } from './useEdition.ts';

interface PartsChoiceProps {
  readonly edition: Edition;
  readonly project: Project;
  readonly profile: DossierProfile;
}

/** Selects the parts of the pack, at least one. A part without content has a link for adding some. */
export function PartsChoice({ edition, project, profile }: PartsChoiceProps) {
  const copy = useDossierCopy().parts;
  const { language } = useLanguage();
  const { parts } = packs[edition.pack];
  const chosen = edition.parts;
  if (parts.length === 0) return null;
  return (
    <Folded
      title={copy.title}
      beside={copy.count(chosen.length, parts.length)}
      isOpen={chosen.length < parts.length}
    >
      <fieldset>
        <legend className="sr-only">{copy.title}</legend>
        {parts.map((part) => {
          const isChosen = chosen.includes(part);
          const isLast = isChosen && chosen.length === 1;
          const isEmpty = !hasPartContent(part, project.modules_data, profile);
          return (
            <div key={part} className="flex flex-wrap items-start gap-x-3">
              <Checkbox
                className="min-w-0 grow"
                label={
                  <>
                    <span>{partTitles[part][language]}</span>
                    {isEmpty ? (
                      <span className="text-sm text-muted">{` · ${copy.empty}`}</span>
                    ) : null}
                  </>
                }
                help={isLast ? copy.last : undefined}
                checked={isChosen}
                disabled={isLast}
                onChange={() => edition.togglePart(part)}
              />
              {isEmpty ? <WayToFill part={part} /> : null}
            </div>
          );
        })}
      </fieldset>
    </Folded>
  );
}

const wayStyles =
  'inline-flex min-h-11 items-center pl-8 text-sm text-action underline underline-offset-2 hover:text-action-strong';

function WayToFill({ part }: { readonly part: PartId }) {
  const copy = useDossierCopy().parts;
  const { language } = useLanguage();
  const toModule = useToModule();
  const definition = findModule(moduleFilling(part) ?? '');
  if (definition) {
    return (
      <Link {...toModule(definition.key)} className={wayStyles}>
        {copy.fill(definition.shortTitle[language])}
      </Link>
    );
  }
  return (
    <button type="button" onClick={showPeople} className={wayStyles}>
      {copy.describe}
    </button>
  );
}

/** Selects the pack, a set of dossier parts for one audience. Each is shown with its name and description. */
export function PackChoice({ edition }: { readonly edition: Edition }) {
  const { forWhom } = useDossierCopy();
  const { language } = useLanguage();
  return (
    <RadioGroup
      legend={<span className="font-display text-xl">{forWhom}</span>}
      isStacked
      options={packIds.map((id) => ({
        value: id,
        label: (
          <span className="min-w-0">
            <span className="block font-semibold">{packs[id].name[language]}</span>
            <span className="block text-sm text-muted">{packs[id].about[language]}</span>
          </span>
        ),
      }))}
      value={edition.pack}
      onValue={edition.choosePack}
    />
  );
}
