'use client'
import type { ComponentProps } from 'react'
import { Button, type ButtonProps } from '../../controls/button/button.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { CircleStop, Volume2 } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import { saidText } from './sonification-words.ts'
import { type SonificationModel, type SonificationOptions, useSonification } from './use-sonification.ts'

export type SonificationButtonProps = Omit<ComponentProps<'span'>, 'children'> &
  SonificationOptions & {
    /** Digits after the point of what is said at the end. Default 3 (bond-page §9). */
    decimals?: number
    /** The unit of what is said. */
    unit?: string
    /** The line is a shape and not values: days are said, values are not. Always so when the session may not see values. */
    masked?: boolean
    /** The trading ground, for the access verdict (ground 381, access row 7). */
    tradingGroundId?: number
    /** The sound's behaviour, held by the page: the result of `useSonification`. */
    model?: SonificationModel
    variant?: ButtonProps['variant']
    size?: ButtonProps['size']
  }

/**
 * Plays a line as sound, and stops it (features §2.1, C22). What was heard is said at the end, politely.
 * Parts: `data-slot` sonification, sonification-said; state: `data-state` idle, playing, unsupported, failed.
 */
export const SonificationButton = forwardRef(function SonificationButton(props: SonificationButtonProps) {
  const { column, window, link, createAudio, decimals = 3, unit = '', masked = false, ...some } = props
  const { tradingGroundId, model, variant = 'quiet', size, className, ...rest } = some
  const { lang, label } = useUi()
  const hides = useVerdict('seeValues', tradingGroundId).kind !== 'allowed'
  const own = useSonification({ column, window, link, createAudio })
  const { state, playable, events } = model ?? own
  const playing = state.kind === 'playing'
  const instants = column?.instants ?? false
  const said = saidText(state, { lang, label, decimals, unit, instants, masked: masked || hides })
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
        data-slot="sonification-said"
        className={said.problem ? 'text-12 text-ink-2' : 'sr-text'}
      >
        {said.text ? <span key={state.attempt}>{said.text}</span> : null}
      </span>
    </span>
  )
})
