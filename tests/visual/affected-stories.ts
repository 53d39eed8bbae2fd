import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedFiles } from '../tools/changed-files.mjs'

type StoryEntry = { id: string; importPath: string }
type Stats = { modules: { name?: string; id: string; reasons?: { moduleName: string }[] }[] }

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const STATS = join(ROOT, 'storybook-static/preview-stats.json')

/** Files that every story depends on without importing them. */
const REACHES_ALL =
  /^\.storybook\/|^package(-lock)?\.json$|^tailwind\.config|\.css$|^tests\/(visual|tools)\/(?!__screenshots__)|^playwright/

const normalize = (path: string) => path.replace(/^\.\//, '').replace(/\?.*$/, '')

/**
 * The stories that the change since the merge base can reach, by the module graph that Storybook writes with `--stats-json`. All of
 * them in the long run, and where no base or no graph is known.
 */
export function affectedStories<Story extends StoryEntry>(stories: Story[]): Story[] {
  const changed = process.env.TEST_ALL ? null : changedFiles(ROOT)
  if (!changed || changed.some(file => REACHES_ALL.test(file)) || !existsSync(STATS)) return stories
  const { modules }: Stats = JSON.parse(readFileSync(STATS, 'utf8'))
  const importers = new Map(
    modules.map(({ name, id, reasons = [] }) => [
      normalize(name ?? id),
      reasons.map(({ moduleName }) => normalize(moduleName)),
    ]),
  )
  const reached = new Set(changed)
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  const pictures = changed.filter(file => file.includes('__screenshots__/'))
  return stories.filter(
    ({ id, importPath }) =>
      reached.has(normalize(importPath)) || pictures.some(file => file.endsWith(`/${id}.png`)),
  )
}
