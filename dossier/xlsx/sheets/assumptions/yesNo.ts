import type { Bilingual, Language } from '@elan/domain/language';
import { styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import type { Expression } from '../../formula/expression.ts';
import { is } from '../../formula/operators.ts';
import type { FieldColumn } from './inputSheet.ts';

/** Makes fields that contain the word for yes or no, and conditions on such fields. */
export class YesNo {
  readonly yes: string;
  readonly no: string;

  constructor(language: Language) {
    this.yes = { fr: 'oui', en: 'yes' }[language];
    this.no = { fr: 'non', en: 'no' }[language];
  }

  get choice(): readonly string[] {
    return [this.yes, this.no];
  }

  column<Key extends string>(key: Key, head: Bilingual): FieldColumn<Key> {
    return { key, head, style: styles.inputText, choice: this.choice };
  }

  of(holds: boolean): string {
    return holds ? this.yes : this.no;
  }

  isYes(cell: Cell): Expression {
    return is(cell, this.yes);
  }
}
