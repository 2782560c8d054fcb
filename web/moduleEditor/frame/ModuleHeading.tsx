import { modulesCounted } from '@elan/domain/project/progress';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { journey } from '@elan/modules/catalogue';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useMe } from '../../session/me.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { Badge } from '../../ui/Badge.tsx';

/** The module's title, its position in the journey and its outcome. */
export function ModuleHeading({ definition }: { definition: ModuleDefinition }) {
  const { moduleScreen, shell } = useCopy();
  const { language } = useLanguage();
  const { hasPremiumAccess } = useMe();
  const number = journey.findIndex(({ key }) => key === definition.key) + 1;
  const title = definition.title[language];
  return (
    <header>
      <PageTitle title={title} />
      <p className="mb-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {moduleScreen.position(number, modulesCounted)}
        {definition.free && !hasPremiumAccess ? <Badge>{shell.free}</Badge> : null}
      </p>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 max-w-[70ch] text-muted">{definition.summary[language]}</p>
    </header>
  );
}
