import type { TurnReason } from '@castellan/kernel';
import type { ChateauReason } from '@castellan/oh-mon-chateau';
import { type Language, language } from '../../../i18n/i18n.js';
import { guestName } from '../table/words.js';
import { chateauTexts } from '../texts/table.js';

type Look = 'take' | 'build' | 'guest' | 'choose' | 'end';

const LOOK: Readonly<Record<Language, Readonly<Record<Look, string>>>> = {
  en: {
    take: 'Look at the dice: which line do they help?',
    build: 'Look at your full lines.',
    guest: 'Look at the guests.',
    choose: 'Look at what you are asked.',
    end: 'There is little more to win in this turn.',
  },
  fr: {
    take: 'Regarde les dés : quelle ligne aident-ils ?',
    build: 'Regarde tes lignes pleines.',
    guest: 'Regarde les invités.',
    choose: 'Regarde ce qu’on te demande.',
    end: 'Il n’y a plus grand-chose à gagner dans ce tour.',
  },
  de: {
    take: 'Schau auf die Würfel: Welcher Reihe helfen sie?',
    build: 'Schau auf deine vollen Reihen.',
    guest: 'Schau auf die Gäste.',
    choose: 'Schau, wonach du gefragt wirst.',
    end: 'In diesem Zug ist nicht mehr viel zu holen.',
  },
};

export function lookWords(move: string): string {
  const words = LOOK[language.value];
  const [word] = move.split(' ');
  if (word === 'take' || word === 'build') return words[word];
  if (/^(invite|activate|steal)$/.test(word)) return words.guest;
  return /^(end|pass|skip)$/.test(word) ? words.end : words.choose;
}

type Told = { readonly what: string; readonly guest: string; readonly who: string; readonly count: number };
type Words = Readonly<Record<ChateauReason['kind'], (told: Told) => string>>;

const REASONS: Readonly<Record<Language, Words>> = {
  en: {
    wins: () => 'It wins the game.',
    shares: ({ who }) => `It shares the win with ${who}.`,
    loses: ({ who }) => `It ends the game, and ${who} wins.`,
    finishes: () => 'It completes the castle.',
    builds: ({ what }) => `It builds: ${what}.`,
    draws: ({ what, count }) => `It draws: ${what}${count > 1 ? ` (${count})` : ''}.`,
    invites: ({ guest }) => `It brings a guest: ${guest}.`,
    lures: ({ guest, who }) => `It takes a guest from ${who}: ${guest}.`,
    completes: ({ what }) => `It fills a line: ${what}.`,
    nears: ({ what }) => `One more token fills a line: ${what}.`,
  },
  fr: {
    wins: () => 'Cela gagne la partie.',
    shares: ({ who }) => `Cela partage la victoire avec ${who}.`,
    loses: ({ who }) => `Cela finit la partie, et ${who} gagne.`,
    finishes: () => 'Cela achève le château.',
    builds: ({ what }) => `Construction : ${what}.`,
    draws: ({ what, count }) => `À dessiner : ${what}${count > 1 ? ` (${count})` : ''}.`,
    invites: ({ guest }) => `Un invité arrive : ${guest}.`,
    lures: ({ guest, who }) => `Un invité quitte ${who} : ${guest}.`,
    completes: ({ what }) => `Une ligne est pleine : ${what}.`,
    nears: ({ what }) => `Encore un jeton pour remplir une ligne : ${what}.`,
  },
  de: {
    wins: () => 'Damit ist das Spiel gewonnen.',
    shares: ({ who }) => `Damit teilst du den Sieg mit ${who}.`,
    loses: ({ who }) => `Damit endet das Spiel, und ${who} gewinnt.`,
    finishes: () => 'Damit ist das Schloss vollendet.',
    builds: ({ what }) => `Gebaut wird: ${what}.`,
    draws: ({ what, count }) => `Gezeichnet wird: ${what}${count > 1 ? ` (${count})` : ''}.`,
    invites: ({ guest }) => `Ein Gast kommt: ${guest}.`,
    lures: ({ guest, who }) => `Ein Gast verlässt ${who}: ${guest}.`,
    completes: ({ what }) => `Eine Reihe wird voll: ${what}.`,
    nears: ({ what }) => `Noch eine Scheibe füllt eine Reihe: ${what}.`,
  },
};

const DRAWN: Readonly<Record<Language, Readonly<Record<'sun' | 'cloud' | 'inhabitants', string>>>> = {
  en: { sun: 'sun', cloud: 'cloud', inhabitants: 'inhabitants' },
  fr: { sun: 'soleil', cloud: 'nuage', inhabitants: 'habitants' },
  de: { sun: 'Sonne', cloud: 'Wolke', inhabitants: 'Bewohner' },
};

/** All reasons that the rules know have words; what others say is left out. */
export function reasonWords(reason: TurnReason, names: readonly string[]): string | null {
  const words = REASONS[language.value];
  if (!Object.hasOwn(words, reason.kind)) return null;
  const told = reason as ChateauReason;
  return words[told.kind]({
    what: whatOf(told),
    guest: 'guest' in told ? guestName(told.guest) : '',
    who: whoOf(told)
      .map((seat) => names[seat])
      .join(', '),
    count: 'count' in told ? told.count : 1,
  });
}

function whatOf(told: ChateauReason): string {
  if (told.kind === 'draws') return DRAWN[language.value][told.what];
  if (told.kind === 'builds') return partWords(told.part, told.points);
  return 'makes' in told ? partWords(told.makes, 0) : '';
}

function whoOf(told: ChateauReason): readonly number[] {
  if (told.kind === 'shares') return told.with;
  if (told.kind === 'loses') return told.to;
  return told.kind === 'lures' ? [told.from] : [];
}

/** As the buttons of lines call it. */
function partWords(part: string, points: number): string {
  const words: Readonly<Record<string, string>> = chateauTexts().short;
  return points > 0 ? `${words[part]} (${points})` : words[part];
}
