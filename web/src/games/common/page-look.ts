import { useEffect } from 'preact/hooks';
import { settings } from '../../shell/settings.js';

/** A board is looked at first; then it is said, once on this device, what glows on it. */
const TELLS_AFTER = 1500;

/** A castle fills the screen: the sky is behind it and nothing scrolls away. */
export function useTablePage(): void {
  useEffect(() => {
    document.documentElement.dataset.page = 'table';
    const timer = settings.peek().knowsGlow ? 0 : setTimeout(tellOfGlow, TELLS_AFTER);
    return () => {
      clearTimeout(timer);
      delete document.documentElement.dataset.page;
    };
  }, []);
}

const tellOfGlow = async () => (await import('../../learn/glow-note.js')).tellOfGlow();
