import type { ComponentType, ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { warnOnce } from '../../packages/ui/src/foundation/dev-warnings.ts'
import { type Args, badArgs, spreadSample } from '../../packages/ui/src/testing/bad-props.ts'
import { documentedProps, LEAVES, TRIED_OF_EACH } from './documented-props.ts'
import { collectMessages, FAULT_OF_STORY, faultOf } from './page-fault.ts'
import { triedStories } from './tried-stories.ts'

beforeEach(collectMessages)

describe.each([...(await triedStories())])('%s', (component, tried) => {
  const { all = [], optional = [] } = documentedProps.get(component) ?? {}

  test(`X14 whatever value a prop has, ${component} renders or says what is wrong`, async () => {
    const bad = tried.flatMap(({ title, Story, Bare, args: whole }) =>
      // with a model the component takes no options: its types exclude them
      badArgs(whole, { optional: 'model' in whole ? [] : optional, leaves: LEAVES }).map(
        ({ name, args }) => ({
          name: `${title}: ${name}`,
          args,
          Story,
          Bare,
        }),
      ),
    )
    expect(bad.length).toBeGreaterThan(0)
    const faults: Record<string, string> = {}
    for (const { name, args, Story, Bare } of spreadSample(bad, TRIED_OF_EACH)) {
      const seen = await faultOf(<Story {...args} />)
      // other args are those of the story alone
      const own = Object.fromEntries(Object.entries(args).filter(([arg]) => all.includes(arg)))
      const fault = seen === FAULT_OF_STORY ? await faultOf(<Bare {...own} />) : seen
      if (fault) faults[name] = fault
    }
    expect(faults).toEqual({})
  })
})

test('a fault is found, and a warning of ours is none', async () => {
  const faultOfPart = (part: (args: Args) => ReactNode) => {
    const Part: ComponentType<Args> = part
    return faultOf(<Part value={Number.NaN} rows={null} address="javascript:alert(1)" />)
  }
  expect(await faultOfPart(({ value }) => `${value} %`)).toBe('text: NaN %')
  expect(await faultOfPart(({ rows }) => (rows as string[]).length)).toMatch('throws: TypeError')
  expect(await faultOfPart(() => <p title="undefined rows" />)).toBe('P title="undefined rows"')
  expect(await faultOfPart(({ address }) => <a href={String(address)}>x</a>)).toMatch('A href="javascript:')
  expect(await faultOfPart(({ value }) => <svg width={String(value)} />)).toBe('svg width="NaN"')
  expect(await faultOfPart(() => [1, 1].map(key => <p key={key} />))).toMatch('same key')
  expect(await faultOfPart(() => void warnOnce('Part: `rows` is missing.'))).toBe(null)
})
