/** Somebody new, as the server itself makes them: the cookie of a guest. */
export async function newGuest(port: number): Promise<string> {
  const home = `http://127.0.0.1:${port}`;
  const response = await fetch(`${home}/api/hello`, {
    method: 'POST',
    headers: { origin: home, 'content-type': 'application/json' },
    body: '{}',
  });
  const [cookie] = response.headers.getSetCookie();
  if (!response.ok || cookie === undefined) throw new Error(`${response.status} ${await response.text()}`);
  return cookie.split(';', 1)[0];
}
