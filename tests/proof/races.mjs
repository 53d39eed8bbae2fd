import { unitTests } from './own-tests.mjs'

/** Random schedules of one property: of pure reducers, and of rendered widgets (`tests/properties.ts`). */
const SCHEDULES = { ts: 10_000, tsx: 500 }

/** Every property test of races, with new random schedules. */
export async function measure() {
  const files = await unitTests('.race.test.')
  const failed = files.filter(({ status }) => status !== 'passed').map(({ name }) => name.split('/').at(-1))
  const count = kind => files.filter(({ name }) => name.endsWith(`.${kind}`)).length
  const schedules = Object.entries(SCHEDULES).reduce((sum, [kind, each]) => sum + count(kind) * each, 0)
  return [
    {
      what: 'Random orders of choices and answers: searches, comparison, period, trading ground, watchlist, indicators, comments, reports',
      goal: '10,000 schedules, the last choice shown in all',
      measured: `${schedules.toLocaleString('en')} schedules in ${files.length} files, ${failed.length} files failed${
        failed.length ? ` (${failed.join(', ')})` : ''
      }`,
      reached: failed.length === 0 && schedules >= 10_000,
    },
  ]
}
