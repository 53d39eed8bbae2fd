import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getConfiguration } from 'chromatic/node'
import { describe, expect, test } from 'vitest'
import { MODES } from '../../.storybook/modes.ts'
import { VIEWPORTS } from '../../.storybook/viewports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = (path: string) => readFileSync(join(root, path), 'utf8')

/** The files that the Storybook is built from. */
const files = ['.storybook', 'packages/ui/src', 'packages/bond-page/src'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name))),
)
files.push(...readdirSync(root))

/** A glob with the syntax that the configuration uses. */
function matcher(glob: string): RegExp {
  const signs: Record<string, string> = {
    '**/': '(?:.*/)?',
    '**': '.*',
    '*': '[^/]*',
    '{': '(?:',
    '}': ')',
    ',': '|',
  }
  return new RegExp(
    `^${glob.replace(/\*\*\/|\*\*|[*{},]|[.+()[\]$^|]/g, sign => signs[sign] ?? `\\${sign}`)}$`,
  )
}

describe('Chromatic', async () => {
  const config = await getConfiguration(join(root, 'chromatic.config.json'))

  test('its own parser accepts the configuration: TurboSnap with a Storybook that builds', () => {
    expect(config).toMatchObject({
      onlyChanged: true,
      storybookBaseDir: '.',
      storybookConfigDir: '.storybook',
    })
    const { scripts } = JSON.parse(text('package.json'))
    expect(scripts).toHaveProperty([config.buildScriptName ?? ''])
  })

  test('files that TurboSnap cannot trace make it capture everything: style sheets and files that Tailwind reads', () => {
    const matchers = (config.externals ?? []).map(matcher)
    expect(matchers.filter(one => !files.some(file => one.test(file)))).toEqual([])
    const styles = files.filter(file => file.endsWith('.css'))
    expect(styles.length).toBeGreaterThan(3)
    // the style sheet of an example is its own module, which is traced
    const outside = styles.filter(file => !file.includes('/examples/'))
    expect(outside.filter(file => !matchers.some(one => one.test(file)))).toEqual([])
  })

  test('files in no picture are not traced, and no story is among them', () => {
    const matchers = (config.untraced ?? []).map(matcher)
    expect(matchers.filter(one => !files.some(file => one.test(file)))).toEqual([])
    const untraced = files.filter(file => matchers.some(one => one.test(file)))
    expect(
      untraced.filter(
        file => !/\.(mdx|test\.tsx?)$|^\.storybook\/(guide|manager|\w+-tables)\.tsx?$/.test(file),
      ),
    ).toEqual([])
  })

  test('its modes are each theme of the toolbar at each width of the Storybook', () => {
    expect(Object.keys(MODES)).toEqual(['light-desk', 'light-phone', 'dark-desk', 'dark-phone'])
    const sizes = Object.values(VIEWPORTS).map(({ styles }) => [styles.width, styles.height])
    const preview = text('.storybook/preview.tsx')
    for (const { theme, viewport } of Object.values(MODES)) {
      expect(sizes).toContainEqual([`${viewport.width}px`, `${viewport.height}px`])
      expect(preview).toMatch(new RegExp(`^ {2}${theme}: '`, 'm'))
    }
    expect(preview).toContain('modes: MODES')
  })

  test('without a token the command says what is missing, where to find it and the alternative', () => {
    const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env
    const { status, stderr } = spawnSync(process.execPath, ['.storybook/chromatic.mjs'], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN is not set')
    expect(stderr).toContain('npm test')
  })
})
