// `npm run new -- tables rating-pill`: a small widget with its story, its test, its line in the barrel and its text in ten languages.
// The nine other languages get the English text, marked as untranslated; `npm run test:all` refuses the mark.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ui = join(dirname(fileURLToPath(import.meta.url)), '..')
const root = join(ui, '../..')
const FOLDERS = ['controls', 'tables', 'charts', 'blocks', 'shell']
const UNTRANSLATED = '[en] '

const fail = message => {
  console.error(message)
  process.exit(2)
}

const [folder, name, ...others] = process.argv.slice(2)
if (!folder || !name || others.length) fail('Usage: npm run new -- <folder> <name>, e.g. tables rating-pill')
if (!FOLDERS.includes(folder)) fail(`There is no folder ${folder}; there are ${FOLDERS.join(', ')}.`)
if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) fail(`The name is in kebab-case, as in rating-pill: ${name}`)
const home = join(ui, 'src', folder, name)
if (existsSync(home)) fail(`packages/ui/src/${folder}/${name} exists already.`)

const component = name.replace(/(^|-)(\w)/g, (_match, _dash, letter) => letter.toUpperCase())
const camel = `${component[0].toLowerCase()}${component.slice(1)}`
const labelKey = name.replaceAll('-', '_')
const text = name.replaceAll('-', ' ')
const english = text[0].toUpperCase() + text.slice(1)
const title = `${folder[0].toUpperCase()}${folder.slice(1)}/${english}`

const files = {
  [`${name}.tsx`]: `'use client'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

const ${camel}Variants = cva('inline-flex items-center rounded-full bg-surface-sunken text-ink', {
  variants: { size: { s: 'px-1.5 text-12', m: 'px-2 text-13' } },
  defaultVariants: { size: 'm' },
})

export type ${component}Props = ComponentProps<'span'> & {
  /** Default \`m\`. */
  size?: VariantProps<typeof ${camel}Variants>['size']
}

/** ${english}. Without children it shows the label \`${labelKey}\`. \`data-slot\` ${name}. */
export const ${component} = forwardRef(function ${component}({ size, children, className, ...rest }: ${component}Props) {
  const label = useLabel()
  return (
    <span {...rest} data-ui="" data-slot="${name}" className={cx(${camel}Variants({ size }), className)}>
      {children ?? label('${labelKey}')}
    </span>
  )
})
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${component} } from './${name}.tsx'

const meta = {
  title: '${title}',
  tags: ['new', '!stable'],
  component: ${component},
} satisfies Meta<typeof ${component}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithChildren: Story = { args: { children: 'AA+' } }

export const Small: Story = { args: { children: 'AA+', size: 's' } }

export const Dark: Story = { ...WithChildren, parameters: { theme: 'dark' } }
`,
  [`${name}.test.tsx`]: `import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { ${component} } from './${name}.tsx'

describe('${component}', () => {
  test('shows its children, and its label without them', () => {
    renderWithUi(
      <>
        <${component} />
        <${component}>AA+</${component}>
      </>,
    )
    expect(screen.getByText('${english}')).toBeVisible()
    expect(screen.getByText('AA+')).toBeVisible()
  })

  test('passes a ref, attributes and a class to its root', () => {
    const ref = createRef<HTMLSpanElement>()
    renderWithUi(<${component} ref={ref} role="img" aria-label="Example" className="ms-1" />)
    expect(screen.getByRole('img', { name: 'Example' })).toBe(ref.current)
    expect(ref.current).toHaveClass('ms-1')
  })

  test('renders one root, on the server too', () => {
    expect(anatomyOf(<${component} />)).toEqual({ ...ONE_ROOT, slots: '${name}' })
  })
})
`,
}

mkdirSync(home)
for (const [file, text] of Object.entries(files)) writeFileSync(join(home, file), text)

const barrel = join(ui, 'src', folder, 'index.ts')
writeFileSync(
  barrel,
  `${readFileSync(barrel, 'utf8').trimEnd()}\nexport { ${component} } from './${name}/${name}.tsx'\n`,
)

for (const file of readdirSync(join(ui, 'labels'))) {
  const path = join(ui, 'labels', file)
  const labels = JSON.parse(readFileSync(path, 'utf8'))
  if (Object.hasOwn(labels, labelKey)) continue
  labels[labelKey] = file === 'en.json' ? english : `${UNTRANSLATED}${english}`
  const sorted = Object.fromEntries(
    Object.keys(labels)
      .toSorted()
      .map(key => [key, labels[key]]),
  )
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`)
}

const run = (program, args) => spawnSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
run(join(root, 'node_modules/.bin/biome'), ['check', '--write', home, barrel])
run(process.execPath, [join(ui, 'scripts/write-docs.mjs')])
console.log(`packages/ui/src/${folder}/${name} is made and exported. Next: npm run check, npm run storybook.`)
