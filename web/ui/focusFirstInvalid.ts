/** After a form was refused: focuses the first invalid control, once it is rendered. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus(),
  );
}
