export { Drawer } from './chance/draw.js';
export { commitment, HmacChance, STREAMS, secretKey } from './chance/hmac.js';
export { SeededChance } from './chance/seeded.js';
export { hmacSha256, sha256 } from './chance/sha256.js';
export type { ChanceSource } from './chance/source.js';
export type { AnyGame, Game, Outcome, State } from './game.js';
export type {
  ChoiceOption,
  CountOption,
  DataOption,
  FirstOption,
  GameOption,
  GameOptions,
  RowsOption,
  SeatSwitchOption,
  SwitchOption,
} from './game-option.js';
export { isObject, type Json, type JsonObject } from './json.js';
export type {
  AnyBotSupport,
  BotSupport,
  Calibration,
  Character,
  Explainer,
  Knowledge,
  Mind,
  PriorSettings,
  TurnReason,
} from './knowledge.js';
export { chanceMoves, isLegal, legalMoves, parseMove } from './moves.js';
export { OptionReader } from './option-reader.js';
export { perft } from './perft.js';
export { RandomPlay } from './random-play.js';
export { formatRecord, type GameRecord, parseRecord, readAction, writeAction } from './record.js';
export { Registry } from './registry.js';
export { describeRejection, type OptionProblem, type Reason, type Rejection } from './rejection.js';
export { type ReplayStep, replay } from './replay.js';
export { failed, ok, type Result, unwrap } from './result.js';
export {
  type Actor,
  CHANCE,
  hasSeat,
  type Observer,
  type Seat,
  type SeatSet,
  SPECTATOR,
  seatsIn,
} from './seats.js';
