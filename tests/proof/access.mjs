import { ACTORS, ROWS } from '../access/rows.ts'
import { journeys, unitTests } from './own-tests.mjs'

/** Every row of the access table for every kind of user, on the server and on the screen of the built page. */
export async function measure() {
  const files = await unitTests('apps/demo/server/access/rows.test.ts')
  const onServer = files.flatMap(({ assertionResults }) => assertionResults)
  const onScreen = await journeys('access.spec.ts')
  const failed = [
    ...onServer.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName),
    ...onScreen.filter(({ ok }) => !ok).map(({ title }) => title),
  ]
  return [
    {
      what: `${ROWS.length} rows of the access table × ${ACTORS.length} kinds of users, on the server and on the screen`,
      goal: '0 outcomes that differ',
      measured: `${onServer.length} tests of the server and ${onScreen.length} journeys, ${failed.length} failed${
        failed.length ? ` (${failed.join(', ')})` : ''
      }`,
      reached: failed.length === 0 && onServer.length >= ROWS.length && onScreen.length >= ACTORS.length,
    },
  ]
}
