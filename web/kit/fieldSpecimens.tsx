import type { Language } from '@elan/domain/language';
import { Checkbox } from '../ui/Checkbox.tsx';
import {
  controlStyles,
  Field,
  FieldError,
  TextArea,
  TextField,
  withoutTexts,
} from '../ui/Field.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { UnitInput } from '../ui/UnitInput.tsx';
import { type Specimen, words } from './specimen.ts';

/** The states of a field: blank, filled in, refused, disabled. */
function fieldStates(language: Language, value: string) {
  const label = words(language, 'Nom du projet', 'Project name');
  const help = words(language, 'Il pourra changer.', 'It can change.');
  const mark = words(language, '(facultatif)', '(optional)');
  const placeholder = words(language, 'Pain de nuit', 'Night bread');
  const error = words(language, 'Donnez un nom au projet.', 'Give the project a name.');
  return [
    { key: 'blank', label, help, mark, placeholder },
    { key: 'filled', label, defaultValue: value, note: help },
    { key: 'refused', label, defaultValue: value, error },
    { key: 'disabled', label, defaultValue: value, disabled: true },
  ];
}

export const fieldSpecimens: readonly Specimen[] = [
  {
    name: 'TextField',
    states: (language) =>
      fieldStates(language, 'Élan').map(({ key, ...props }) => <TextField key={key} {...props} />),
  },
  {
    name: 'UnitInput',
    states: (language) =>
      fieldStates(language, '25').map((state) => {
        const { texts, control } = withoutTexts(state);
        const { key, ...input } = control;
        return (
          <Field key={key} {...texts}>
            {(ties) => <UnitInput {...ties} {...input} unit="$" isUnitBefore={language === 'en'} />}
          </Field>
        );
      }),
  },
  {
    name: 'TextArea',
    states: (language) =>
      fieldStates(language, 'Douze pains,\nvendus en une heure.').map(({ key, ...props }) => (
        <TextArea key={key} {...props} />
      )),
  },
  {
    name: 'PasswordField',
    states: (language) =>
      fieldStates(language, 'pain-de-nuit').map(({ key, ...props }) => (
        <PasswordField
          key={key}
          {...props}
          autoComplete="off"
          showLabel={words(language, 'Afficher le mot de passe', 'Show the password')}
          hideLabel={words(language, 'Masquer le mot de passe', 'Hide the password')}
        />
      )),
  },
  {
    name: 'RadioGroup',
    states: (language) => (
      <RadioGroup
        legend={words(language, 'Avez-vous déjà une idée?', 'Do you already have an idea?')}
        options={[
          { value: 'yes', label: words(language, 'Oui', 'Yes') },
          { value: 'no', label: words(language, 'Pas encore', 'Not yet') },
        ]}
        value="no"
        onValue={() => {}}
      />
    ),
  },
  {
    name: 'SelectField',
    states: (language) =>
      fieldStates(language, 'b').map(({ key, placeholder, ...props }) => (
        <SelectField
          key={key}
          {...props}
          placeholder={placeholder && words(language, 'Choisir…', 'Choose…')}
          options={[
            { id: 'a', label: words(language, 'En ligne', 'Online') },
            { id: 'b', label: words(language, 'Comptoir et livraison', 'Counter and delivery') },
          ]}
        />
      )),
  },
  {
    name: 'Checkbox',
    states: (language) => {
      const label = words(language, 'J’accepte les conditions', 'I accept the terms');
      return (
        <>
          <Checkbox label={label} help={words(language, 'À lire avant.', 'Read them first.')} />
          <Checkbox label={label} defaultChecked />
          <Checkbox label={label} error={words(language, 'Il le faut.', 'They are required.')} />
          <Checkbox label={label} disabled />
          <Checkbox label={label} disabled defaultChecked />
        </>
      );
    },
  },
  {
    name: 'Field',
    states: (language) => (
      <>
        <Field label={words(language, 'Date', 'Date')}>
          {(ties) => <input {...ties} type="date" className={controlStyles} />}
        </Field>
        <FieldError id="refusal" error={words(language, 'Cette date est passée.', 'Past date.')} />
      </>
    ),
  },
];
