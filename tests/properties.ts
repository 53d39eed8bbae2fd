import fc from '../node_modules/fast-check/lib/fast-check.js'

/**
 * Properties as the tests import them (`fast-check` resolves to this file): every run draws the same examples, so that a change
 * is judged by what it changed. `PROPERTY_SEED=random` or a number draws others; what they find becomes a row of a table.
 */
const asked = process.env.PROPERTY_SEED
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked ?? 20_260_101) })

export * from '../node_modules/fast-check/lib/fast-check.js'
export default fc
