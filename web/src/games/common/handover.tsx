import '../../styles/pages/handover.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

type Props = {
  readonly face: ComponentChildren;
  /** The seat's colour. */
  readonly look: number;
  /** To whom it goes. */
  readonly words: string;
  /** What is behind the card, where it does not go away by itself. */
  readonly help?: string;
  readonly onTouch: () => void;
};

/** The screen goes from one to the next: over the board stands to whom, until it is touched. */
export function HandoverCard({ face, look, words, help, onTouch }: Props) {
  const card = useRef<HTMLButtonElement>(null);
  // nothing else can be done meanwhile; then the keyboard is where it was
  useEffect(() => {
    if (help === undefined) return;
    const before = document.activeElement;
    card.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <button ref={card} type="button" class="handover" data-look={look} data-handover onClick={onTouch}>
      <span class="face">{face}</span>
      <span>{words}</span>
      {help === undefined ? null : <span class="handover-help">{help}</span>}
    </button>
  );
}
