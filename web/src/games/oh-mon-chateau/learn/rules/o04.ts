import type { RuleChapter } from '../../../../learn/rule.js';
import { DANCER, FULL_LINE, PEOPLE_ROLLED, WALL_AND_FLAG } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'What is built', fr: 'Les constructions', de: 'Was gebaut wird' },
  rules: [
    {
      id: 'O4.1',
      position: DANCER,
      show: ['build 5,4-5,5', 'invite reine'],
      claims: [
        {
          after: ['build 5,4-5,5', 'invite reine'],
          happens: [
            { type: 'builtFloor', floors: 1 },
            { type: 'guestArrived', guest: 'reine' },
            { type: 'turnedUp' },
          ],
        },
      ],
      texts: {
        en: [
          'Keep floor, four at most: a guest moves in. Small builders take the top one, Great architects choose one of the three shown.',
        ],
        fr: [
          'Étage du donjon, quatre au plus : un invité s’installe. Petits Bâtisseurs : le premier de la pioche. Grands Architectes : un des trois visibles.',
        ],
        de: [
          'Stockwerk im Bergfried, höchstens vier: Ein Gast zieht ein. Kleine Baumeister nehmen den obersten, Große Architekten wählen einen der drei offenen.',
        ],
      },
    },
    {
      id: 'O4.2',
      position: FULL_LINE,
      show: ['build 1,4-2,4'],
      claims: [{ after: ['build 1,4-2,4'], happens: [{ type: 'builtTower', points: 2 }] }],
      texts: {
        en: [
          'Tower, four at most: worth the points on its sign. Who is first to have four draws the sun, worth 4 points.',
        ],
        fr: [
          'Tour, quatre au plus : vaut les points de son signe. Qui en a quatre en premier dessine le soleil, 4 points.',
        ],
        de: [
          'Turm, höchstens vier: bringt die Punkte auf seinem Zeichen. Wer zuerst vier hat, zeichnet die Sonne: 4 Punkte.',
        ],
      },
    },
    {
      id: 'O4.3',
      position: WALL_AND_FLAG,
      show: ['build 2,4-2,5', 'wall 2'],
      claims: [
        { after: ['build 2,4-2,5'], move: 'wall 1', refusedBy: null },
        {
          after: ['build 2,4-2,5', 'wall 2'],
          happens: [
            { type: 'drewInhabitants', count: 2 },
            { type: 'builtWall', flags: 2 },
          ],
        },
      ],
      texts: {
        en: [
          'Wall, four at most: no points, but inhabitants. You choose whether it carries one flag or two.',
        ],
        fr: [
          'Mur, quatre au plus : pas de points, mais des habitants. Tu choisis s’il porte un drapeau ou deux.',
        ],
        de: [
          'Mauer, höchstens vier: keine Punkte, aber Bewohner. Du wählst, ob sie eine oder zwei Fahnen trägt.',
        ],
      },
    },
    {
      id: 'O4.4',
      position: WALL_AND_FLAG,
      show: ['build 2,4-2,5', 'wall 2', 'build 2,1-2,2'],
      claims: [
        { move: 'build 2,1-2,2', refusedBy: 'O4.4' },
        { after: ['build 2,4-2,5', 'wall 2', 'build 2,1-2,2'], happens: [{ type: 'drewFlag', points: 1 }] },
      ],
      texts: {
        en: ['Flag: only where a wall that stands has room. Worth the points on its sign.'],
        fr: ['Drapeau : seulement là où un mur debout a de la place. Vaut les points de son signe.'],
        de: ['Fahne: nur wo auf einer fertigen Mauer Platz ist. Bringt die Punkte auf ihrem Zeichen.'],
      },
    },
    {
      id: 'O4.5',
      position: PEOPLE_ROLLED,
      show: ['take inhabitants'],
      claims: [{ after: ['take inhabitants'], happens: [{ type: 'drewInhabitants', count: 2, total: 2 }] }],
      texts: {
        en: [
          'Inhabitants fill their rows from the left, the upper row first. Those who find no room are lost.',
        ],
        fr: [
          'Les habitants remplissent leurs rangées de gauche à droite, celle du haut d’abord. Ceux qui n’ont plus de place sont perdus.',
        ],
        de: [
          'Bewohner füllen ihre Zeilen von links, die obere zuerst. Wer keinen Platz mehr findet, geht verloren.',
        ],
      },
    },
  ],
};
