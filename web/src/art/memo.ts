import { Component, type ComponentChildren, type ComponentType } from 'preact';

/**
 * A drawing that is made anew only when what it is told changes. A board draws its whole scene after every
 * move; most of it is as it was, and comparing a thousand lines of it each time would cost more than the move.
 */
/* @__NO_SIDE_EFFECTS__ */
export const memo = <P extends object>(draw: (props: P) => ComponentChildren): ComponentType<P> =>
  class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      for (const name in next)
        if (next[name as keyof P] !== (this.props as Readonly<P>)[name as keyof P]) return true;
      return false;
    }

    override render() {
      return draw(this.props as P);
    }
  };
