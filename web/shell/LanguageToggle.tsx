import { languageField } from '@elan/domain/language';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { Button } from '../ui/Button.tsx';

interface LanguageToggleProps {
  readonly onChoose?: (language: 'fr' | 'en') => void;
  /** Query parameters that the address keeps if the form is submitted without scripts. */
  readonly search?: object | undefined;
}

/**
 * A button labelled with the other language, which switches to it. Without scripts the server stores the form's
 * language in a cookie and redirects back here.
 */
export function LanguageToggle({ onChoose, search = {} }: LanguageToggleProps) {
  const { language, choose } = useLanguage();
  const { common } = useCopy();
  const other = language === 'fr' ? 'en' : 'fr';
  return (
    <form>
      {Object.entries(search).map(([name, value]) => (
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
