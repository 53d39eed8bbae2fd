export type Documented = {
  components: {
    name: string
    entry: string
    file: string
    props: Record<string, { type: string; required: boolean }>
  }[]
}

const [documented] = Object.values(
  import.meta.glob<Documented>('../../packages/ui/docs/props.json', { eager: true, import: 'default' }),
)

/** The public components that have props, as the documentation lists them. */
export const components = (documented?.components ?? []).filter(({ props }) => Object.keys(props).length > 0)

/** The names of a component's props. */
export const documentedProps: ReadonlyMap<string, { all: readonly string[]; optional: readonly string[] }> =
  new Map(
    components.map(({ name, props }) => {
      const all = Object.keys(props)
      return [name, { all, optional: all.filter(prop => props[prop]?.required === false) }]
    }),
  )

/** In the long run every bad value is rendered; in the gate one of each component. */
const { TEST_ALL } = process.env
export const TRIED_OF_EACH = TEST_ALL ? Number.POSITIVE_INFINITY : 1
/** How many values inside the props are replaced. */
export const LEAVES = TEST_ALL ? 40 : 12
