import type { AboutMessages } from '../en/about.js';

const about: AboutMessages = {
  about: {
    title: 'À propos de Castellan',
    what: 'Avec Castellan, on joue à deux jeux de château sur n’importe quel écran : en solo contre les souris du château, ou entre amis autour d’une table.',
    privacyTitle: 'Ni compte, ni publicité, ni pistage',
    privacy:
      'Parties et réglages restent sur cet appareil. Rien n’est chargé d’ailleurs, et après la première visite tout marche sans réseau.',
    installTitle: 'L’emporter avec soi',
    install:
      'Dans le menu du navigateur, choisir « Installer » ou « Sur l’écran d’accueil » : Castellan s’ouvre alors comme une application.',
    installHttps:
      'À cette adresse, sans https://, il faut le réseau pour jouer, et Castellan ne peut pas être installé.',
    creditsTitle: 'À qui sont ces jeux',
    credits:
      'Château Roquefort (aussi Château d’Appenzell) est un jeu de Jens-Peter Schliemann et Bernhard Weber, illustré par Victor Boden et publié par Zoch en 2007. Oh mon château (Once Upon a Castle) est un jeu de Corentin Lebrat et Ludovic Maublanc, illustré par Sylvain Aublin et publié par Blue Orange en 2018. Noms et marques sont à leurs propriétaires ; ce projet n’a aucun lien avec eux. Les règles sont racontées avec nos mots et chaque image a été dessinée pour cette page.',
    namesTitle: 'Les noms qui sont de nous',
    names:
      'Le château, ses tours, ses souricières et ses oubliettes, les deux modes et les invités avec leurs pouvoirs viennent des livrets de règles. Les noms des sept fromages, des souris des joueurs et de tous ceux que l’ordinateur fait jouer sont de nous.',
    ownBox: 'Saisir ta propre boîte',
    reconstructedTitle: 'Ce qu’il a fallu reconstituer',
    reconstructed:
      'Les images des livrets ne nous sont pas parvenues. Les salles des deux faces de Château Roquefort, ainsi que les plateaux, la valeur des habitants et les invités des Petits Bâtisseurs d’Oh mon château sont des reconstitutions qui s’accordent avec tout ce que disent les textes. Qui possède la boîte peut saisir ce qui y est imprimé et jouer avec.',
    font: 'Les titres sont composés en Almendra, d’Ana Sanfelippo, sous licence SIL Open Font.',
    fontLicence: 'Lire la licence',
    source: 'Castellan est un logiciel libre sous licence MIT.',
    version: (version: string) => `Version ${version}`,
  },
};

export default about;
