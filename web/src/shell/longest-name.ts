/** Letters of a name at tables of this device, in every game and in the family. */
export const LONGEST_NAME = 20;
