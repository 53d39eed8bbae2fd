'use client'
import type { ComponentProps } from 'react'
import { Button, type ButtonProps } from '../../controls/button/button.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { CircleStop, Volume2 } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { useMasked } from '../plot/use-masked.ts'
import { statusMessage } from './sonification.text.ts'
import { type SonificationModel, type SonificationOptions, useSonification } from './use-sonification.ts'

export type SonificationButtonProps = Omit<ComponentProps<'span'>, 'children'> &
  SonificationOptions & {
    /** Digits after the point in the status message. Default 3 (bond-page §9). */
    decimals?: number
    /** The unit in the status message. */
    unit?: string
    /** The result of `useSonification`, if the page controls it. */
    model?: SonificationModel
    variant?: ButtonProps['variant']
    size?: ButtonProps['size']
  }

/**
 * Plays a line as sound, and stops it (features §2.1, C22). At the end a status message gives the highest and the lowest point.
 * Parts: `data-slot` sonification, sonification-message; state: `data-state` idle, playing, unsupported, failed.
 */
export const SonificationButton = forwardRef(function SonificationButton({
  column,
  window,
  link,
  createAudio,
  decimals = 3,
  unit = '',
  masked: maskedProp,
  venueId,
  model,
  variant = 'quiet',
  size,
  className,
  ...rest
}: SonificationButtonProps) {
  const { lang, label } = useUi()
  const masked = useMasked(maskedProp, venueId)
  const own = useSonification({ column, window, link, createAudio, masked })
  const { state, playable, events } = model ?? own
  const playing = state.kind === 'playing'
  const message = statusMessage(state, {
    lang,
    label,
    decimals,
    unit,
    instants: column?.instants ?? false,
    masked,
  })
  return (
    <span
      {...rest}
      data-ui=""
      data-slot="sonification"
      data-state={state.kind}
      className={cx('relative inline-flex flex-wrap items-center gap-x-3 gap-y-1', className)}
    >
      <Button
        variant={variant}
        size={size}
        icon={playing ? <CircleStop /> : <Volume2 />}
        disabledReason={playable ? null : label('sound_empty')}
        onClick={playing ? events.stop : events.play}
      >
        {label(playing ? 'sound_stop' : 'sound_play')}
      </Button>
      <span
        role="status"
        data-slot="sonification-message"
        className={message.isError ? 'text-12 text-ink-2' : 'sr-text'}
      >
        {message.text ? <span key={state.attempt}>{message.text}</span> : null}
      </span>
    </span>
  )
})
