import { useRef } from 'preact/hooks';
import { pageTexts } from '../../i18n/i18n.js';
import { Button } from '../ui/button.js';

/** One more place at the table, for a person; what is typed next is their name. */
export function AddPlayer({ onAdd }: { readonly onAdd: () => void }) {
  const place = useRef<HTMLParagraphElement>(null);
  return (
    <p ref={place}>
      <Button
        icon="plus"
        words={pageTexts().newGame.addPlayer}
        onClick={() => {
          const seats = place.current?.parentElement;
          onAdd();
          // it is there with the next frame
          requestAnimationFrame(() => {
            const seat = seats?.querySelector('.seat:last-child');
            // online nobody types the names of others
            const field = seat?.querySelector<HTMLElement>('.input') ?? seat?.querySelector('input');
            field?.focus();
          });
        }}
      />
    </p>
  );
}
