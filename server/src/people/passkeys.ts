import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Bus, NO_BUS } from '../cluster/bus.js';
import type { Passkey } from '../store/operations/passkeys.js';
import type { Store } from '../store/store.js';
import { Challenges } from './challenges.js';
import type { Identity, Welcome } from './identity.js';
import type { Person, Visitor } from './person.js';

/** Where a passkey is asked for: the page's origin, and the name of its host, which the passkey belongs to. */
export type PasskeyPlace = { readonly origin: string; readonly rpID: string };

const MOST_PASSKEYS = 20;
/** Whoever can unlock the device may be asked to, but a device that cannot be locked is good enough for a game. */
const VERIFICATION = { userVerification: 'preferred' } as const;

/** Passkeys make a guest somebody who can come back from anywhere. Null: it did not prove anything. */
export class Passkeys {
  readonly #store: Store;
  readonly #identity: Identity;
  readonly #challenges: Challenges;
  readonly #now: () => number;

  constructor(store: Store, identity: Identity, now: () => number = Date.now, bus: Bus = NO_BUS) {
    this.#store = store;
    this.#identity = identity;
    this.#challenges = new Challenges(now, bus);
    this.#now = now;
  }

  async registerOptions({ person, session }: Visitor, { rpID }: PasskeyPlace) {
    const known = await this.#store.run('passkeysOf', { person: person.id });
    const options = await generateRegistrationOptions({
      rpName: 'Castellan',
      rpID,
      userID: new TextEncoder().encode(person.id),
      userName: person.name,
      userDisplayName: person.name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
      authenticatorSelection: { residentKey: 'required', ...VERIFICATION },
    });
    this.#challenges.put('register', session, options.challenge);
    return options;
  }

  /** The guest stays who they are, with all they have. */
  async register(
    visitor: Visitor,
    { origin, rpID }: PasskeyPlace,
    response: RegistrationResponseJSON,
  ): Promise<Person | null> {
    const { person, session } = visitor;
    const expectedChallenge = this.#challenges.take('register', session);
    if (expectedChallenge === null) return null;
    const checked = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }).catch(() => null);
    if (checked?.verified !== true) return null;
    const known = await this.#store.run('passkeysOf', { person: person.id });
    const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
    if (known.length >= MOST_PASSKEYS || (await this.#store.run('findPasskey', { id })) !== null) return null;
    await this.#store.run('addPasskey', {
      id,
      person: person.id,
      publicKey,
      counter,
      transports: JSON.stringify(transports),
      created: this.#now(),
    });
    return this.#identity.reread(person.id);
  }

  /** Which passkey is the browser's to offer: nothing is said about who has one. */
  async loginOptions({ session }: Visitor, { rpID }: PasskeyPlace) {
    const options = await generateAuthenticationOptions({ rpID, ...VERIFICATION });
    this.#challenges.put('login', session, options.challenge);
    return options;
  }

  /** The visitor turns out to be somebody known. What they did here as a guest goes with them. */
  async login(
    visitor: Visitor,
    { origin, rpID }: PasskeyPlace,
    response: AuthenticationResponseJSON,
  ): Promise<Welcome | null> {
    const expectedChallenge = this.#challenges.take('login', visitor.session);
    const passkey = await this.#store.run('findPasskey', { id: response.id });
    if (expectedChallenge === null || passkey === null) return null;
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: credentialOf(passkey),
      requireUserVerification: false,
    }).catch(() => null);
    if (checked?.verified !== true) return null;
    const counter = checked.authenticationInfo.newCounter;
    if (!(await this.#store.run('usePasskey', { id: passkey.id, counter }))) return null;
    const person = await this.#identity.find(passkey.person);
    return person === null ? null : this.#arrive(visitor, person);
  }

  async remove({ person }: Visitor, id: string): Promise<Person | null> {
    await this.#store.run('deletePasskey', { id, person: person.id });
    return this.#identity.reread(person.id);
  }

  /** Seats first: whatever is broken off after that, they are where their owner can come back to them. */
  async #arrive(visitor: Visitor, person: Person): Promise<Welcome> {
    const isGuest = !visitor.person.hasPasskey && visitor.person.id !== person.id;
    if (isGuest) await this.#identity.move(visitor.person.id, person);
    const welcome = await this.#identity.open(person);
    // lines that are open in this browser have moved along: they are closed, and come back with the new cookie
    await this.#identity.signOut({ ...visitor, person: isGuest ? person : visitor.person });
    return welcome;
  }
}

function credentialOf({ id, publicKey, counter, transports }: Passkey) {
  return { id, publicKey: new Uint8Array(publicKey), counter, transports: transportsOf(transports) };
}

function transportsOf(json: string): string[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
