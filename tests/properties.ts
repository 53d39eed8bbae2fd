import fc from '../node_modules/fast-check/lib/fast-check.js'

/**
 * Property tests import this file as `fast-check`. The gate draws the same few examples every time, so that a failure is caused
 * by the change. The long run (`TEST_ALL`) draws many new ones; its failures print seed and path to repeat them.
 */
const { TEST_ALL, PROPERTY_SEED } = process.env
const seed = PROPERTY_SEED ?? (TEST_ALL ? 'random' : '20260101')

/** How many examples each property draws. */
export const draws = TEST_ALL ? 10_000 : 100
/** For properties that render, lay out a graph or call the server: an example takes milliseconds. */
export const fewDraws = { numRuns: TEST_ALL ? 500 : 20 }

fc.configureGlobal({ numRuns: draws, ...(seed !== 'random' && { seed: Number(seed) }) })

export * from '../node_modules/fast-check/lib/fast-check.js'
export default fc
