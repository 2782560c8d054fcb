import './noteEarlyClick.ts';

/**
 * Stops listening, since React handles clicks from now on.
 * @returns a function that clicks again what was clicked last; other links and fields work without it.
 */
export function replayEarlyClick(): () => void {
  const early = window.elanEarlyClick;
  early?.stop();
  return () => {
    const control = early?.control;
    if (control?.isConnected) control.click();
  };
}
