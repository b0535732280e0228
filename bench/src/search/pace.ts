import { contestant, DEFAULT_SEARCH, playTable, Search } from '@castellan/ai';
import {
  ROQUEFORT_CHARACTERS,
  roquefort,
  roquefortBotSupport,
  roquefortKnowledge,
} from '@castellan/roquefort';
import { twinsAfter } from './position.js';

/** How long the champion keeps others waiting, in milliseconds of processor time, and what it takes to think. */
export type PaceFigures = {
  turns: number;
  /** All decisions of a turn together. */
  meanTurn: number;
  lateTurn: number;
  longestTurn: number;
  longestDecision: number;
  /** From nothing to a first answer, the first time in this process. */
  firstAnswer: number;
  /** Everything a search holds on to, for four players. */
  searchBytes: number;
};

const champion = ROQUEFORT_CHARACTERS[ROQUEFORT_CHARACTERS.length - 1];
const settings = { ...DEFAULT_SEARCH, nodes: champion.nodes };

/** Has to be asked before anything else has warmed the search up. */
export function measureFirstAnswer(): number {
  const { state } = twinsAfter(60, 'first answer');
  const began = processorTime();
  const search = new Search(roquefort, roquefortKnowledge, state, settings);
  search.begin(state, state.turn);
  search.run(256);
  search.candidates();
  return processorTime() - began;
}

/** Games of the champion against itself: two and four players in turn. */
export function measurePace(games = 6): Omit<PaceFigures, 'firstAnswer'> {
  const who = contestant(roquefort, roquefortBotSupport, champion);
  const turns: number[] = [];
  let longestDecision = 0;
  for (let game = 0; game < games; game++) {
    let seatBefore = -1;
    let began = 0;
    playTable(roquefort, {}, Array(game % 2 === 0 ? 2 : 4).fill(who), `pace/${game}`, {
      before: (seat) => {
        if (seat !== seatBefore) turns.push(0);
        seatBefore = seat;
        began = processorTime();
      },
      after: () => {
        const took = processorTime() - began;
        turns[turns.length - 1] += took;
        longestDecision = Math.max(longestDecision, took);
      },
    });
  }
  turns.sort((a, b) => a - b);
  return {
    turns: turns.length,
    meanTurn: turns.reduce((sum, turn) => sum + turn, 0) / turns.length,
    lateTurn: turns[Math.floor(turns.length * 0.99)],
    longestTurn: turns[turns.length - 1],
    longestDecision,
    searchBytes: searchBytes(),
  };
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** What is there more after a search has been made and has thought; buffers count. */
function searchBytes(): number {
  if (globalThis.gc === undefined) return Number.NaN;
  const state = roquefort.start({ ...twinsAfter(60, 'memory').state.options, players: 4 });
  while (state.isChance()) {
    const drawn = new Int32Array(roquefort.maxLegal);
    state.chances(drawn, new Int32Array(roquefort.maxLegal));
    state.apply(-1, drawn[0], null);
  }
  globalThis.gc();
  const before = held();
  const search = new Search(roquefort, roquefortKnowledge, state, settings);
  search.think(state, state.turn);
  globalThis.gc();
  const bytes = held() - before;
  // asked after the measuring, so that it is still there during it
  return search.looked > 0 ? bytes : Number.NaN;
}

function held(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
