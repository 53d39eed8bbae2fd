import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const journeys = readdirSync('tests/journeys')
  .filter(name => name.endsWith('.spec.ts'))
  .map(name => readFileSync(`tests/journeys/${name}`, 'utf8'))
  .join('\n')

test.each(Array.from({ length: 30 }, (_, index) => index + 1))(
  'rule %i of the thirty that are easily skipped is walked on the built demo',
  number => {
    expect(journeys).toMatch(new RegExp(`['\`]rule ${number}: `))
  },
)
