import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const UI = 'packages/ui/'

/** A prop as `props.json` tells it (packages/ui/scripts/docs/api.mjs). */
type Prop = {
  type: string
  values?: (string | number)[]
  required: boolean
  default?: string
  description: string
}
type Component = { name: string; file: string; description: string; props: Record<string, Prop> }

/** What Storybook reads as `__docgenInfo`, in the form of react-docgen-typescript. */
function docgenOf({ name, description, props }: Component) {
  return {
    displayName: name,
    description,
    props: Object.fromEntries(
      Object.entries(props).map(([prop, { type, values, required, default: standing, description }]) => [
        prop,
        {
          name: prop,
          description,
          required,
          defaultValue: standing === undefined ? null : { value: standing },
          type: values
            ? { name: 'enum', raw: type, value: values.map(value => ({ value: JSON.stringify(value) })) }
            : { name: type },
        },
      ]),
    ),
  }
}

/** The components of the design system by the file that declares them. */
function componentsByFile(): Map<string, Component[]> {
  const { components } = JSON.parse(readFileSync(`${ROOT}${UI}docs/props.json`, 'utf8')) as {
    components: Component[]
  }
  const byFile = new Map<string, Component[]>()
  for (const component of components)
    byFile.set(component.file, [...(byFile.get(component.file) ?? []), component])
  return byFile
}

/**
 * Gives each public component its description and its props for the docs pages. They come from `props.json`, which the compiler writes
 * (`npm run generate`): a docgen of Storybook's own reads one file at a time, and finds no prop behind `Omit`, unions or generics.
 */
export function componentDocs(): Plugin {
  const components = componentsByFile()
  return {
    name: 'accrue-component-docs',
    transform(code, id) {
      const [path = ''] = id.split('?')
      const declared = path.startsWith(ROOT + UI) && components.get(path.slice(ROOT.length + UI.length))
      if (!declared) return
      const docs = declared.map(one => `${one.name}.__docgenInfo = ${JSON.stringify(docgenOf(one))};`)
      return { code: `${code}\n${docs.join('\n')}\n`, map: null }
    },
  }
}
