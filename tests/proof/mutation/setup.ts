import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether Stryker's mutant is active while modules load, or in tests only. */
    mutantActivation: 'static' | 'runtime'
  }
}

/** What Stryker leaves in a process: the mutant of the last run, and which mutants the tests reached so far. */
type StrykerState = {
  activeMutant?: string | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, unknown> }
}

const { __stryker__: state } = globalThis as { __stryker__?: StrykerState }
if (state) {
  // set again before the first test; what loads until then must not load with the last mutant
  if (inject('mutantActivation') === 'runtime') state.activeMutant = undefined
  // each file reports what its own tests reached
  for (const counts of Object.values(state.mutantCoverage ?? {}))
    for (const key of Object.keys(counts)) Reflect.deleteProperty(counts, key)
}
