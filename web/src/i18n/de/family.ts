import type { FamilyMessages } from '../en/family.js';

const family: FamilyMessages = {
  family: {
    lead: 'Wer hier oft spielt, sitzt mit einem Fingertipp am Tisch: mit Namen und eigener Maus. Bleibt nur auf diesem Gerät.',
    pick: 'Wer sitzt hier?',
    remember: (name) => `${name} merken`,
    add: 'Jemanden aufnehmen',
    change: 'Ändern',
    changeOf: (name) => `${name} ändern`,
    remove: (name) => `${name} aus der Familie nehmen`,
    removed: (name) => `${name} gehört nicht mehr zur Familie.`,
    keep: 'Merken',
    kept: (name) => `${name} gehört zur Familie.`,
    notKept: 'Dieses Gerät kann es sich nicht merken: Es gilt, bis die Seite geschlossen wird.',
    needsName: 'Ohne Namen geht es nicht.',
    taken: (name) => `${name} gibt es schon.`,
    full: (most) => `Die Familie ist vollzählig: Mehr als ${most} passen nicht hinein.`,
  },
};

export default family;
