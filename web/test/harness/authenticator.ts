import type { CDPSession } from 'playwright-core';

/** Something that keeps passkeys and always says yes, as a phone with its owner's finger on it. Returns its id. */
export async function addAuthenticator(line: CDPSession): Promise<string> {
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}
