import { findModuleMentions, moduleNames } from '@elan/domain/links/moduleMentions';
import { type AdviceTarget, namedModule } from '@elan/domain/project/adviceTarget';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { journey } from '../catalogue/journey.ts';
import { useToModule } from '../session/projectPath.ts';
import { questionFieldId } from './state/fieldIds.ts';

const names = moduleNames(journey.map(namedModule));

const textLink = 'text-action underline underline-offset-2 hover:text-action-strong print:text-ink';

interface ModuleMentionsProps {
  readonly text: string;
  /** The module whose page shows the text. Mentions of it are not linked. */
  readonly except?: string;
  /** Where mentions of `target.module` link to, such as the question that the text is about. */
  readonly target?: AdviceTarget | undefined;
}

/** Shows a text, with links to the modules named in quotation marks. */
export function ModuleMentions({ text, except, target }: ModuleMentionsProps): ReactNode {
  const pieces = findModuleMentions(text, names);
  if (pieces.every(({ module }) => module === undefined || module === except)) {
    return <span>{text}</span>;
  }
  return pieces.map((piece, index) =>
    piece.module === undefined || piece.module === except ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
      <span key={index}>{piece.text}</span>
    ) : (
      <TargetLink
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
        key={index}
        target={target?.module === piece.module ? target : { module: piece.module }}
        className={textLink}
      >
        {piece.text}
      </TargetLink>
    ),
  );
}

/** @returns whether the text names this module in quotation marks. */
export function mentions(text: string, module: string): boolean {
  return findModuleMentions(text, names).some((piece) => piece.module === module);
}

interface TargetLinkProps {
  readonly target: AdviceTarget;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a module or to one of its questions. */
export function TargetLink({ target, className, children }: TargetLinkProps) {
  const toModule = useToModule();
  return (
    <Link
      {...toModule(target.module)}
      hash={target.question === undefined ? '' : questionFieldId(target.question)}
      className={className}
    >
      {children}
    </Link>
  );
}
