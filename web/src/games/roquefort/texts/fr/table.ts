import { a, de, either, listed } from '../../../../i18n/words.js';
import type { RoquefortMessages, Thing } from '../en/table.js';

const et = (words: readonly string[]) => listed('fr', words);
const ou = (words: readonly string[]) => either('fr', words);

const THINGS: Readonly<Record<Thing, string>> = {
  mouse: 'une souris',
  roof: 'un toit',
  slot: 'une ouverture',
};

const table: RoquefortMessages = {
  table: {
    board: 'Le château',
    boardHelp:
      'Les flèches parcourent le château, Entrée choisit, le point d’interrogation montre toutes les touches.',
    handOver: (name) => `Passez l’écran ${a(name)}`,
    handOverHelp: (name) =>
      `Voici bientôt l’aide-mémoire ${de(name)}. Touchez quand personne d’autre ne regarde.`,
    againNow: 'Encore une fois : ce que les autres ont fait',
    players: 'Joueurs',
    tray: 'Ce qui attend à côté',
    goal: (kinds: number) => `Deux souris sur le même fromage le gagnent. But : ${kinds} variétés.`,
    miceInside: (count: number) => `${count} souris dans le château`,
    actionsLeft: (count: number) => (count > 1 ? `Encore ${count} actions` : `Encore ${count} action`),
    kinds: (count: number, goal: number) => `${count} ${count > 1 ? 'variétés' : 'variété'} sur ${goal}`,
    inDungeon: (count: number) => `${count} souris aux oubliettes`,
    miceOutside: (count: number) => `${count} souris dehors`,
    spare: (tile: string) => `Dalle restante : ${tile}`,
    thinking: (name: string) => `${name} réfléchit…`,
    stallSoon: (turns: number) =>
      turns === 1
        ? 'S’il ne se passe rien pendant ce tour, la partie se termine.'
        : `S’il ne se passe rien pendant ${turns} tours, la partie se termine.`,
  },
  tile: {
    C1: 'Emmental',
    C2: 'Camembert',
    C3: 'Roquefort',
    C4: 'Gouda',
    C5: 'Brie',
    C6: 'Mimolette',
    C7: 'Valençay',
    blank: 'sol nu',
    trap: 'souricière',
    unknown: 'pas encore vu',
  },
  cell: {
    raised: 'en hauteur',
    tower: 'tour',
    roofed: 'sous un toit',
    open: 'à découvert',
    empty: 'libre',
    room: (letter: string) => `salle ${letter}`,
    roofTiled: 'toit de tuiles',
    roofThatched: 'toit de paille',
    roofCopper: 'toit de cuivre',
    mouseOf: (name: string) => `souris ${de(name)}`,
    remembered: (tile: string) => `on a vu ici : ${tile}`,
    slot: (slot: string) => `ouverture ${slot}`,
    reach: (cost: number) => (cost > 1 ? `à ${cost} actions` : 'à 1 action'),
    chosen: 'sélectionné',
  },
  action: {
    endTurn: 'Finir le tour',
    fromOutside: 'en faire entrer une',
    letIn: 'Entrer',
    push: 'Pousser',
    putBack: 'Reposer',
    takeBack: 'Non, renoncer',
    doIt: 'Oui, quand même',
  },
  prompt: {
    turn: (name: string) => `${name}, c’est ton tour`,
    stuck: (name: string) => `${name}, cette souris ne peut pas courir : soulève un toit à côté d’elle`,
    stuckHere: (name: string) => `${name}, cette souris ne peut pas courir : choisis autre chose`,
    place: (name: string) => `${name}, mets une souris dans une tour libre`,
    begin: (name: string, things: readonly Thing[]) =>
      `${name}, choisis ${ou(things.map((thing) => THINGS[thing]))}`,
    mouse: (name: string) => `${name}, choisis où court la souris`,
    enter: (name: string) => `${name}, choisis par où la souris entre`,
    slide: (name: string) => `${name}, choisis par où pousser la dalle`,
    push: (name: string) => `${name}, pousse la dalle ou repose-la`,
    go: (name: string) => `${name}, continue ou finis ton tour`,
    done: (name: string) => `${name}, plus d’action : finis ton tour`,
    over: (name: string) => `${name}, il n’y a plus rien à faire : finis ton tour`,
  },
  forecast: {
    youGet: (cheese: string) => `Pour toi : ${cheese} !`,
    gets: (name: string, cheese: string) => `Pour ${name} : ${cheese}.`,
    youWin: 'Et la partie est gagnée !',
    yoursFalls: (cell: string) => `Ta souris en ${cell} tombe !`,
    falls: (name: string, cell: string) => `La souris ${de(name)} en ${cell} tombe.`,
    unsure: (cells: readonly string[]) =>
      `On ne voit pas ce qui arrive sous ${cells.length === 1 ? 'la' : 'les'} souris en ${et(cells)}.`,
    dropsOut: (tile: string) => `Sort du château : ${tile}.`,
    nothing: 'À ce qu’on voit, personne ne tombe et personne n’a de fromage.',
  },
  warning: {
    losesTitle: 'Cela met fin à la partie',
    loses: (winner: string) =>
      `Cette poussée fait tomber une troisième souris, et ${winner} gagne. Pousser quand même ?`,
    losesDraw: 'Cette poussée met fin à la partie, et personne ne gagne. Pousser quand même ?',
    losesGoal: (winner: string) =>
      `Après cela, ${winner} a assez de variétés de fromage et gagne. Le faire quand même ?`,
    stalls: (winner: string) =>
      `À la fin de ce tour, il ne se sera rien passé depuis trop longtemps, et ${winner} gagne. Finir le tour ?`,
    dropsTitle: 'Une souris tomberait',
    drops: (name: string, cell: string) =>
      `La souricière glisse sous la souris ${de(name)} en ${cell}. Pousser quand même ?`,
    idleTitle: 'Il reste des actions',
    idle: (count: number) =>
      count > 1 ? `Il reste ${count} actions. Finir le tour ?` : 'Il reste 1 action. Finir le tour ?',
  },
  why: {
    'R2.2': 'D’abord, chacun met une souris dans une tour libre.',
    'R3.1': 'Un tour, c’est quatre actions et une seule poussée. Il n’en reste plus assez.',
    'R3.2': 'À cette table, il faut faire au moins une action par tour.',
    'R4.1': 'Pour soulever un toit, il faut qu’une de tes souris touche sa salle.',
    'R5.1': 'Les souris de dehors entrent par une tour libre.',
    'R5.2': 'Les souris courent sur la case d’à côté, jamais en diagonale.',
    'R5.3': 'On ne court ni sous un toit, ni sur une souricière ouverte, ni dans une tour.',
    'R5.4': 'Une case, une souris. On peut passer par-dessus les autres si la case derrière est libre.',
    'R5.5':
      'On entre par-dessus une tour seulement si elle est prise, que la case suivante est libre et que la table le permet.',
    'R6.1': 'La dalle entre là où flotte une bannière rouge.',
    'R6.4': 'À cette table, on ne repousse pas la dalle aussitôt dans l’autre sens.',
    'R7.2': 'C’est le tour de quelqu’un d’autre.',
    'R9.1': 'La partie est finie : le but est atteint.',
    'R9.2': 'La partie est finie : une troisième souris est tombée.',
    'R9.5': 'La partie est finie : il ne s’est rien passé depuis trop longtemps.',
    'R10.2': 'La nouvelle dalle doit d’abord se montrer.',
  },
  log: {
    placed: (name: string, tower: string) => `${name} met une souris dans la tour ${tower}.`,
    entered: (name: string, tower: string) => `${name} entre dans la tour ${tower}.`,
    ran: (name: string, from: string, to: string, over: readonly string[]) =>
      over.length === 0
        ? `${name} court de ${from} à ${to}.`
        : `${name} court de ${from} à ${to} en passant par ${et(over)}.`,
    enteredOver: (name: string, to: string, over: readonly string[]) =>
      `${name} entre en passant par ${et(over)} jusqu’en ${to}.`,
    uncovered: (name: string, room: string) => `${name} soulève le toit de la salle ${room}.`,
    slid: (name: string, slot: string) => `${name} pousse la dalle en ${slot}.`,
    seen: (cell: string, tile: string) => `En ${cell} : ${tile}.`,
    seenSpare: (tile: string) => `Dalle restante : ${tile}.`,
    fell: (name: string, cell: string) => `Une souris ${de(name)} tombe aux oubliettes en ${cell}.`,
    collected: (name: string, cheese: string) => `Pour ${name} : ${cheese} !`,
    covered: (rooms: readonly string[]) =>
      rooms.length === 1
        ? `Le toit de la salle ${rooms[0]} est remis.`
        : `Les toits des salles ${et(rooms)} sont remis.`,
    turnBegan: (name: string) => `C’est ${a(name)}.`,
  },
  ending: {
    result: 'Résultat',
    title: (winner: string) => `${winner} gagne !`,
    drawTitle: 'Personne ne gagne',
  },
  keys: {
    arrows: 'Parcourir le château',
    choose: 'Choisir la souris, la case, le toit ou l’ouverture',
    nextMouse: 'Ta souris suivante',
    mice: 'Souris 1 à 4',
    roofs: 'Toit suivant qu’on peut soulever',
    slots: 'Ouverture suivante',
    outside: 'Une souris du dehors',
    endTurn: 'Finir le tour',
  },
};

export default table;
