import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import storybook from '../../.storybook/tailwind.config.ts'
import workspace from '../../tailwind.config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const configOf = (sheet: string) => {
  const [, path = ''] = /@config "(.+)";/.exec(readFileSync(join(root, sheet), 'utf8')) ?? []
  return relative(root, join(root, dirname(sheet), path))
}

test('X12 one Tailwind configuration is read by the package’s style sheet, the demo’s and the Storybook’s', () => {
  expect(configOf('packages/ui/src/styles/index.css')).toBe('tailwind.config.ts')
  expect(configOf('apps/demo/src/app.css')).toBe('tailwind.config.ts')
  expect(configOf('.storybook/storybook.css')).toBe('.storybook/tailwind.config.ts')
  expect(storybook.presets).toEqual([workspace])
})
