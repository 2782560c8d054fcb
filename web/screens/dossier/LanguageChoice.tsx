import type { Project } from '@elan/domain/contract/projects';
import { languages } from '@elan/domain/language';
import { isBlank } from '@elan/domain/text';
import { writeUpIn, writtenLanguage } from '@elan/domain/writeUp/twin';
import { Link } from '@tanstack/react-router';
import { journey } from '../../catalogue/journey.ts';
import { useLanguage } from '../../copy/language.tsx';
import { listed } from '../../copy/listed.ts';
import { twinPanelId } from '../../moduleEditor/state/fieldIds.ts';
import { toModule } from '../../session/projectPath.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useDossierCopy } from './dossierCopy.ts';
import type { Edition } from './useEdition.ts';

interface LanguageChoiceProps {
  readonly edition: Edition;
  readonly project: Project;
}

/**
 * Selects the document's language, and links to the modules whose text has no version in that language. Those texts
 * appear in their own language.
 */
export function LanguageChoice({ edition, project }: LanguageChoiceProps) {
  const copy = useDossierCopy().language;
  const page = useLanguage();
  const { language } = edition;
  const written = journey.filter(
    ({ key, kind }) => kind === 'writeUp' && !isBlank(project.modules_data[key]?.aiResponse),
  );
  const missing = written.filter(({ key }) => {
    const { aiResponse = '', twin } = project.modules_data[key] ?? {};
    return writtenLanguage(writeUpIn(language, aiResponse, twin)) !== language;
  });
  const names = missing.map(({ shortTitle }) => shortTitle[page.language]);
  return (
    <div>
      <RadioGroup
        legend={<span className="font-display text-xl">{copy.title}</span>}
        options={languages.map((value) => ({ value, label: copy.names[value] }))}
        value={language}
        onValue={edition.chooseLanguage}
      />
      <p role="status" className="mt-2 text-sm text-muted">
        {written.length === 0
          ? copy.nothing
          : names.length === 0
            ? copy.whole(language)
            : copy.missing(names.length, listed(names, page.language), language)}
      </p>
      {missing.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5">
          {missing.map(({ key, shortTitle }) => (
            <li key={key}>
              <Link
                {...toModule(project.id, key)}
                hash={twinPanelId}
                className="inline-flex min-h-11 items-center text-sm text-action underline underline-offset-2 hover:text-action-strong"
              >
                {copy.have(language, shortTitle[page.language])}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
