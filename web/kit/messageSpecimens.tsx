import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Dial } from '../ui/Dial.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Notice } from '../ui/Notice.tsx';
import { BusyBar, ProgressBar } from '../ui/ProgressBar.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { type Specimen, words } from './specimen.ts';

export const messageSpecimens: readonly Specimen[] = [
  {
    name: 'Notice',
    states: (language) =>
      (['info', 'warn', 'danger', 'done'] as const).map((tone) => (
        <Notice
          key={tone}
          tone={tone}
          title={words(language, 'Le brouillon est gardé', 'The draft is kept')}
          action={<Button>{words(language, 'Réessayer', 'Retry')}</Button>}
        >
          {words(language, 'Rien n’est perdu.', 'Nothing is lost.')}
        </Notice>
      )),
  },
  {
    name: 'Badge',
    states: (language) => (
      <p className="flex flex-wrap gap-2">
        {(['action', 'yellow', 'accent', 'muted', 'danger', 'warn'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {words(language, 'Nouveau', 'New')}
          </Badge>
        ))}
      </p>
    ),
  },
  {
    name: 'Card',
    states: (language) => (
      <Card>
        <h4 className="font-display text-lg font-semibold">
          {words(language, 'Pain de nuit', 'Night bread')}
        </h4>
        <p className="text-muted">
          {words(language, 'Une feuille sur le fond.', 'A sheet on the ground.')}
        </p>
      </Card>
    ),
  },
  {
    name: 'ProgressBar',
    states: (language) =>
      [undefined, words(language, 'Limite atteinte', 'Limit reached')].map((limitReached, at) => (
        <ProgressBar
          key={limitReached ?? ''}
          limitReached={limitReached}
          label={words(language, 'Progression', 'Progress')}
          value={50 + at * 50}
          pieces={at === 1 ? 11 : 1}
        />
      )),
  },
  {
    name: 'BusyBar',
    states: (language) => (
      <BusyBar
        label={words(language, 'Rédaction', 'Writing')}
        valueText={words(language, 'Section 3 de 7', 'Section 3 of 7')}
      />
    ),
  },
  {
    name: 'Dial',
    states: (language) => (
      <p className="flex gap-3">
        {(['action', 'yellow', 'danger'] as const).map((tone, at) => (
          <Dial
            key={tone}
            tone={tone}
            value={[88, 62, 0][at] ?? 0}
            label={words(language, 'Indice', 'Score')}
            unit={words(language, 'sur 100', 'out of 100')}
            className="w-24"
          />
        ))}
      </p>
    ),
  },
  {
    name: 'Fold',
    states: (language) => (
      <Fold
        level={2}
        title={words(language, 'Vos prix', 'Your prices')}
        name={words(language, 'Groupe\u00a0: Vos prix', 'Group: Your prices')}
        headingClass="text-lg"
        beside={<Badge tone="muted">{words(language, '1 sur 2', '1 of 2')}</Badge>}
      >
        <p>{words(language, '4,50 $ la miche.', '$4.50 a loaf.')}</p>
      </Fold>
    ),
  },
  {
    name: 'Skeleton',
    states: () => (
      <>
        <Skeleton />
        <Skeleton className="h-11" />
      </>
    ),
  },
];
