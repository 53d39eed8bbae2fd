import type { ComponentType } from 'react'
import type { Args } from '../../packages/ui/src/testing/bad-props.ts'
import { type StoriesModule, storiesOf, storyModules } from '../architecture/stories.ts'
import { documentedProps } from './documented-props.ts'

type Story = ComponentType<Args> & { args?: Args }
/** `Bare` is the component in the providers of the page, without the markup of the story around it. */
type Tried = { title: string; Story: Story; Bare: Story; args: Args }

/** The stories of public components, by component. */
export async function triedStories(): Promise<Map<string, Tried[]>> {
  const tried = new Map<string, Tried[]>()
  for (const [path, load] of storyModules) {
    if (!path.startsWith('ui/src/') || path.includes('/examples/')) continue
    const module = await load()
    const name = componentName(module)
    const found = documentedProps.has(name) ? storiesToTry(path, module) : []
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
    // without the args of the story, some of which only its own markup reads
    const meta = { ...(module.default as object), render: undefined, args: undefined }
    const bare = { default: meta, Bare: {} }
    const [[, Bare] = []] = storiesOf(bare) as [string, Story][]
    return Bare ? [{ title: `${path} ${name}`, Story, Bare, args }] : []
  })
}

function componentName({ default: meta }: StoriesModule): string {
  const { component } = meta as { component?: { name?: string; displayName?: string } }
  return component?.displayName ?? component?.name ?? ''
}
