import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { Button } from '../ui/Button.tsx';

/** Switches to the other language, after which it is named. */
export function LanguageToggle({ onChoose }: { onChoose?: (language: 'fr' | 'en') => void }) {
  const { language, choose } = useLanguage();
  const { common } = useCopy();
  const other = language === 'fr' ? 'en' : 'fr';
  return (
    <Button
      lang={other}
      className="px-3 text-sm"
      onClick={() => {
        choose(other);
        onChoose?.(other);
      }}
    >
      {common.switchLanguage}
    </Button>
  );
}
