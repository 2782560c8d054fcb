import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TableRowsSplit,
  Trash2,
  Undo2,
} from 'lucide-react';
import { redo, undo } from 'prosemirror-history';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useStoreValue } from '../../lib/store.ts';
import {
  addRow,
  removeRow,
  type Situation,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleList,
} from './commands.ts';
import type { TextEditor } from './createEditor.ts';
import { schema } from './schema.ts';

const { bullet_list, ordered_list } = schema.nodes;

interface Tool {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
}

interface ToolbarProps {
  readonly editor: TextEditor;
  readonly onLink: () => void;
}

/** Formatting buttons above the text: one tab stop, with arrow keys to move between them. */
export function Toolbar({ editor, onLink }: ToolbarProps) {
  const { editing } = useCopy().moduleScreen;
  const situation = useStoreValue(editor.situation, whole);
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const tools = toolsOf(editing, situation, editor, onLink);
  const stop = Math.min(current, tools.length - 1);

  function move(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: stop + 1,
      ArrowLeft: stop - 1,
      Home: 0,
      End: tools.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const at = (next + tools.length) % tools.length;
    setCurrent(at);
    bar.current?.querySelectorAll('button').item(at).focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={editing.toolbar}
      onKeyDown={move}
      className="flex flex-wrap p-0.5 sm:gap-1 sm:p-1"
    >
      {tools.map(({ name, icon: Icon, run, isPressed, isDisabled }, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={isPressed}
          aria-disabled={isDisabled || undefined}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setCurrent(index)}
          // Keep the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!isDisabled) run();
          }}
          className="grid size-11 shrink-0 place-items-center rounded text-ink hover:bg-tint aria-disabled:text-muted aria-disabled:opacity-60 aria-pressed:bg-tint aria-pressed:text-action"
        >
          <Icon aria-hidden size={20} />
        </button>
      ))}
    </div>
  );
}

const whole = (situation: Situation) => situation;

function toolsOf(
  names: ReturnType<typeof useCopy>['moduleScreen']['editing'],
  now: Situation,
  { run }: TextEditor,
  onLink: () => void,
): readonly Tool[] {
  const tableTools: readonly Tool[] = [
    { name: names.addRow, icon: TableRowsSplit, run: () => run(addRow) },
    {
      name: names.removeRow,
      icon: Trash2,
      run: () => run(removeRow),
      isDisabled: !now.canRemoveRow,
    },
  ];
  return [
    { name: names.bold, icon: Bold, run: () => run(toggleBold), isPressed: now.bold },
    { name: names.italic, icon: Italic, run: () => run(toggleItalic), isPressed: now.italic },
    {
      name: names.heading,
      icon: Heading2,
      run: () => run(toggleHeading(2)),
      isPressed: now.heading === 2,
    },
    {
      name: names.subheading,
      icon: Heading3,
      run: () => run(toggleHeading(3)),
      isPressed: now.heading === 3,
    },
    {
      name: names.bullets,
      icon: List,
      run: () => run(toggleList(bullet_list)),
      isPressed: now.list === 'bullet_list',
    },
    {
      name: names.numbers,
      icon: ListOrdered,
      run: () => run(toggleList(ordered_list)),
      isPressed: now.list === 'ordered_list',
    },
    { name: names.link, icon: Link, run: onLink, isPressed: now.link !== undefined },
    ...(now.inTable ? tableTools : []),
    { name: names.undo, icon: Undo2, run: () => run(undo), isDisabled: !now.canUndo },
    { name: names.redo, icon: Redo2, run: () => run(redo), isDisabled: !now.canRedo },
  ];
}
