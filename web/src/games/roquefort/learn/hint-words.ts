import type { TurnReason } from '@castellan/kernel';
import type { RoquefortReason } from '@castellan/roquefort';
import { type Language, language } from '../../../i18n/i18n.js';
import { tileName } from '../table/words.js';

type Look = 'place' | 'uncover' | 'run' | 'enter' | 'slide' | 'end';

const LOOK: Readonly<Record<Language, Readonly<Record<Look, string>>>> = {
  en: {
    place: 'Look at the towers: which has the most to offer?',
    uncover: 'Look at the roofs beside your mice.',
    run: 'Look at your mice in the castle, and where they could go.',
    enter: 'Look at your mice that still wait outside.',
    slide: 'Look at the spare tile, and where it could go in.',
    end: 'There is little more to win in this turn.',
  },
  fr: {
    place: 'Regarde les tours : laquelle offre le plus ?',
    uncover: 'Regarde les toits à côté de tes souris.',
    run: 'Regarde tes souris dans le château, et où elles pourraient aller.',
    enter: 'Regarde tes souris qui attendent encore dehors.',
    slide: 'Regarde la dalle restante, et où elle pourrait entrer.',
    end: 'Il n’y a plus grand-chose à gagner dans ce tour.',
  },
  de: {
    place: 'Schau auf die Türme: Welcher bietet am meisten?',
    uncover: 'Schau auf die Dächer neben deinen Mäusen.',
    run: 'Schau auf deine Mäuse im Schloss und wohin sie könnten.',
    enter: 'Schau auf deine Mäuse, die noch draußen warten.',
    slide: 'Schau auf die übrige Platte und wo sie hineinpasst.',
    end: 'In diesem Zug ist nicht mehr viel zu holen.',
  },
};

export function lookWords(move: string): string {
  const words = LOOK[language.value];
  const [word] = move.split(' ');
  return words[word as Look] ?? words.run;
}

type Told = { readonly cheese: string; readonly who: string; readonly cell: string; readonly slot: string };
type Words = Readonly<Record<RoquefortReason['kind'], (told: Told) => string>>;

const REASONS: Readonly<Record<Language, Words>> = {
  en: {
    wins: () => 'It wins the game.',
    loses: () => 'It ends the game, and somebody else wins.',
    collects: ({ cheese }) => `It takes ${cheese}.`,
    traps: ({ who, cell }) => `A mouse of ${who} on ${cell} falls.`,
    gives: ({ who, cheese }) => `It gives ${cheese} to ${who}.`,
    sacrifices: ({ cell }) => `A mouse of one’s own on ${cell} falls.`,
    preventsWin: ({ who }) => `It keeps ${who} from winning next turn.`,
    prevents: ({ who, cheese }) => `It keeps ${cheese} from ${who}.`,
    blocks: ({ who, cheese, cell }) => `It stands in the way on ${cell}: no ${cheese} for ${who}.`,
    saves: ({ cell }) => `It brings the mouse on ${cell} into safety.`,
    closes: ({ cell }) => `The mouse on ${cell} can no longer be dropped so easily.`,
    risks: ({ cell }) => `But a push could drop the mouse on ${cell}.`,
    threatensToCollect: ({ cheese }) => `Next turn it could take ${cheese}.`,
    threatensToTrap: ({ who, cell }) => `Next turn a push could drop the mouse of ${who} on ${cell}.`,
    occupies: ({ cheese, cell }) => `A mouse stands on ${cheese}, on ${cell}.`,
    enters: () => 'It brings another mouse into the castle.',
    learns: () => 'It shows what nobody knew yet.',
  },
  fr: {
    wins: () => 'Cela gagne la partie.',
    loses: () => 'Cela finit la partie, et quelqu’un d’autre gagne.',
    collects: ({ cheese }) => `Cela prend ${cheese}.`,
    traps: ({ who, cell }) => `Une souris (${who}) tombe en ${cell}.`,
    gives: ({ who, cheese }) => `Cela donne ${cheese} à ${who}.`,
    sacrifices: ({ cell }) => `Sa propre souris tombe en ${cell}.`,
    preventsWin: ({ who }) => `Cela empêche ${who} de gagner au tour suivant.`,
    prevents: ({ who, cheese }) => `Cela empêche ${who} de prendre ${cheese}.`,
    blocks: ({ who, cheese, cell }) =>
      `Une souris barre le chemin en ${cell} : pas de ${cheese} pour ${who}.`,
    saves: ({ cell }) => `Cela met la souris de ${cell} à l’abri.`,
    closes: ({ cell }) => `La souris de ${cell} ne peut plus tomber si facilement.`,
    risks: ({ cell }) => `Mais une poussée pourrait faire tomber la souris de ${cell}.`,
    threatensToCollect: ({ cheese }) => `Au tour suivant, cela pourrait prendre ${cheese}.`,
    threatensToTrap: ({ who, cell }) =>
      `Au tour suivant, une poussée pourrait faire tomber ${who} en ${cell}.`,
    occupies: ({ cheese, cell }) => `Une souris est sur ${cheese}, en ${cell}.`,
    enters: () => 'Cela fait entrer une souris de plus dans le château.',
    learns: () => 'Cela montre ce que personne ne savait encore.',
  },
  de: {
    wins: () => 'Damit ist das Spiel gewonnen.',
    loses: () => 'Damit endet das Spiel, und jemand anders gewinnt.',
    collects: ({ cheese }) => `Das bringt ${cheese}.`,
    traps: ({ who, cell }) => `Auf ${cell} fällt eine Maus von ${who}.`,
    gives: ({ who, cheese }) => `Das gibt ${cheese} an ${who}.`,
    sacrifices: ({ cell }) => `Auf ${cell} fällt eine eigene Maus.`,
    preventsWin: ({ who }) => `Das hindert ${who} daran, im nächsten Zug zu gewinnen.`,
    prevents: ({ who, cheese }) => `Das hält ${cheese} von ${who} fern.`,
    blocks: ({ who, cheese, cell }) => `Eine Maus steht auf ${cell} im Weg: kein ${cheese} für ${who}.`,
    saves: ({ cell }) => `Das bringt die Maus von ${cell} in Sicherheit.`,
    closes: ({ cell }) => `Die Maus auf ${cell} kann nicht mehr so leicht fallen.`,
    risks: ({ cell }) => `Aber die Maus auf ${cell} könnte fallen, wenn jemand schiebt.`,
    threatensToCollect: ({ cheese }) => `Im nächsten Zug könnte das ${cheese} bringen.`,
    threatensToTrap: ({ who, cell }) => `Im nächsten Zug könnte die Maus von ${who} auf ${cell} fallen.`,
    occupies: ({ cheese, cell }) => `Eine Maus steht auf ${cheese}, auf ${cell}.`,
    enters: () => 'Das bringt noch eine Maus ins Schloss.',
    learns: () => 'Das zeigt, was noch niemand wusste.',
  },
};

export function reasonWords(reason: TurnReason, names: readonly string[]): string | null {
  const words = REASONS[language.value];
  if (!Object.hasOwn(words, reason.kind)) return null;
  const { cheese, seat, to, cell, slot } = reason;
  const who = typeof seat === 'number' ? seat : typeof to === 'number' ? to : 0;
  return words[reason.kind as RoquefortReason['kind']]({
    cheese: typeof cheese === 'string' ? tileName(cheese) : '',
    who: names[who],
    cell: String(cell ?? ''),
    slot: String(slot ?? ''),
  });
}
