import { type ReactElement, type ReactNode, type Ref, forwardRef as react18ForwardRef, version } from 'react'

/** From React 19 on, `ref` is a prop; earlier versions remove it from the props of function components. */
const REF_IS_PROP = Number.parseInt(version, 10) >= 19

/**
 * Passes `ref` as a prop under React 18 too; under React 19 it returns the component itself. Every component whose
 * props have a `ref` is declared with it: `export const Part = forwardRef(function Part({ ref, ...rest }: …) {…})`.
 * It has the name of React's function, which tools recognise.
 */
/* @__NO_SIDE_EFFECTS__ */
export function forwardRef<Component extends (props: never) => ReactNode>(component: Component): Component {
  if (REF_IS_PROP) return component
  const draw = component as unknown as (props: object) => ReactNode
  const part = react18ForwardRef((props: object, ref: Ref<unknown>) => draw(ref ? { ...props, ref } : props))
  part.displayName = component.name
  return part as unknown as Component
}

/** The ref of an element: a prop from React 19 on, a field of the element before. */
export function refOf<Target>(element: ReactElement<{ ref?: Ref<Target> }>): Ref<Target> | undefined {
  if (REF_IS_PROP) return element.props.ref
  return 'ref' in element ? (element.ref as Ref<Target>) : undefined
}
