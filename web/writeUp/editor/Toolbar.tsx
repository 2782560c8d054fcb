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
import type { Command } from 'prosemirror-state';
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
  const tool = (name: string, icon: LucideIcon, command: Command, isPressed?: boolean): Tool => ({
    name,
    icon,
    run: () => run(command),
    ...(isPressed === undefined ? {} : { isPressed }),
  });
  const removing = { ...tool(names.removeRow, Trash2, removeRow), isDisabled: !now.canRemoveRow };
  const { heading, list } = now;
  return [
    tool(names.bold, Bold, toggleBold, now.bold),
    tool(names.italic, Italic, toggleItalic, now.italic),
    tool(names.heading, Heading2, toggleHeading(2), heading === 2),
    tool(names.subheading, Heading3, toggleHeading(3), heading === 3),
    tool(names.bullets, List, toggleList(bullet_list), list === 'bullet_list'),
    tool(names.numbers, ListOrdered, toggleList(ordered_list), list === 'ordered_list'),
    { name: names.link, icon: Link, run: onLink, isPressed: now.link !== undefined },
    ...(now.inTable ? [tool(names.addRow, TableRowsSplit, addRow), removing] : []),
    { ...tool(names.undo, Undo2, undo), isDisabled: !now.canUndo },
    { ...tool(names.redo, Redo2, redo), isDisabled: !now.canRedo },
  ];
}
