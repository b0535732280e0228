import { type Language, language } from '../i18n/i18n.js';

/** What learning says beside its lessons; those bring their own words. */
export type LearnTexts = {
  readonly title: (game: string) => string;
  readonly lead: string;
  readonly lesson: (number: number, of: number) => string;
  readonly lessons: string;
  readonly goOn: string;
  readonly begin: string;
  readonly done: string;
  readonly hint: string;
  readonly again: string;
  readonly leave: string;
  readonly next: string;
  readonly finish: string;
  readonly well: string;
  readonly missed: string;
  readonly readToMe: string;
  readonly allDone: string;
  readonly gift: { readonly cap: string; readonly crown: string; readonly kerchief: string };
  readonly play: string;
  readonly toLessons: string;
  readonly rulebook: string;
  readonly learner: string;
  readonly rules: RulebookTexts;
  readonly hints: HintTexts;
};

export type HintTexts = {
  readonly ask: string;
  readonly why: (name: string) => string;
  readonly title: string;
  readonly more: string;
  readonly close: string;
  readonly thinking: string;
  readonly piece: string;
  readonly turn: (moves: number) => string;
  readonly none: string;
  readonly because: string;
  readonly noReason: string;
  readonly whyTitle: (name: string) => string;
};

export type RulebookTexts = {
  readonly title: (game: string) => string;
  readonly lead: string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly tryIt: string;
  readonly show: string;
  readonly again: string;
  readonly close: string;
  readonly learn: string;
  readonly short: string;
  readonly all: string;
  readonly mark: { readonly ruling: string; readonly reconstruction: string; readonly house: string };
};

const TEXTS: Readonly<Record<Language, LearnTexts>> = {
  en: {
    title: (game) => `Learn by playing: ${game}`,
    lead: 'Short scenes, one thing at a time. You can leave whenever you like and go on later.',
    lesson: (number, of) => `Lesson ${number} of ${of}`,
    lessons: 'Lessons',
    goOn: 'Go on',
    begin: 'Begin',
    done: 'done',
    hint: 'Hint',
    again: 'Start again',
    leave: 'Leave the lesson',
    next: 'Next',
    finish: 'Finish',
    well: 'Well done!',
    missed: 'That did not work out this time. Start again?',
    readToMe: 'Read to me',
    allDone: 'You know how to play!',
    gift: {
      cap: 'Your mouse gets a cap with a feather.',
      crown: 'Your mouse gets a golden paper crown.',
      kerchief: 'Your mouse gets a dotted kerchief.',
    },
    play: 'Play now',
    toLessons: 'All lessons',
    rulebook: 'How to play',
    learner: 'Pip',
    rules: {
      title: (game) => `The rules of ${game}`,
      lead: 'Every rule by its number, with a board to try it on.',
      search: 'Search the rules',
      found: (count) => (count === 1 ? '1 rule' : `${count} rules`),
      tryIt: 'Try it',
      show: 'Show me',
      again: 'From the start',
      close: 'Put it away',
      learn: 'Learn by playing',
      short: 'The game on one page',
      all: 'Every rule, to try',
      mark: { ruling: 'Our ruling', reconstruction: 'Reconstruction', house: 'House rule' },
    },
    hints: {
      ask: 'Give me a hint',
      why: (name) => `Ask ${name}: why did you do that?`,
      title: 'Hint',
      more: 'Tell me more',
      close: 'Thank you',
      thinking: 'Let me think…',
      piece: 'It begins here.',
      turn: (moves) =>
        moves === 1 ? 'This is the whole turn.' : `The whole turn, in this order: 1 to ${moves}.`,
      none: 'Nothing comes to my mind here.',
      because: 'Why?',
      noReason: 'It was simply as good as anything else.',
      whyTitle: (name) => `${name} says`,
    },
  },
  fr: {
    title: (game) => `Apprendre en jouant : ${game}`,
    lead: 'De petites scènes, une chose à la fois. Tu peux partir quand tu veux et reprendre plus tard.',
    lesson: (number, of) => `Leçon ${number} sur ${of}`,
    lessons: 'Leçons',
    goOn: 'Reprendre',
    begin: 'Commencer',
    done: 'terminée',
    hint: 'Indice',
    again: 'Recommencer',
    leave: 'Quitter la leçon',
    next: 'Suivante',
    finish: 'Terminer',
    well: 'Bravo !',
    missed: 'Raté pour cette fois. On recommence ?',
    readToMe: 'Lis-moi le texte',
    allDone: 'Tu sais jouer !',
    gift: {
      cap: 'Ta souris reçoit une casquette à plume.',
      crown: 'Ta souris reçoit une couronne de papier doré.',
      kerchief: 'Ta souris reçoit un foulard à pois.',
    },
    play: 'Jouer maintenant',
    toLessons: 'Toutes les leçons',
    rulebook: 'Comment jouer',
    learner: 'Pip',
    rules: {
      title: (game) => `Les règles de ${game}`,
      lead: 'Chaque règle avec son numéro et un plateau pour l’essayer.',
      search: 'Chercher dans les règles',
      found: (count) => (count > 1 ? `${count} règles` : `${count} règle`),
      tryIt: 'Essayer',
      show: 'Montre-moi',
      again: 'Depuis le début',
      close: 'Ranger',
      learn: 'Apprendre en jouant',
      short: 'Le jeu en une page',
      all: 'Toutes les règles, à essayer',
      mark: { ruling: 'Notre décision', reconstruction: 'Reconstitution', house: 'Règle maison' },
    },
    hints: {
      ask: 'Donne-moi un indice',
      why: (name) => `Demander à ${name} : pourquoi as-tu fait ça ?`,
      title: 'Indice',
      more: 'Dis-m’en plus',
      close: 'Merci',
      thinking: 'Laisse-moi réfléchir…',
      piece: 'Cela commence ici.',
      turn: (moves) =>
        moves === 1 ? 'Voilà tout le tour.' : `Tout le tour, dans cet ordre : de 1 à ${moves}.`,
      none: 'Rien ne me vient à l’esprit ici.',
      because: 'Pourquoi ?',
      noReason: 'C’était simplement aussi bien qu’autre chose.',
      whyTitle: (name) => `${name} répond`,
    },
  },
  de: {
    title: (game) => `Spielend lernen: ${game}`,
    lead: 'Kleine Szenen, immer nur eine Sache. Du kannst jederzeit gehen und später weitermachen.',
    lesson: (number, of) => `Lektion ${number} von ${of}`,
    lessons: 'Lektionen',
    goOn: 'Weitermachen',
    begin: 'Anfangen',
    done: 'geschafft',
    hint: 'Tipp',
    again: 'Noch einmal von vorn',
    leave: 'Lektion verlassen',
    next: 'Weiter',
    finish: 'Fertig',
    well: 'Gut gemacht!',
    missed: 'Diesmal hat es nicht geklappt. Noch einmal von vorn?',
    readToMe: 'Lies mir vor',
    allDone: 'Jetzt kannst du spielen!',
    gift: {
      cap: 'Deine Maus bekommt eine Mütze mit Feder.',
      crown: 'Deine Maus bekommt eine Krone aus Goldpapier.',
      kerchief: 'Deine Maus bekommt ein gepunktetes Halstuch.',
    },
    play: 'Jetzt spielen',
    toLessons: 'Alle Lektionen',
    rulebook: 'So wird gespielt',
    learner: 'Pip',
    rules: {
      title: (game) => `Die Regeln von ${game}`,
      lead: 'Jede Regel mit ihrer Nummer und einem Brett zum Ausprobieren.',
      search: 'In den Regeln suchen',
      found: (count) => (count === 1 ? '1 Regel' : `${count} Regeln`),
      tryIt: 'Ausprobieren',
      show: 'Zeig es mir',
      again: 'Von vorn',
      close: 'Wegräumen',
      learn: 'Spielend lernen',
      short: 'Das Spiel auf einer Seite',
      all: 'Alle Regeln zum Ausprobieren',
      mark: { ruling: 'Unsere Auslegung', reconstruction: 'Rekonstruktion', house: 'Hausregel' },
    },
    hints: {
      ask: 'Gib mir einen Tipp',
      why: (name) => `${name} fragen: Warum hast du das gemacht?`,
      title: 'Tipp',
      more: 'Erzähl mir mehr',
      close: 'Danke',
      thinking: 'Lass mich überlegen …',
      piece: 'Hier fängt es an.',
      turn: (moves) =>
        moves === 1 ? 'Das ist der ganze Zug.' : `Der ganze Zug, in dieser Folge: 1 bis ${moves}.`,
      none: 'Dazu fällt mir nichts ein.',
      because: 'Warum?',
      noReason: 'Es war einfach so gut wie alles andere.',
      whyTitle: (name) => `${name} sagt`,
    },
  },
};

export function learnTexts(): LearnTexts {
  return TEXTS[language.value];
}
