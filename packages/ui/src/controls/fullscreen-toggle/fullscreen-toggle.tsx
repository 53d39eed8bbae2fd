'use client'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Maximize2, Minimize2 } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ButtonProps } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useAnnounce } from '../live-region/use-announce.tsx'
import { fullscreenAnnouncementOf } from './fullscreen.reducer.ts'
import { type FullscreenModel, type FullscreenOptions, useFullscreen } from './use-fullscreen.ts'

type ToggleProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Default `quiet`. */
  variant?: 'secondary' | 'quiet'
  size?: ButtonProps['size']
}

type Own = FullscreenOptions & {
  /** The element that fills the screen. The toggle must be inside it to stay visible. */
  target: RefObject<HTMLElement | null>
  model?: undefined
}

/** The state from `useFullscreen`, when the parent controls it. */
type Hoisted = { model: FullscreenModel }

export type FullscreenToggleProps = ToggleProps & (Own | Hoisted)

/**
 * A button that makes an element fill the screen, or the window where the browser does not support full screen (U5).
 * The state is stored per element and announced; Escape leaves. Parts: `data-slot` fullscreen-toggle,
 * fullscreen-button; state: `data-state` open or closed.
 */
export const FullscreenToggle = forwardRef(function FullscreenToggle(props: FullscreenToggleProps) {
  return props.model ? <Toggle {...props} /> : <OwnToggle {...props} />
})

const OwnToggle = forwardRef(function OwnToggle({
  target,
  elementId,
  onFullscreenChange,
  ...toggleProps
}: ToggleProps & Own) {
  const model = useFullscreen(target, { elementId, onFullscreenChange })
  return <Toggle {...toggleProps} model={model} />
})

const Toggle = forwardRef(function Toggle({
  model,
  variant,
  size,
  className,
  ...rest
}: ToggleProps & Hoisted) {
  const { state, events } = model
  const label = useLabel()
  const [announce, region] = useAnnounce()
  const before = useRef(state)
  useEffect(() => {
    const announcementKey = fullscreenAnnouncementOf(before.current, state)
    before.current = state
    if (announcementKey) announce(label(announcementKey))
  })
  return (
    <span
      {...rest}
      data-ui=""
      data-slot="fullscreen-toggle"
      data-state={state.open ? 'open' : 'closed'}
      className={cx('inline-flex', className)}
    >
      <IconButton
        data-slot="fullscreen-button"
        label={label('fullscreen')}
        variant={variant}
        size={size}
        pressed={state.open}
        onClick={events.toggle}
      >
        {state.open ? <Minimize2 /> : <Maximize2 />}
      </IconButton>
      {region}
    </span>
  )
})
