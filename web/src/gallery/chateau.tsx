import { FACES, GUESTS, type Mode, RESOURCES } from '@castellan/oh-mon-chateau';
import { type ComponentChildren, render } from 'preact';
import { EndPicture } from '../games/oh-mon-chateau/art/end.js';
import {
  BoardCell,
  type BuilderId,
  BuilderPortrait,
  CardBack,
  ChateauDefs,
  CloudIcon,
  clothStyle,
  Die,
  FlagIcon,
  GuestCard,
  type GuestId,
  InhabitantsIcon,
  LineBadge,
  type Look,
  Picture,
  QuestionIcon,
  ResourceIcon,
  Seal,
  SmallGuestCard,
  SunIcon,
  Token,
} from '../games/oh-mon-chateau/art/index.js';
import '../styles/theme.css';
import { MockTable } from './chateau-table.js';
import './gallery.css';

/** A card with room for its shadow. */
const CARD_BOX = '-63 -87 128 177';

/** Every drawing at several sizes, for looking at; `?part=guests&theme=dark` shows one part in one theme. */
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';

const BUILDERS: readonly BuilderId[] = [
  'pebble',
  'thatch',
  'mortar',
  'belfry',
  'keystone',
  'tinsel',
  'quill',
  'plumb',
  'magpie',
  'architect',
];
const MODES: readonly Mode[] = ['petits-batisseurs', 'grands-architectes'];

const at = (sizes: readonly number[], box: string, things: readonly ComponentChildren[]) =>
  sizes.map((size) => (
    <div key={size} class="row" style={{ '--size': `${size}px` }}>
      {things.map((thing, i) => (
        <Picture key={i} box={box} class="sized">
          {thing}
        </Picture>
      ))}
    </div>
  ));

const SQUARE = '-50 -50 100 100';

const PARTS: Readonly<Record<string, () => ComponentChildren>> = {
  table: () => MODES.map((mode) => <MockTable key={mode} mode={mode} />),
  icons: () =>
    at([110, 48, 24], SQUARE, [
      ...RESOURCES.map((resource) => <ResourceIcon key={resource} resource={resource} />),
      <InhabitantsIcon key="i" />,
      <QuestionIcon key="q" />,
      <CloudIcon key="c" />,
      <SunIcon key="s" />,
      <FlagIcon key="f" />,
      <FlagIcon key="f2" points={2} />,
      ...(['lightning', 'hourglass', 'crown'] as const).map((seal) => <Seal key={seal} seal={seal} />),
    ]),
  pieces: () => [
    at([120, 60, 32], '-54 -54 108 108', [
      ...FACES.map((face) => <Die key={face} face={face} />),
      ...([0, 1, 2, 3] as readonly Look[]).map((look) => <Token key={look} look={look} />),
    ]),
    at([120, 60, 32], '-54 -54 108 108', [
      ...RESOURCES.map((resource) => <BoardCell key={resource} resource={resource} />),
      <BoardCell key="open" resource="gold" open />,
      <BoardCell key="taken" resource="gold" taken />,
      <g key="token">
        <BoardCell resource="wood" taken />
        <g transform="scale(.86)">
          <Token look={1} />
        </g>
      </g>,
    ]),
    at([110, 44, 22], '-30 -30 60 60', [
      <LineBadge key="1" construction={{ makes: 'floor' }} />,
      <LineBadge key="2" construction={{ makes: 'tower', points: 2 }} />,
      <LineBadge key="3" construction={{ makes: 'tower', points: 5 }} />,
      <LineBadge key="4" construction={{ makes: 'wall', inhabitants: 1 }} />,
      <LineBadge key="5" construction={{ makes: 'wall', inhabitants: 2 }} />,
      <LineBadge key="6" construction={{ makes: 'wall', inhabitants: 3 }} />,
      <LineBadge key="7" construction={{ makes: 'flag', points: 1 }} />,
      <LineBadge key="8" construction={{ makes: 'flag', points: 2 }} />,
      <LineBadge key="9" construction={{ makes: 'reactivation' }} />,
      <LineBadge key="10" construction={{ makes: 'theft' }} />,
    ]),
  ],
  guests: () =>
    at(
      query.has('small') ? [90, 56] : [230],
      CARD_BOX,
      GUESTS.map(({ id }) => <GuestCard key={id} id={id as GuestId} />),
    ),
  small: () =>
    at([150], CARD_BOX, [
      ...[1, 2, 3, 4].flatMap((value) =>
        [0, 1, 2, 3].map((variant) => (
          <SmallGuestCard key={`${value}${variant}`} value={value} variant={variant} />
        )),
      ),
      ...MODES.map((mode) => <CardBack key={mode} mode={mode} />),
    ]),
  faces: () =>
    [200, 64, 40].map((size) => (
      <div key={size} class="row" style={{ '--size': `${size}px` }}>
        {BUILDERS.map((character) => (
          <BuilderPortrait key={character} character={character} class="sized" />
        ))}
      </div>
    )),
  ends: () => (
    <div class="row" style={{ '--size': '600px' }}>
      <EndPicture reason="castle" class="sized" />
      <EndPicture reason="stall" class="sized" />
      <EndPicture reason="lost" class="sized" />
    </div>
  ),
};

const part = query.get('part');
const app = document.getElementById('app');
if (app !== null)
  render(
    <>
      <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
        <ChateauDefs />
      </svg>
      {Object.entries(PARTS)
        .filter(([name]) => part === null || name === part)
        .map(([name, draw]) => (
          <section
            key={name}
            style={part === null || !query.has('cloth') ? {} : clothStyle(query.get('cloth') as Mode)}
          >
            {part === null ? <h2>{name}</h2> : null}
            {draw()}
          </section>
        ))}
    </>,
    app,
  );
