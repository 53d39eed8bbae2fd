'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { forwardRef } from '../forward-ref.ts'
import { useLayoutEffect } from '../layout-effect.ts'
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
  /**
   * Whether `children` take the place of the server's markup, which they then do for good. False in the first render. React renders them
   * in steps, between which the page responds.
   */
  isReplaced: boolean
  /** Shown below the server's markup as long as that stays, e.g. why it does. Default none. */
  note?: ReactNode
  /** The content of the browser. */
  children: ReactNode
}

/**
 * Markup of a server that stays in the document until the browser's own content is ready: hydration leaves it as it is. Within
 * content that replaces such markup, a `ServedMarkup` of the same `data-slot` continues to show its part of it. A page that the browser
 * renders alone has only `children`. With `aria-busy` it counts as pending. A control of the markup that has the focus passes it on to
 * its counterpart.
 */
export const ServedMarkup = forwardRef(function ServedMarkup({
  served,
  isReplaced: isReady,
  note,
  children,
  ref,
  ...rest
}: ServedMarkupProps) {
  const isReplaced = useDeferredValue(isReady)
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
  const focus = useRef<FocusPlace | null>(null)
  const remember = useCallback(
    (element: Element | null) => {
      if (element) replaced.element = element
      // null comes just before React removes the element
      else if (replaced.element) focus.current = focusPlaceIn(replaced.element)
    },
    [replaced],
  )
  const servedRef = useComposedRefs(ref, remember)
  const adoptedRef = useComposedRefs(ref, adopt)
  const isShown = !isOver && (isInMarkup || adopted !== null)
  useBusy(isShown && rest['aria-busy'] === true)
  useLayoutEffect(() => {
    if (isOver) restoreFocus(focus.current)
    focus.current = null
  }, [isOver])
  useEffect(() => {
    // what the content has not taken over can be freed
    if (isOver) replaced.element = null
  }, [isOver, replaced])
  if (!isShown) return <ReplacedContext.Provider value={replaced}>{children}</ReplacedContext.Provider>
  return (
    <>
      {typeof document === 'undefined' ? (
        <div {...rest}>{served}</div>
      ) : adopted ? (
        <div {...rest} ref={adoptedRef} />
      ) : (
        <div
          {...rest}
          ref={servedRef}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing
          dangerouslySetInnerHTML={AS_SERVED}
        />
      )}
      {note}
    </>
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

/** A focused control: which one it is of those that look alike. */
type FocusPlace = { around: Element; likeness: string; index: number }

function focusPlaceIn(element: Element): FocusPlace | null {
  const { activeElement } = element.ownerDocument
  const around = element.parentElement
  if (!around || !activeElement || !element.contains(activeElement)) return null
  const likeness = likenessOf(activeElement)
  return { around, likeness, index: controlsLike(likeness, element).indexOf(activeElement) }
}

function restoreFocus(place: FocusPlace | null): void {
  if (!place) return
  const control = controlsLike(place.likeness, place.around)[place.index]
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'

const controlsLike = (likeness: string, around: Element): Element[] =>
  [...around.querySelectorAll(CONTROLS)].filter(control => likenessOf(control) === likeness)

const likenessOf = (control: Element): string =>
  [
    control.tagName,
    control.getAttribute('href'),
    control.getAttribute('aria-label'),
    control.textContent,
  ].join(' ')
