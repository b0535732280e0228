/** Texts of a table whose castle lies on one screen while everybody plays from a phone. */
const sides = {
  screen: {
    title: 'Take your phones',
    lead: 'Point the camera of a phone at the code. Whoever is in the same network comes to this table.',
    seats: 'Who is here',
    begins: 'The game begins when every seat is taken.',
  },
  hand: {
    title: 'Take a seat',
    lead: 'Your phone shows your own side. The castle is on the screen in the middle.',
    name: 'Your name',
    sit: 'Sit down',
    seated: 'You have a seat. Look at the table: the game begins when every seat is taken.',
    full: 'Every seat is taken. You can look on at the table in the middle.',
    turnOf: (name: string) => `It is the turn of ${name}.`,
    look: 'Look at the table in the middle.',
  },
};
export type SidesMessages = typeof sides;
export default sides;
