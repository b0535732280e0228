/** The page about Castellan itself; nobody needs it to play. */
const about = {
  about: {
    title: 'About Castellan',
    what: 'Castellan lets you play two castle board games on any screen: alone, against the mice of the castle, or with friends around one table.',
    privacyTitle: 'No account, no ads, no tracking',
    privacy:
      'Your games and settings stay on this device. Nothing is loaded from anywhere else, and after the first visit everything works without a network.',
    installTitle: 'Take it along',
    install:
      'In the menu of the browser, choose “Install” or “Add to home screen”: Castellan then opens like an app.',
    installHttps:
      'At this address, without https://, it works while the network is there, and cannot be installed.',
    creditsTitle: 'Whose games these are',
    credits:
      'Château Roquefort (also Château d’Appenzell) was designed by Jens-Peter Schliemann and Bernhard Weber and drawn by Victor Boden; Zoch published it in 2007. Oh mon château (Once Upon a Castle) was designed by Corentin Lebrat and Ludovic Maublanc and drawn by Sylvain Aublin; Blue Orange published it in 2018. Names and marks belong to their owners; this project has no connection with them. Rules are told in our own words, and every picture was drawn for this page.',
    namesTitle: 'Which names are ours',
    names:
      'The castle, its towers, traps and dungeon, the two modes and the guests with their powers are the rulebooks’. The names of the seven cheeses, of the players’ mice and of everybody whom the computer plays are ours.',
    ownBox: 'Enter your own box',
    reconstructedTitle: 'What had to be reconstructed',
    reconstructed:
      'The pictures of the rulebooks are not known to us. The rooms of both sides of Château Roquefort, and the boards, the inhabitants’ values and the small builders’ guests of Oh mon château are reconstructions that fit all that the texts say. Whoever owns the box can enter what is printed there and play with it.',
    font: 'Titles are set in Almendra by Ana Sanfelippo, under the SIL Open Font License.',
    fontLicence: 'Read the licence',
    source: 'Castellan is free software under the MIT licence.',
    version: (version: string) => `Version ${version}`,
  },
};

export type AboutMessages = typeof about;
export default about;
