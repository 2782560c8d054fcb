import { BookOpenText, MapPin, PenLine, ShieldCheck } from 'lucide-react';
import { useAuthCopy } from '../../copy/authCopy.ts';

const icons = [BookOpenText, PenLine, MapPin, ShieldCheck] as const;

export function Pitch() {
  const { pitch } = useAuthCopy();
  return (
    <aside
      aria-label={pitch.title}
      className="border-t border-line pt-8 lg:border-t-0 lg:border-l lg:pt-2 lg:pl-16"
    >
      <h2 className="max-w-[18ch] text-2xl lg:text-3xl">{pitch.title}</h2>
      <ul className="mt-7 grid grid-cols-1 gap-6">
        {pitch.features.map((feature, index) => {
          const Icon = icons[index] ?? BookOpenText;
          return (
            <li key={feature.title} className="flex gap-4">
              <Icon
                aria-hidden
                size={24}
                strokeWidth={1.75}
                className="mt-1 shrink-0 text-action"
              />
              <div>
                <h3 className="text-lg">{feature.title}</h3>
                <p className="max-w-[48ch] text-muted">{feature.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
