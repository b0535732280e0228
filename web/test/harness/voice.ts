import type { Page } from 'playwright-core';

type Heard = { readonly words: string; readonly voice: string };

/**
 * Gives the browser voices, which one without a window has not: what is said with which is noted, and it is said as
 * long as nothing stops it. A voice whose name ends in "far" is somebody else's server.
 */
export function giveVoices(page: Page, voices: Readonly<Record<string, string>>): Promise<unknown> {
  return page.addInitScript((all) => {
    const noted = { heard: [] as { words: string; voice: string }[], stopped: 0 };
    const known = Object.entries(all).map(([name, lang]) => ({
      name,
      lang,
      localService: !name.endsWith('far'),
      default: name.endsWith('far'),
    }));
    class Utterance {
      voice: { name: string } | null = null;
      lang = '';
      rate = 1;
      onend: (() => void) | null = null;
      constructor(readonly text: string) {}
    }
    const synthesis = {
      getVoices: () => known,
      speak: ({ text, voice }: Utterance) => noted.heard.push({ words: text, voice: voice?.name ?? '' }),
      cancel: () => {
        noted.stopped++;
      },
      addEventListener: () => {},
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(window, { noted });
  }, voices);
}

type Noted = { readonly noted: { readonly heard: Heard[]; readonly stopped: number } };

export const heardOn = (page: Page): Promise<Heard[]> =>
  page.evaluate(() => (window as unknown as Noted).noted.heard);
export const stopsOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Noted).noted.stopped);
