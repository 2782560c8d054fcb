import { languageField } from '@elan/domain/language';
import { isPublicQuery } from '@elan/domain/pages';
import { useLocation } from '@tanstack/react-router';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { Button } from '../ui/Button.tsx';

/**
 * Switches to the other language, which is its label. Without scripts the server does it: it stores the language of
 * the form in its cookie and redirects back here.
 */
export function LanguageToggle({ onChoose }: { onChoose?: (language: 'fr' | 'en') => void }) {
  const { language, choose } = useLanguage();
  const { common } = useCopy();
  const { pathname, search } = useLocation();
  const kept = Object.entries(search).filter(([name, value]) =>
    isPublicQuery(pathname, `${name}=${value}`),
  );
  const other = language === 'fr' ? 'en' : 'fr';
  return (
    <form>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Button
        type="submit"
        name={languageField}
        value={other}
        lang={other}
        className="px-3 text-sm max-sm:border-transparent max-sm:bg-transparent max-sm:px-2"
        onClick={(event) => {
          event.preventDefault();
          choose(other);
          onChoose?.(other);
        }}
      >
        {common.switchLanguage}
      </Button>
    </form>
  );
}
