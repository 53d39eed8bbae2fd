import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error plain JavaScript, which the runner loads without tools
import { stepsOf } from './docs.mjs'

const fence = (mark: string, text: string) => `\`\`\`${mark}\n${text}\n\`\`\`\n`

test('commands and files are in the order of the page, unchanged', () => {
  const page = `# Page\n\n${fence('sh', 'mkdir a\ncd a')}\nText\n${fence('tsx file=src/app.tsx', '<p>`1`</p>\n\n<b />')}`
  expect(stepsOf(page)).toEqual([
    { kind: 'commands', text: 'mkdir a\ncd a\n' },
    { kind: 'file', file: 'src/app.tsx', text: '<p>`1`</p>\n\n<b />\n' },
  ])
})

test('examples that are only shown do not run', () => {
  expect(stepsOf(fence('sh no-run', 'npm run dev') + fence('tsx', 'import x') + fence('text', 'sh'))).toEqual(
    [],
  )
})

test.each(['sh norun', 'tsx files=a.tsx', 'ts file='])('an unknown mark fails: %s', mark => {
  expect(() => stepsOf(fence(mark, 'x'))).toThrow(mark)
})

test('the page for newcomers has commands to install and build, and files', () => {
  const steps: { kind: string; text: string; file?: string }[] = stepsOf(
    readFileSync(new URL('../../packages/ui/src/start-here.mdx', import.meta.url), 'utf8'),
  )
  const commands = steps.filter(({ kind }) => kind === 'commands').map(({ text }) => text)
  expect(commands.join('')).toMatch(/^npm install @accrue\/ui/m)
  expect(commands.join('')).toMatch(/^npm run build$/m)
  expect(steps.filter(({ kind }) => kind === 'file').map(({ file }) => file)).toContain('src/App.tsx')
})
