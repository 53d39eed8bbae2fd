import { Stryker } from '@stryker-mutator/core'
import { GROUPS } from './mutation/groups.mjs'

const GOAL = 85
const configFile = 'tests/proof/mutation/stryker.config.mjs'
const DETECTED = ['Killed', 'Timeout']
const UNDETECTED = ['Survived', 'NoCoverage']

/** Changes the pure code in every small way, and counts the changes that no test notices. A later run tries only what is new. */
export async function measure() {
  const groups = []
  for (const [name, mutate] of Object.entries(GROUPS)) {
    const file = `.stryker/${name.replace(' ', '-')}`
    const stryker = new Stryker({
      configFile,
      mutate,
      incrementalFile: `${file}.json`,
      htmlReporter: { fileName: `${file}.html` },
    })
    groups.push({ name, mutants: await stryker.runMutationTest() })
  }
  const all = groups.flatMap(({ mutants }) => mutants)
  return [...groups, { name: 'all of them', mutants: all }].map(({ name, mutants }) => row(name, mutants))
}

function row(name, mutants) {
  const count = statuses => mutants.filter(({ status }) => statuses.includes(status)).length
  const detected = count(DETECTED)
  const total = detected + count(UNDETECTED)
  const percent = (detected / total) * 100
  return {
    what: `Mutation score: ${name}`,
    goal: `≥ ${GOAL} %`,
    measured: `${percent.toFixed(1)} %: ${total - detected} of ${total.toLocaleString('en')} mutants survive`,
    reached: percent >= GOAL,
  }
}
