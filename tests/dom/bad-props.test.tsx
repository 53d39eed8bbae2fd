import { act, cleanup, render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetWarnings, warnOnce } from '../../packages/ui/src/foundation/dev-warnings.ts'
import { type Args, badArgs, spreadSample } from '../../packages/ui/src/testing/bad-props.ts'
import { type StoriesModule, storiesOf, storyModules } from '../architecture/stories.ts'

type Documented = { components: { name: string; props: Record<string, { required: boolean }> }[] }
const [documented] = Object.values(
  import.meta.glob<Documented>('../../packages/ui/docs/props.json', { eager: true, import: 'default' }),
)
const optionalProps = new Map(
  documented?.components.map(({ name, props }) => [
    name,
    Object.keys(props).filter(prop => props[prop]?.required === false),
  ]),
)

/** In the long run every bad value is rendered; in the gate the same few of each component. */
const { TEST_ALL } = process.env
const SAMPLE = 1

type Story = ComponentType<Args> & { args?: Args }
/** `Bare` is the component in the providers of the page, without the markup of the story around it. */
type Tried = { title: string; Story: Story; Bare: Story; args: Args }

/** The stories of public components, by component. */
async function triedStories(): Promise<Map<string, Tried[]>> {
  const tried = new Map<string, Tried[]>()
  for (const [path, load] of storyModules) {
    if (!path.startsWith('ui/src/') || path.includes('/examples/')) continue
    const module = await load()
    const name = componentName(module)
    const found = optionalProps.has(name) ? storiesToTry(path, module) : []
    if (found.length > 0) tried.set(name, [...(tried.get(name) ?? []), ...found])
  }
  return tried
}

/** The stories of a file that have an arg which no earlier one has. */
function storiesToTry(path: string, module: StoriesModule): Tried[] {
  const known = new Set<string>()
  return (storiesOf(module) as [string, Story][]).flatMap(([name, Story]) => {
    const { args = {} } = Story
    const isNew = Object.keys(args).some(arg => !known.has(arg))
    if (!isNew) return []
    for (const arg of Object.keys(args)) known.add(arg)
    const bare = { default: { ...(module.default as object), render: undefined }, Bare: { args } }
    const [[, Bare] = []] = storiesOf(bare) as [string, Story][]
    return Bare ? [{ title: `${path} ${name}`, Story, Bare, args }] : []
  })
}

function componentName({ default: meta }: StoriesModule): string {
  const { component } = meta as { component?: { name?: string; displayName?: string } }
  return component?.displayName ?? component?.name ?? ''
}

const TEXT_FAULT = /\b(?:NaN|Infinity|undefined|null|Invalid Date)\b|\[object /
/** Drawn by numbers, or read aloud. Ids and values of options are the data's own. */
const DRAWN_FAULT = /\b(?:NaN|Infinity|undefined|Invalid Date)\b|\[object /
const READ = /^(?:aria-(?:label|description|value.*|rowcount|colcount)|title|alt|placeholder|min|max|step)$/
const ADDRESS = /^(?:href|src|action|formaction|xlink:href)$/

/** What is wrong with the page: a text or an attribute that no user should get. */
function faultOfPage(): string | null {
  const text = document.body.textContent ?? ''
  const bad = TEXT_FAULT.exec(text)
  if (bad) return `text: ${text.slice(Math.max(0, bad.index - 40), bad.index + 40)}`
  for (const element of document.body.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const isRead = READ.test(name) || (element instanceof SVGElement && !/^(?:data-|id$)/.test(name))
      const isWrong = ADDRESS.test(name) ? /^\s*javascript:/i.test(value) : isRead && DRAWN_FAULT.test(value)
      if (isWrong || value.includes('[object ')) return `${element.tagName} ${name}="${value.slice(0, 100)}"`
    }
  return null
}

const messages: string[] = []
beforeEach(() => {
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...parts) => void messages.push(parts.map(String).join(' ').slice(0, 300)),
    )
  return () => vi.restoreAllMocks()
})

const FAULT_OF_STORY = 'The story itself throws.'

/** Whether the first file of ours on the stack is a file of stories. */
function isOfStory(fault: unknown): boolean {
  const lines = fault instanceof Error ? (fault.stack ?? '').split('\n') : []
  return lines.find(line => line.includes('/packages/'))?.includes('.stories.tsx') === true
}

/** Renders the story with these args; null if it renders well, or if a warning of ours says what is wrong. */
async function faultOf(Story: ComponentType<Args>, args: Args): Promise<string | null> {
  messages.length = 0
  forgetWarnings()
  try {
    render(<Story {...args} />, { reactStrictMode: false })
    // what a port answers
    await act(() => new Promise<void>(done => setTimeout(done, 0)))
    return faultOfPage() ?? messages.find(text => !text.startsWith('Accrue ')) ?? null
  } catch (fault) {
    return isOfStory(fault) ? FAULT_OF_STORY : `throws: ${fault}`
  } finally {
    cleanup()
  }
}

describe.each([...(await triedStories())])('%s', (component, tried) => {
  const optional = optionalProps.get(component) ?? []

  test(`X14 whatever value a prop has, ${component} renders or says what is wrong`, async () => {
    const all = tried.flatMap(({ title, Story, Bare, args: whole }) =>
      badArgs(whole, { optional, leaves: TEST_ALL ? 40 : 12 }).map(({ name, args }) => ({
        name: `${title}: ${name}`,
        args,
        Story,
        Bare,
      })),
    )
    expect(all.length).toBeGreaterThan(0)
    const faults: Record<string, string> = {}
    for (const { name, args, Story, Bare } of TEST_ALL ? all : spreadSample(all, SAMPLE)) {
      const seen = await faultOf(Story, args)
      const fault = seen === FAULT_OF_STORY ? await faultOf(Bare, args) : seen
      if (fault) faults[name] = fault
    }
    expect(faults).toEqual({})
  })
})

test('a fault is found, and a warning of ours is none', async () => {
  const faultOfPart = (part: (args: Args) => ReactNode) => {
    const Part: ComponentType<Args> = part
    return faultOf(Part, { value: Number.NaN, rows: null, address: 'javascript:alert(1)' })
  }
  expect(await faultOfPart(({ value }) => `${value} %`)).toBe('text: NaN %')
  expect(await faultOfPart(({ rows }) => (rows as string[]).length)).toMatch('throws: TypeError')
  expect(await faultOfPart(() => <p title="undefined rows" />)).toBe('P title="undefined rows"')
  expect(await faultOfPart(({ address }) => <a href={String(address)}>x</a>)).toMatch('A href="javascript:')
  expect(await faultOfPart(({ value }) => <svg width={String(value)} />)).toBe('svg width="NaN"')
  expect(await faultOfPart(() => [1, 1].map(key => <p key={key} />))).toMatch('same key')
  expect(await faultOfPart(() => void warnOnce('Part: `rows` is missing.'))).toBe(null)
})
