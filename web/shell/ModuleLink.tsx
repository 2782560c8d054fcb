import { hasContent, type ModuleEntry } from '@elan/domain/project/moduleEntry';
import { isModuleComplete } from '@elan/domain/project/progress';
import type { ModuleOutline } from '@elan/domain/questionnaire/module';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Check, Lock } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { useMe } from '../session/me.ts';
import { useToModule } from '../session/projectPath.ts';
import { wants } from '../session/wantedModule.ts';
import { useIsSold } from '../subscription/UnlockLink.tsx';
import { Badge } from '../ui/Badge.tsx';

/** Classes of a link in the project navigation, whose links must together fit on a screen 800 px high. */
export const navigationItem =
  'flex min-h-11 items-center gap-3 rounded px-2 py-1 leading-snug hover:bg-sunken lg:min-h-8 aria-[current=page]:bg-tint aria-[current=page]:font-semibold aria-[current=page]:text-action forced-colors:aria-[current=page]:outline';

interface ModuleLinkProps {
  readonly definition: ModuleOutline;
  readonly content: ModuleEntry | undefined;
  readonly isCurrent: boolean;
  readonly onFollow: (() => void) | undefined;
}

/**
 * A module in the project navigation, marked as done, free or locked. A locked, empty module links to the pricing page
 * if the user may buy Premium (docs/product.md#module-pages).
 */
export function ModuleLink({ definition, content, isCurrent, onFollow }: ModuleLinkProps) {
  const { shell } = useCopy();
  const { language } = useLanguage();
  const { hasPremiumAccess } = useMe();
  const isSoldHere = useIsSold();
  const toModule = useToModule();
  const isLocked = !definition.free && !hasPremiumAccess;
  const isSold = isSoldHere(definition, { hasContent: hasContent(content) });
  const target: LinkProps = isSold ? { to: '/pricing' } : toModule(definition.key);
  return (
    <Link
      {...target}
      {...wants(isSold ? definition.key : undefined)}
      onClick={onFollow}
      aria-current={isCurrent ? 'page' : undefined}
      className={navigationItem}
    >
      <Tick done={isModuleComplete(definition, content)} label={shell.complete} />
      <span className="min-w-0 grow">
        <span className="mr-1">{definition.title[language]}</span>
        <span> </span>
        {definition.free && !hasPremiumAccess ? <Badge>{shell.free}</Badge> : null}
      </span>
      {isLocked ? (
        <Lock role="img" aria-label={shell.locked} size={16} className="shrink-0 text-muted" />
      ) : null}
    </Link>
  );
}

function Tick({ done, label }: { done: boolean; label: string }) {
  if (!done) {
    return <span aria-hidden className="size-5 shrink-0 rounded-full border border-edge" />;
  }
  return (
    <span
      role="img"
      aria-label={label}
      className="grid size-5 shrink-0 place-items-center rounded-full bg-action text-on-action forced-colors:border"
    >
      <Check aria-hidden size={13} strokeWidth={3} />
    </span>
  );
}
