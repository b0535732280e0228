import type { MiceMessages } from '../en/mice.js';

const mice: MiceMessages = {
  mice: {
    roof: [
      () => 'Je cours dans les salles, pas sur les toits.',
      () => 'Là-haut ? Je suis une souris, pas un chat !',
      () => 'Soulève d’abord ce toit, et je file.',
      () => 'Je ne pose pas une patte sur un toit.',
    ],
    tower: [
      () => 'Je suis entrée par une tour. Je n’y retourne pas.',
      () => 'Par les tours, j’entre. Je ne ressors jamais.',
      () => 'Retourner dans une tour ? Je veux du fromage !',
    ],
    trap: [
      () => 'Là-dedans ? Mais ça mord !',
      () => 'Je la vois, cette souricière. Non merci !',
      () => 'Je tiens à ma queue, moi.',
    ],
    jump: [
      (cost) => `Et hop ! Ça me coûte ${cost} actions.`,
      (cost) => `Baissez les oreilles, je passe ! ${cost} actions.`,
      (cost) => `Quel saut ! ${cost} actions, et me voilà.`,
    ],
    fell: [
      () => 'Oups ! Il fait noir ici.',
      () => 'Je n’ai rien ! Continuez sans moi.',
      () => 'Je l’ai vue trop tard, cette souricière.',
      () => 'Gardez-moi un bout de fromage !',
    ],
    feast: [
      (kinds) => `${NUMBERS[kinds]} fromages d’un coup ! Je rêve.`,
      (kinds) => `${NUMBERS[kinds]} à la fois ! Je n’ai pas assez de pattes.`,
      (kinds) => `${NUMBERS[kinds]} portions ! Mon pauvre petit ventre.`,
    ],
    raised: [
      () => 'Ici, je ne crains aucune souricière. Mais pas de fromage…',
      () => 'Je suis à l’abri sur cette pierre. Et j’ai faim.',
    ],
  },
};

const NUMBERS: readonly string[] = ['Zéro', 'Un', 'Deux', 'Trois', 'Quatre'];

export default mice;
