import { Component, createRef, type ReactNode } from 'react';

interface KeepInPlaceProps {
  /** When it changes, what is above may get higher or lower. */
  readonly when: unknown;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Keeps what a person reads where it is on the screen while something above it folds. Not every browser does this by
 * itself. A class, since only those can measure the page before a change of it.
 */
export class KeepInPlace extends Component<KeepInPlaceProps> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: KeepInPlaceProps): number | null {
    return before.when === this.props.when ? null : this.top();
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
