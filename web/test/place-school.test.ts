import { expect, it } from 'vitest';
import { serve } from './harness/serve.js';
import { PHONE, visitorsOf } from './harness/visitors.js';
import { expectWell } from './harness/well.js';

const KEY = 'a key for the teacher';
const settings = {
  CASTELLAN_ACCESS: 'word',
  CASTELLAN_WORD: 'Camembert!',
  CASTELLAN_TABLES: 'named',
  CASTELLAN_OPERATOR_KEY: KEY,
};
const all = visitorsOf((port = '0') => serve({ port, settings }));
/** What the door answers stands in the console as well. */
const expected = /status of 403|Cross-Origin-Opener-Policy/;

it('a school: in by the word, a table by the teacher, and out by a ban', async () => {
  const [pupil, teacher] = await Promise.all([
    all.come({ viewport: PHONE, expected }),
    all.come({ expected }),
  ]);

  // whatever one wants to see, the door comes first; games on this device need none
  await pupil.goto(`${all.plain}/account`);
  await pupil.getByRole('heading', { name: 'Come in' }).waitFor();
  await pupil.getByLabel('The word').fill('Gouda');
  await pupil.getByRole('button', { name: 'Come in' }).click();
  await pupil.getByRole('alert').waitFor();
  await expectWell(pupil, 'entrance');
  await pupil.getByLabel('The word').fill('camembert! ');
  await pupil.getByRole('button', { name: 'Come in' }).click();
  await pupil.getByLabel('Name').fill('Lou');
  await pupil.getByRole('button', { name: 'Keep it' }).click();
  await pupil.getByText('Others see you like this now.').waitFor();

  // only the teacher opens tables
  await pupil.goto(`${all.plain}/new/roquefort?online`);
  await pupil.getByRole('button', { name: /Open the table/ }).click();
  await pupil.getByText('Only those whom the operator named open tables here.').waitFor();

  await teacher.goto(`${all.plain}/operator`);
  await teacher.getByLabel('Key').fill('not the key');
  await teacher.getByRole('button', { name: 'Open' }).click();
  await teacher.getByText('This is not the key.').waitFor();
  await teacher.getByLabel('Key').fill(KEY);
  await teacher.getByRole('button', { name: 'Open' }).click();
  await teacher.getByText('Whoever knows the word').waitFor();
  await teacher.getByRole('radio', { name: 'People' }).check();
  await teacher.getByRole('switch', { name: 'May open tables' }).waitFor();
  await expectWell(teacher, 'people');
  await teacher.getByRole('switch', { name: 'May open tables' }).click();
  await expect.poll(() => teacher.getByRole('switch', { name: 'May open tables' }).isChecked()).toBe(true);

  await pupil.getByRole('button', { name: /Open the table/ }).click();
  await pupil.getByRole('heading', { name: /Waiting for players/ }).waitFor();

  await teacher.getByRole('button', { name: 'Ban Lou' }).click();
  await teacher.getByLabel('Reason').fill('shouting');
  await expectWell(teacher, 'ban');
  await teacher.getByRole('button', { name: 'Ban', exact: true }).last().click();
  await pupil.getByRole('heading', { name: 'The door is shut' }).waitFor();
  await pupil.getByText('The reason: shouting').waitFor();
  await teacher.getByRole('radio', { name: 'Bans' }).check();
  await teacher.getByRole('button', { name: 'Lift the ban of Lou' }).click();
  await teacher.getByText('Nobody is banned.').waitFor();
  await pupil.reload();
  await pupil.getByRole('heading', { name: /Waiting for players/ }).waitFor();
}, 120_000);
