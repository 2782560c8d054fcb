import { listedUrl, unlistedUrl } from '@elan/domain/links/listedAddress';
import type { MarkedToken, Token } from 'marked';
import { memo, type ReactNode, useContext } from 'react';
import { inElement } from '../ui/inElement.tsx';
import { hasMarks, MarkedAmounts } from './amountMarks.tsx';
import { renderText, TextLinksContext, TextMarksContext } from './textMarks.tsx';
import { plainText, shownText } from './texts.ts';

/** Tokens nested deeper than this, which no real text has, are shown as source. */
export const deepestNesting = 12;

interface InlineProps {
  readonly tokens: readonly Token[];
  readonly depth?: number;
}

/** Renders the tokens of a line; memoized by token array. Tokens of unknown types are shown as source. */
export const Inline = memo(function Inline({ tokens, depth = 0 }: InlineProps) {
  if (depth > deepestNesting) return <span>{tokens.map((token) => token.raw).join('')}</span>;
  return (tokens as readonly MarkedToken[]).map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position; pieces are only appended
    <InlinePiece key={index} token={token} depth={depth + 1} />
  ));
});

function InlinePiece({ token, depth }: { token: MarkedToken; depth: number }): ReactNode {
  const marks = useContext(TextMarksContext);
  const text = shownText(token);
  const Linked = useContext(TextLinksContext);
  const words = text === undefined ? token.raw : renderText(token, text, marks);
  if (typeof words === 'string' && hasMarks(words)) {
    const show = (piece: string) => (Linked ? <Linked text={piece} /> : <span>{piece}</span>);
    const { type } = token;
    if (type === 'text' || type === 'escape') return <MarkedAmounts text={words} show={show} />;
  }
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del': {
      const Tag = token.type;
      return (
        <Tag>
          <Inline tokens={token.tokens} depth={depth} />
        </Tag>
      );
    }
    case 'codespan':
      return <code className="rounded-sm bg-sunken px-1 font-mono text-sm">{words}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <LinkOrUrl href={token.href} tokens={token.tokens} depth={depth} />;
    case 'image':
      return <span>{token.text}</span>;
    case 'text':
      return token.tokens && token.tokens.length > 0 ? (
        <Inline tokens={token.tokens} depth={depth} />
      ) : Linked && typeof words === 'string' ? (
        <Linked text={words} />
      ) : (
        inElement(words)
      );
    default:
      return inElement(words);
  }
}

/** A link if its host is allowed; otherwise the link text, followed by its web or e-mail address if that differs. */
function LinkOrUrl(props: { href: string; tokens: readonly Token[]; depth: number }) {
  const href = listedUrl(props.href);
  const words = (
    // A link must not contain another link.
    <TextLinksContext value={undefined}>
      <Inline tokens={props.tokens} depth={props.depth} />
    </TextLinksContext>
  );
  if (href === undefined) {
    const shownUrl = unlistedUrl(props.href);
    const isShown = shownUrl === undefined || plainText(props.tokens).trim() === shownUrl;
    return isShown ? (
      words
    ) : (
      <>
        {words}
        <span>{` (${shownUrl})`}</span>
      </>
    );
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-action underline underline-offset-2 hover:text-action-strong"
    >
      {words}
    </a>
  );
}
