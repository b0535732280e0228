/** Those who play on this device again and again. */
const family = {
  family: {
    lead: 'Whoever plays here often: one touch, and they have their seat, with their name and their mouse. Kept on this device only.',
    pick: 'Who sits here',
    remember: (name: string) => `Remember ${name}`,
    add: 'Add somebody',
    change: 'Change',
    changeOf: (name: string) => `Change ${name}`,
    remove: (name: string) => `Remove ${name} from the family`,
    removed: (name: string) => `${name} is no longer in the family.`,
    keep: 'Keep',
    kept: (name: string) => `${name} is in the family.`,
    notKept: 'This device does not let us keep it: it holds until the page is closed.',
    needsName: 'Everybody needs a name.',
    taken: (name: string) => `There is already somebody called ${name}.`,
    full: (most: number) => `The family is complete: ${most} fit in here.`,
  },
};

export type FamilyMessages = typeof family;
export default family;
