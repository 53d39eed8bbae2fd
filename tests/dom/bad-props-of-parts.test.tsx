import { type ComponentType, type ReactElement, useRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createChannel } from '../../packages/ui/src/charts/plot/cursor.ts'
import {
  type CursorTagsReading,
  PlotCursorTags,
} from '../../packages/ui/src/charts/plot/plot-cursor-tags.tsx'
import { Accordion, AccordionItem } from '../../packages/ui/src/controls/index.ts'
import { type Args, badArgs, spreadSample } from '../../packages/ui/src/testing/bad-props.ts'
import { storiesOf, storyModules } from '../architecture/stories.ts'
import { components, type Documented, documentedProps, LEAVES, TRIED_OF_EACH } from './documented-props.ts'
import { collectMessages, faultOf } from './page-fault.ts'
import { triedStories } from './tried-stories.ts'

beforeEach(collectMessages)

/** Sees, and may replace, the props of every element that is created. */
const elements = vi.hoisted(() => ({ propsOf: (_type: unknown, props: unknown): unknown => props }))
vi.mock('react/jsx-dev-runtime', async load => {
  const runtime = await load<typeof import('react/jsx-dev-runtime')>()
  const jsxDEV: typeof runtime.jsxDEV = (type, given, key, isStatic, source, self) => {
    const props = elements.propsOf(type, given)
    return runtime.jsxDEV(type, props, key, isStatic && props === given, source, self)
  }
  return { ...runtime, jsxDEV }
})

/** Stories that render a part which those of its folder do not. */
const ELSEWHERE: Readonly<Record<string, readonly [file: string, story: string]>> = {
  CardBody: ['bond-page/src/bond-page.stories.tsx', 'Desk'],
  ChartToolbarItems: ['bond-page/src/sections/graph/graph-section.stories.tsx', 'PhoneArchive'],
  ChartViewSwitch: ['bond-page/src/bond-page.stories.tsx', 'Desk'],
  CurrentValueToggle: ['bond-page/src/sections/graph/graph-section.stories.tsx', 'Extended'],
  HintsProvider: ['ui/src/shell/user-settings/user-settings.stories.tsx', 'Default'],
  Placeholder: ['bond-page/src/bond-page.stories.tsx', 'Desk'],
  ServedMarkup: ['bond-page/src/bond-page.stories.tsx', 'Desk'],
  UiProvider: ['ui/src/controls/notice/notice.stories.tsx', 'Default'],
}

/** Parts that no story creates while it renders. */
const OWN: Readonly<Record<string, () => ReactElement>> = {
  AccordionItem: () => (
    <Accordion>
      <AccordionItem value="terms" heading="Terms">
        The coupon is fixed.
      </AccordionItem>
    </Accordion>
  ),
  PlotCursorTags: () => <CursorTags />,
}

const reading = createChannel<CursorTagsReading>({ x: 200, date: 'Fri 16 May', y: 96, value: '97.424' })

function CursorTags() {
  const root = useRef<HTMLDivElement>(null)
  const box = { left: 8, top: 12, width: 320, height: 200 }
  return (
    <div ref={root}>
      <PlotCursorTags readout={reading} root={root} box={box} width={400} fontSize={12} />
    </div>
  )
}

type Part = Documented['components'][number]

const withStory = await triedStories()
const parts = components.filter(({ name }) => !withStory.has(name))
const entries = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/*/index.ts')

async function typeOf({ name, entry }: Part): Promise<unknown> {
  const load = entries[`../../packages/ui/src/${entry.split('/').at(-1)}/index.ts`]
  return (await load?.())?.[name]
}

/** Everything that may render the part, in this order. */
async function* candidates({ name, file }: Part): AsyncGenerator<ComponentType> {
  const own = OWN[name]
  if (own) yield own
  const [path = file.replace(/[^/]*$/, ''), only] = ELSEWHERE[name] ?? []
  for (const [stories, load] of storyModules) {
    if (!stories.includes(path)) continue
    for (const [story, Story] of storiesOf(await load())) {
      // what a page loads on demand comes with a later render
      const renders = only === story ? 20 : only ? 0 : 1
      for (let render = 0; render < renders; render += 1) yield Story
    }
  }
}

/** Whether a page writes values of this type itself; other ones are results of the package's hooks and functions. */
const isWritten = (type: string) => /^(?:string|number|boolean|ReactNode|readonly .*\[\]|'.*')/.test(type)

/** A story that renders the part, and the props that it gives the part, if a page writes them or may leave them out. */
async function useOf(part: Part): Promise<{ Story: ComponentType; written: Args } | null> {
  const type = await typeOf(part)
  let written: Args | null = null
  elements.propsOf = (of, given) => {
    if (of === type)
      written ??= Object.fromEntries(
        Object.entries(given as Args).filter(([name]) => {
          const prop = part.props[name]
          return name !== 'model' && (!prop?.required || isWritten(prop.type))
        }),
      )
    return given
  }
  for await (const Story of candidates(part)) {
    await faultOf(<Story />)
    if (written) return { Story, written }
  }
  return null
}

describe.each(
  spreadSample(parts, TRIED_OF_EACH === 1 ? 6 : parts.length).map(part => [part.name, part] as const),
)('%s', (name, part) => {
  test(`X14 whatever value a prop has, ${name} renders in its place or says what is wrong`, async () => {
    const use = await useOf(part)
    expect(use, 'a story that renders it').not.toBeNull()
    if (!use) return
    const { Story, written } = use
    const type = await typeOf(part)
    const faults: Record<string, string> = {}
    const bad = badArgs(written, { optional: documentedProps.get(name)?.optional ?? [], leaves: LEAVES })
    for (const { name, args } of spreadSample(bad, TRIED_OF_EACH)) {
      elements.propsOf = (of, given) => (of === type ? { ...(given as Args), ...args } : given)
      const fault = await faultOf(<Story />)
      if (fault) faults[name] = fault
    }
    expect(faults).toEqual({})
  })
})
