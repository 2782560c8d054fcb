import type { editing as fr } from '../fr/editing.ts';

/** Texts for editing and copying a write-up. */
export const editing: typeof fr = {
  edit: 'Edit text',
  done: 'Done',
  field: 'Text of the write-up',
  hint: 'Escape finishes. Your changes are saved by themselves.',
  loading: 'Opening the text…',
  loadFailed: 'The editor could not be loaded. Check your connection, then try again.',
  retry: 'Try again',
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  subheading: 'Subheading',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  link: 'Link',
  addRow: 'Add a row to the table',
  removeRow: 'Remove the row from the table',
  undo: 'Undo',
  redo: 'Redo',
  linkForm: {
    label: 'Address of the link',
    apply: 'Create link',
    remove: 'Remove link',
    cancel: 'Cancel',
    invalid: 'This is not the address of a page. Example: https://example.ca',
    select: 'First select the words that will lead to the page.',
  },
  figure: 'Figure of the forecast',
  table: 'Table of the forecast',
  locked: 'Block shown as it is: it cannot be edited here, but you can delete it.',
  problems: {
    tooLong:
      'The text would exceed the maximum length of 60,000 characters. This was not added; the rest is intact.',
    paragraphTooLong:
      'This paragraph would become too long to be shown. This was not added; begin a new paragraph.',
    blank: 'The text is empty: the text before it stays saved until you write something.',
  },
  copy: 'Copy',
  copied: 'Text copied, with its formatting.',
  copyFailed: 'Your browser did not allow the text to be copied.',
  staysEdited:
    'You have edited this text: it will stay in place, and the new one will be offered beside it.',
  difference: {
    show: 'See the differences',
    title: 'The text in place and the new text',
    current: 'Text in place',
    offered: 'New text',
  },
  offered: {
    title: 'A new text is ready',
    text: 'You had edited the text in place: nothing was replaced. The new text is also in the earlier versions.',
  },
  conflictField: 'Text of the write-up',
};
