import { Component, createRef, type ReactNode } from 'react';

/** Where it does, measuring as well would lay out the page twice. */
function browserKeepsInPlace(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto');
}

interface KeepInPlaceProps {
  /** When it changes, what is above may get higher or lower. */
  readonly when: unknown;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Keeps what a person reads where it is on the screen while something above it folds, where the browser does not do it
 * by itself. A class, since only those can measure the page before a change of it.
 */
export class KeepInPlace extends Component<KeepInPlaceProps> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: KeepInPlaceProps): number | null {
    return before.when === this.props.when || browserKeepsInPlace() ? null : this.top();
  }

  override componentDidUpdate(_before: unknown, _state: unknown, top: number | null): void {
    if (top !== null) window.scrollBy({ top: this.top() - top, behavior: 'instant' });
  }

  private top(): number {
    return this.box.current?.getBoundingClientRect().top ?? 0;
  }

  override render(): ReactNode {
    return (
      <div ref={this.box} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
