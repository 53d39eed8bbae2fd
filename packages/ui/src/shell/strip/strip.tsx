'use client'
import { cva } from 'class-variance-authority'
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react'
import type { Edge } from '../../controls/clear-edge/clear-edge.layout.ts'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { X } from '../../foundation/icons/icons.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useStepsAside } from '../../foundation/overlays/use-overlay.ts'
import { useMedia } from '../../foundation/state/use-media.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { type StripPlace, stripsOf } from './strip-register.ts'
import { isEscape, useReturningFocus } from './use-returning-focus.ts'

const boxVariants = cva(
  'text-13 text-ink transition-opacity duration-150 ease-standard starting:opacity-0 motion-reduce:transition-none group-data-fixed/strip:fixed group-data-fixed/strip:inset-x-0 group-data-fixed/strip:max-h-[50dvh] group-data-fixed/strip:overflow-y-auto',
  {
    variants: {
      edge: {
        start:
          'border-b border-line group-data-fixed/strip:z-40 group-data-fixed/strip:pt-[env(safe-area-inset-top)] group-data-fixed/strip:shadow-card',
        end: 'border-t border-line pb-[env(safe-area-inset-bottom)] group-data-fixed/strip:z-30 group-data-fixed/strip:shadow-pop',
      },
      tone: {
        plain: 'bg-surface-raised',
        accent: 'bg-accent-soft',
      },
      size: {
        s: 'flex min-h-8 max-desk:min-h-11',
        m: '',
      },
    },
  },
)

export type StripProps = Omit<ComponentProps<'aside'>, 'aria-label' | 'onFocus' | 'onKeyDown'> & {
  /** Its name as a landmark of the page. */
  label: string
  /** The edge of the window: `start` is the upper one. */
  edge: Edge
  /** Whether it is fixed while the page scrolls, in windows that are tall enough. Default yes. */
  fixed?: boolean
  /** Default `plain`. */
  tone?: 'plain' | 'accent'
  /** `s`: one line, 32 px high and 44 px on a phone, border included. Default `m`. */
  size?: 's' | 'm'
  /** The name of its close button. */
  closeLabel: string
  /** Called when the user closes it; focus returns to its previous element. */
  onClose: () => void
  children: ReactNode
  'data-slot'?: string
}

/**
 * A strip across the page at the upper or the lower edge of the window, with a close button. Its position in the page is where
 * it reserves the height that it covers; strips at one edge stack, and the focused element is scrolled
 * clear of them (WCAG 2.4.11). A page's own styles read the occupied heights from `--occupied-start` and `--occupied-end`.
 * Parts: `data-slot` strip, strip-box; state: `data-edge` start or end, `data-fixed`,
 * `data-aside` while a sheet, a dialog or a message is open on a phone.
 */
export const Strip = forwardRef(function Strip(props: StripProps) {
  const {
    label,
    edge,
    fixed = true,
    tone = 'plain',
    size = 'm',
    closeLabel,
    onClose,
    className,
    style,
    children,
    ...rest
  } = props
  const box = useRef<HTMLDivElement>(null)
  const strip = useStrip(box, { edge, fixed })
  const focus = useReturningFocus()
  const aside = useStepsAside() && strip.fixed
  const close = () => {
    focus.giveBack(box.current)
    onClose()
  }
  return (
    <aside
      data-slot="strip"
      {...rest}
      aria-label={label}
      data-ui=""
      data-edge={edge}
      data-fixed={strip.fixed ? '' : undefined}
      data-aside={aside ? '' : undefined}
      onFocus={focus.remember}
      onKeyDown={event => isEscape(event) && close()}
      style={{ ...style, ...strip.placeholder }}
      className={cx('group/strip data-aside:invisible print:hidden', className)}
    >
      <div ref={box} data-slot="strip-box" style={strip.place} className={boxVariants({ edge, tone, size })}>
        <div className="mx-auto flex w-full max-w-340 items-center gap-x-2 max-desk:group-data-[edge=end]/strip:items-start max-desk:group-data-[edge=end]/strip:pt-1 ps-4 pe-2 desk:gap-x-3 desk:ps-6 desk:pe-4">
          <div className="min-w-0 flex-1">{children}</div>
          <IconButton label={closeLabel} size={size} tip={false} onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </aside>
  )
})

/** In a window lower than this, such as a phone in landscape or a page zoomed to 400 %, strips scroll with the page: CSS pixels. */
const LOWEST_WINDOW = 480

type StripOptions = {
  /** The edge of the window: `start` is the upper one. */
  edge: Edge
  /** Whether it is fixed while the page scrolls. */
  fixed: boolean
}

type StripModel = {
  /** Whether it is fixed to its edge of this window. */
  fixed: boolean
  /** Style of the placeholder that reserves its height in the page. */
  placeholder: CSSProperties | undefined
  /** Style of the visible box. */
  place: CSSProperties | undefined
}

/** Positions a box at an edge of the window, next to other strips, and reserves its height in the page. */
function useStrip(box: RefObject<HTMLElement | null>, { edge, fixed }: StripOptions): StripModel {
  const low = useMedia(`(max-height: ${LOWEST_WINDOW - 1}px)`)
  const stays = fixed && !low
  const [assigned, setPlace] = useState<StripPlace | null>(null)

  // before paint, so that the page does not jump afterwards
  useLayoutEffect(() => {
    if (!box.current) return
    return stripsOf(document).add({
      box: box.current,
      edge,
      fixed: stays,
      onPlace: next => setPlace(now => (now && isSame(now, next) ? now : next)),
    })
  }, [box, edge, stays])

  // a strict content security policy allows no style in the server's markup
  if (!stays || !assigned) return { fixed: stays, placeholder: undefined, place: undefined }
  const place = edge === 'start' ? { insetBlockStart: assigned.offset } : { insetBlockEnd: assigned.offset }
  return { fixed: true, placeholder: { blockSize: assigned.size }, place }
}

function isSame(one: StripPlace, other: StripPlace): boolean {
  return one.offset === other.offset && one.size === other.size
}
