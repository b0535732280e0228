import type { RoquefortRulesMessages } from '../en/rules.js';

const rules: RoquefortRulesMessages = {
  rules: {
    title: (game: string) => `Comment jouer à ${game}`,
    lead: 'Deux de tes souris sur le même fromage, et la variété est à toi. Il en faut quatre pour gagner, ou cinq ou six si la table le décide.',
    aimTitle: 'Des paires de fromages',
    aim: 'Sous les toits se cachent sept fromages, trois dalles de chacun. Dès que deux souris d’un joueur sont sur la même variété, il la reçoit, même si c’est le tour d’un autre. Chaque variété compte une fois.',
    turnTitle: 'Un tour : jusqu’à quatre actions',
    turnTitleMustAct: 'Un tour : d’une à quatre actions',
    turn: 'Dans l’ordre qu’on veut. Les pattes à côté du château montrent combien il en reste.',
    uncover: 'Soulever un toit',
    uncoverText:
      'Il doit toucher une de tes souris, un coin suffit. Tout le monde voit ce qu’il y a dessous.',
    run: 'Courir',
    runText:
      'D’une case, tout droit, jamais sous un toit ; une seule souris par case. On peut passer par-dessus d’autres souris : une action par case. Les nouvelles souris entrent par une tour libre : une tour est une entrée, jamais une sortie.',
    slide: 'Pousser, une fois par tour',
    slideText:
      'Pousse la dalle restante là où flotte une bannière rouge. Toute la rangée avance d’une case et la dernière dalle tombe. Toits et souris ne bougent pas.',
    endTitle: 'Puis les toits reviennent',
    end: 'À la fin du tour, chaque salle sans souris est recouverte. Retiens ce qu’il y avait dessous : c’est tout le secret.',
    trapTitle: 'Gare aux souricières',
    trap: 'Personne ne marche sur une souricière ouverte. Mais une poussée peut en amener une sous une souris : elle tombe alors aux oubliettes pour de bon. Sur les pierres en hauteur, les souris sont à l’abri.',
    winTitle: 'Comment ça finit',
    win: 'Qui a assez de variétés gagne aussitôt : quatre, ou les cinq ou six convenues. C’est fini aussi quand quelqu’un perd sa troisième souris : gagne alors qui a encore au moins deux souris et le plus de variétés ; à égalité, qui attend son tour depuis le plus longtemps.',
    cheesesTitle: 'Les sept fromages',
  },
};

export default rules;
