import { useEffect } from 'preact/hooks';

/** A castle fills the screen: the sky is behind it and nothing scrolls away. */
export function useTablePage(): void {
  useEffect(() => {
    document.documentElement.dataset.page = 'table';
    return () => {
      delete document.documentElement.dataset.page;
    };
  }, []);
}
