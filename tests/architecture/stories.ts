import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import preview from '../../.storybook/preview.tsx'

export type StoriesModule = Record<string, unknown>

/** Every file of stories by its path from the packages, loaded on demand. */
export const storyModules: [path: string, load: () => Promise<StoriesModule>][] = Object.entries(
  import.meta.glob<StoriesModule>('../../packages/*/src/**/*.stories.tsx'),
).map(([path, load]) => [path.replace('../../packages/', ''), load])

/** The stories of a file as components, in the page's providers as in Storybook, in a language unless they have their own. */
export function storiesOf(module: StoriesModule, lang = 'en'): [name: string, Story: ComponentType][] {
  const stories = composeStories(module as Parameters<typeof composeStories>[0], {
    ...preview,
    initialGlobals: { ...preview.initialGlobals, lang },
  })
  return Object.entries(stories) as [string, ComponentType][]
}
