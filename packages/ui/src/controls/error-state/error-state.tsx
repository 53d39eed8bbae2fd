'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, useEffect } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The error, as a sentence. Default: the label `load_failed`. */
  message?: string
  /** Adds a Retry button. */
  onRetry?: () => void
  /** Whether Retry reloads the page; the button says so. Default false. */
  reloads?: boolean
  /** Whether a retry is pending. */
  pending?: boolean
  /** Id of the element that receives the focus if this unmounts with focus inside. Default: that of the surrounding section. */
  focusAfter?: string
}

/**
 * A placeholder for content that failed to load: a message and Retry; a class such as `min-h-50` reserves the height
 * of the content. It retries automatically when the connection is back. If it unmounts with focus inside, the focus
 * moves to the surrounding section. `role=alert`; `data-slot` error-state.
 */
export const ErrorState = forwardRef(function ErrorState({
  message,
  onRetry,
  reloads = false,
  pending,
  focusAfter,
  className,
  ref,
  ...rest
}: ErrorStateProps) {
  const label = useLabel()
  useResume(reloads || pending ? undefined : onRetry)
  const root = useComposedRefs(ref, useFocusFallback(focusAfter))
  return (
    <div
      role="alert"
      {...rest}
      ref={root}
      data-ui=""
      data-slot="error-state"
      className={cx(
        'grid place-content-center justify-items-center gap-3 px-4 py-6 text-center text-13 text-ink-2',
        className,
      )}
    >
      <p className="max-w-96 text-balance">{message ?? label('load_failed')}</p>
      {onRetry ? (
        <Button onClick={onRetry} pending={pending}>
          {label(reloads ? 'reload_page' : 'retry')}
        </Button>
      ) : null}
    </div>
  )
})

/** Retries as soon as the connection is back; never reloads the page without a press. */
function useResume(onRetry: (() => void) | undefined): void {
  useEffect(() => {
    if (!onRetry) return
    const stop = new AbortController()
    window.addEventListener('online', () => onRetry(), { signal: stop.signal })
    return () => stop.abort()
  }, [onRetry])
}
