import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { addAuthenticator } from '../../../web/test/harness/authenticator.js';
import { launch } from '../../../web/test/harness/launch.js';
import type { Answer } from '../http/harness.js';

let chromium: Promise<Browser> | null = null;
afterAll(async () => {
  await (await chromium)?.close();
});

/** A real browser on a device of its own, which can keep passkeys. */
export class Device {
  readonly #page: Page;
  readonly #line: CDPSession;
  readonly #keys: string;

  private constructor(page: Page, line: CDPSession, keys: string) {
    this.#page = page;
    this.#line = line;
    this.#keys = keys;
  }

  static async open(port: number): Promise<Device> {
    chromium ??= launch();
    const context = await (await chromium).newContext();
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    const keys = await addAuthenticator(line);
    await page.goto(`http://localhost:${port}/`);
    const device = new Device(page, line, keys);
    await device.ask('POST', '/api/hello');
    return device;
  }

  ask(method: string, path: string, body: unknown = {}): Promise<Answer> {
    return this.#page.evaluate(
      async ([how, where, what]) => {
        const init = { method: how, headers: { 'Content-Type': 'application/json' }, body: what };
        const response = await fetch(where, how === 'GET' ? {} : init);
        return { status: response.status, headers: {}, body: await response.json() };
      },
      [method, path, JSON.stringify(body)] as const,
    );
  }

  /** Asks for options and lets the device answer them; what it says is not sent yet. */
  async sign(kind: 'register' | 'login'): Promise<unknown> {
    const { body } = await this.ask('POST', `/api/passkey/${kind}/options`);
    return this.#page.evaluate(
      async ([what, options]) => {
        const json = JSON.parse(options);
        const credential =
          what === 'register'
            ? await navigator.credentials.create({
                publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json),
              })
            : await navigator.credentials.get({
                publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json),
              });
        return (credential as PublicKeyCredential).toJSON();
      },
      [kind, JSON.stringify(body.options)] as const,
    );
  }

  prove(kind: 'register' | 'login', response: unknown): Promise<Answer> {
    return this.ask('POST', `/api/passkey/${kind}`, { response });
  }

  async use(kind: 'register' | 'login'): Promise<Answer> {
    return this.prove(kind, await this.sign(kind));
  }

  async me(): Promise<{ readonly id: string; readonly name: string; readonly hasPasskey: boolean }> {
    return (await this.ask('GET', '/api/me')).body;
  }

  /** As a maker's cloud does: the passkeys of this device are on the other one, too. */
  async syncTo(other: Device): Promise<void> {
    const { credentials } = await this.#line.send('WebAuthn.getCredentials', { authenticatorId: this.#keys });
    for (const credential of credentials)
      await other.#line.send('WebAuthn.addCredential', { authenticatorId: other.#keys, credential });
  }

  async loseKeys(): Promise<void> {
    await this.#line.send('WebAuthn.clearCredentials', { authenticatorId: this.#keys });
  }

  async cookie(): Promise<string> {
    const [{ name, value }] = await this.#page.context().cookies();
    return `${name}=${value}`;
  }
}
