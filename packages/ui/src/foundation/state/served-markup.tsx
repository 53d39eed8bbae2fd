'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { forwardRef } from '../forward-ref.ts'
import { useBusy } from './busy-scope.ts'

/** The element of a server whose content `ServedMarkup` has just replaced. */
type Replaced = { element: Element | null }

const ReplacedContext = createContext<Replaced>({ element: null })

/** Props of `ServedMarkup`; other props go to its element, which the server renders with the same ones. */
export type ServedMarkupProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** Unique within the markup that a `ServedMarkup` around this one replaces. */
  'data-slot': string
  /** What a server renders. A browser does not render it, so its code and its data stay on the server. */
  served: ReactNode
  /** Whether `children` take the place of the server's markup, which they then do for good. False in the first render. */
  isReplaced: boolean
  /** The content of the browser. */
  children: ReactNode
}

/**
 * Markup of a server that stays in the document until the browser's own content is ready: hydration leaves it as it is. Within
 * content that replaces such markup, a `ServedMarkup` of the same `data-slot` continues to show its part of it. A page that the browser
 * renders alone has only `children`. With `aria-busy` it counts as pending.
 */
export const ServedMarkup = forwardRef(function ServedMarkup({
  served,
  isReplaced,
  children,
  ref,
  ...rest
}: ServedMarkupProps) {
  const [isInMarkup] = useState(useIsHydration())
  const [wasReplaced, setReplaced] = useState(isReplaced)
  if (isReplaced && !wasReplaced) setReplaced(true)
  const isOver = isReplaced || wasReplaced
  const around = useContext(ReplacedContext)
  const [adopted] = useState(() => (isInMarkup ? null : nodesIn(around.element, rest['data-slot'])))
  const adopt = useCallback(
    (element: Element | null) => {
      if (adopted) element?.replaceChildren(...adopted)
    },
    [adopted],
  )
  const [replaced] = useState<Replaced>(() => ({ element: null }))
  const remember = useCallback(
    (element: Element | null) => {
      if (element) replaced.element = element
    },
    [replaced],
  )
  const servedRef = useComposedRefs(ref, remember)
  const adoptedRef = useComposedRefs(ref, adopt)
  const isShown = !isOver && (isInMarkup || adopted !== null)
  useBusy(isShown && rest['aria-busy'] === true)
  useEffect(() => {
    // what the content has not taken over can be freed
    if (isOver) replaced.element = null
  }, [isOver, replaced])
  if (!isShown) return <ReplacedContext.Provider value={replaced}>{children}</ReplacedContext.Provider>
  if (typeof document === 'undefined') return <div {...rest}>{served}</div>
  if (adopted) return <div {...rest} ref={adoptedRef} />
  return (
    <div
      {...rest}
      ref={servedRef}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing
      dangerouslySetInnerHTML={AS_SERVED}
    />
  )
})

/** Hydration leaves the content of such an element as it is, and one object means that no update writes it. */
const AS_SERVED = { __html: '' }

/** True on the server, and in the first render of what a server has rendered. */
function useIsHydration(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
}

const subscribe = () => () => {}

function nodesIn(around: Element | null, slot: string): readonly ChildNode[] | null {
  const found = around?.querySelector(`[data-slot="${slot}"]`)
  return found ? [...found.childNodes] : null
}
