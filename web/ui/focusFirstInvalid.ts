/** After a form was refused: the focus goes to the first control that is marked wrong, once that is drawn. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus(),
  );
}
