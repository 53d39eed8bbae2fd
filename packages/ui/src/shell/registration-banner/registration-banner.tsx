'use client'
import { type ComponentProps, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { clearEdge, type Edge, type OccupiedEdges } from '../../controls/clear-edge/clear-edge.layout.ts'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { ChartNoAxesCombined, MonitorSmartphone, X } from '../../foundation/icons/icons.ts'
import { useStepsAside } from '../../foundation/overlays/use-overlay.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useOccupiedEdges } from '../strip/use-occupied-edges.ts'
import { isEscape, useReturningFocus } from '../strip/use-returning-focus.ts'
import type { BannerVariant } from './registration-banner.reducer.ts'
import {
  type RegistrationBannerModel,
  type RegistrationBannerOptions,
  useRegistrationBanner,
} from './use-registration-banner.ts'

type RegistrationBannerDisplayProps = Omit<
  ComponentProps<'div'>,
  'children' | 'ref' | 'role' | 'onFocus' | 'onKeyDown'
>

export type RegistrationBannerProps = RegistrationBannerDisplayProps &
  ((RegistrationBannerOptions & { model?: undefined }) | { model: RegistrationBannerModel })

/**
 * Invites anonymous English-language visitors to register, once in 24 hours (H4, shared-blocks §4).
 * Put it once on a page, anywhere: it decides whether and when to show, takes no focus, and does not affect layout.
 * Parts: `data-slot` registration-banner; state: `data-variant` odd or even, `data-edge` end or start, `data-aside`.
 */
export function RegistrationBanner(props: RegistrationBannerProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
}

/** Creates the model from the options; the other props are for the markup. */
function WithOptions(props: RegistrationBannerDisplayProps & RegistrationBannerOptions) {
  const { onRegister, onClose, watch, ...display } = props
  return <WithModel {...display} model={useRegistrationBanner(props)} />
}

type ViewProps = RegistrationBannerDisplayProps & { model: RegistrationBannerModel }

function WithModel({ model: { state, events }, ...display }: ViewProps) {
  const label = useLabel()
  if (state.kind !== 'armed' && state.kind !== 'due' && state.kind !== 'shown') return null
  return (
    <>
      {/* mounted before the banner, so that screen readers announce it */}
      <p role="status" className="sr-text">
        {state.kind === 'shown' ? label(`registration_banner_${state.variant}_title`) : ''}
      </p>
      {state.kind === 'shown' ? (
        <RegistrationBannerCard {...display} variant={state.variant} events={events} />
      ) : null}
    </>
  )
}

type RegistrationBannerCardProps = RegistrationBannerDisplayProps & {
  variant: BannerVariant
  events: RegistrationBannerModel['events']
}

/** The visible banner: not modal, at the edge where it does not cover the focused element. */
function RegistrationBannerCard({ variant, events, className, style, ...rest }: RegistrationBannerCardProps) {
  const label = useLabel()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const occupied = useOccupiedEdges()
  const edge = useClearEdge(box, occupied)
  const focus = useReturningFocus()
  const aside = useStepsAside()
  const leaveBy = (action: () => void) => () => {
    focus.giveBack(box.current)
    action()
  }
  const close = leaveBy(events.close)
  const text = (part: 'title' | 'text' | 'action') => label(`registration_banner_${variant}_${part}`)
  return (
    <div
      {...rest}
      ref={box}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-ui=""
      data-slot="registration-banner"
      data-variant={variant}
      data-edge={edge}
      data-aside={aside ? '' : undefined}
      onFocus={focus.remember}
      onKeyDown={event => isEscape(event) && close()}
      style={{
        ...style,
        marginBlockStart: occupied.start || undefined,
        marginBlockEnd: occupied.end || undefined,
      }}
      className={cx(
        'fixed inset-x-3 z-40 grid data-aside:invisible grid-cols-[auto_1fr] gap-x-3.5 gap-y-1 rounded-card border border-line bg-surface-raised p-4 text-13 text-ink shadow-pop',
        'desk:start-auto desk:end-6 desk:w-104 desk:p-5 print:hidden',
        'data-[edge=end]:bottom-[max(0.75rem,env(safe-area-inset-bottom))] data-[edge=start]:top-3 desk:data-[edge=end]:bottom-6 desk:data-[edge=start]:top-6',
        'transition-opacity duration-150 ease-standard starting:opacity-0 motion-reduce:transition-none',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="row-span-2 grid size-10 place-items-center rounded-field bg-accent-soft text-accent [&_svg]:size-5 [&_svg]:stroke-[1.5]"
      >
        {variant === 'odd' ? <ChartNoAxesCombined /> : <MonitorSmartphone />}
      </span>
      <h2 id={`${id}-title`} className="pe-8 text-16 font-heavy text-balance">
        {text('title')}
      </h2>
      <p id={`${id}-text`} className="col-start-2 text-pretty text-ink-2">
        {text('text')}
      </p>
      <Button
        variant="primary"
        onClick={leaveBy(events.register)}
        className="col-start-2 mt-2 justify-self-start"
      >
        {text('action')}
      </Button>
      <IconButton
        label={label('registration_banner_close')}
        tip={false}
        onClick={close}
        className="absolute end-2 top-2"
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/**
 * Keeps a floating box off the focused element: returns its edge and offset, beyond the strips there.
 * On the server: the end.
 */
function useClearEdge(ref: RefObject<HTMLElement | null>, occupied: OccupiedEdges): Edge {
  const [edge, setEdge] = useState<Edge>('end')
  useEffect(() => {
    let frame = 0
    const update = () => {
      const box = ref.current
      const element = document.activeElement
      if (!box || !element || element === document.body || box.contains(element)) return
      const placement = { floating: box.getBoundingClientRect(), focused: element.getBoundingClientRect() }
      setEdge(edge => clearEdge({ edge, ...placement, height: window.innerHeight, occupied }))
    }
    // the browser first scrolls the focused element into view
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    update()
    const stop = new AbortController()
    document.addEventListener('focusin', soon, { signal: stop.signal })
    window.addEventListener('resize', soon, { signal: stop.signal })
    return () => {
      cancelAnimationFrame(frame)
      stop.abort()
    }
  }, [ref, occupied])
  return edge
}
