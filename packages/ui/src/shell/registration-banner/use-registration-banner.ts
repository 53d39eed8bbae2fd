'use client'
import { useEffect, useReducer, useRef } from 'react'
import { useOverlayTurn } from '../../foundation/overlays/use-overlay.ts'
import { storedAge } from '../../foundation/state/stored-keys.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import {
  type BannerTrigger,
  isPastScrollMark,
  REGISTRATION_BANNER_COOKIE,
  REGISTRATION_BANNER_IDLE,
  type RegistrationBannerState,
  registrationBannerReducer,
} from './registration-banner.reducer.ts'

export type RegistrationBannerOptions = {
  /** Opens the registration; the banner closes itself. */
  onRegister: () => void
  /** Called when the visitor closes the banner without registering. */
  onClose?: () => void
  /** Watches for the triggers. Default: the document's own events. A new function applies from the next time on. */
  watch?: WatchVisitor
}

export type RegistrationBannerModel = {
  state: RegistrationBannerState
  events: { register: () => void; close: () => void }
}

const UNKNOWN: RegistrationBannerState = { kind: 'unknown' }

/** The registration banner without its markup: whether it shows, which variant, and its actions (H4). */
export function useRegistrationBanner(options: RegistrationBannerOptions): RegistrationBannerModel {
  const { onRegister, onClose } = options
  const watch = options.watch ?? watchVisitor
  const { session, lang, clock, stores } = useUi()
  const [state, dispatch] = useReducer(registrationBannerReducer, UNKNOWN)
  const armed = state.kind === 'armed'
  const shown = state.kind === 'shown'
  const waits = useIsMobile()
  const turn = useOverlayTurn('registrationBanner', shown || state.kind === 'due')

  const latest = useRef({ clock, watch, stores, waits })
  useEffect(() => {
    latest.current = { clock, watch, stores, waits }
  })

  useEffect(() => {
    const seen = stores.cookie.get(REGISTRATION_BANNER_COOKIE)
    dispatch({ type: 'visited', session, lang, seen, now: latest.current.clock() })
  }, [session, lang, stores])

  useEffect(() => {
    if (!armed) return
    return latest.current.watch(by => {
      const { clock, waits } = latest.current
      dispatch({ type: 'triggered', by, now: clock(), waits })
    })
  }, [armed])

  useEffect(() => {
    if (turn.isOurs) dispatch({ type: 'turned', now: latest.current.clock() })
  }, [turn.isOurs])

  const remember = () => {
    const { stores, clock } = latest.current
    stores.cookie.set(REGISTRATION_BANNER_COOKIE, String(clock()), storedAge('registrationBanner'))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: remember reads the latest values; showing is the event
  useEffect(() => {
    if (shown) remember()
  }, [shown])

  const leave = (notify: (() => void) | undefined) => {
    if (!shown) return
    turn.close()
    remember()
    dispatch({ type: 'closed' })
    notify?.()
  }
  // a banner that is visible when the window becomes narrow may have to wait for its turn
  const seen: RegistrationBannerState = shown && !turn.isOurs ? { kind: 'due', by: state.by } : state
  return { state: seen, events: { register: () => leave(onRegister), close: () => leave(onClose) } }
}

/** Watches for the banner's triggers and reports each; returns the cleanup function. */
type WatchVisitor = (onTrigger: (trigger: BannerTrigger) => void) => () => void

/** Events that show activity. */
const ACTIVITY = [
  'mousemove',
  'pointerdown',
  'touchmove',
  'keydown',
  'wheel',
  'scroll',
  'visibilitychange',
] as const

/** Watches the document: 15 seconds without activity, the mouse leaving, scrolling past 60 percent (shared-blocks §4). */
export const watchVisitor: WatchVisitor = onTrigger => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(idle, REGISTRATION_BANNER_IDLE)
  }
  // a hidden tab is not idle; the delay restarts when it becomes visible
  const idle = () => {
    if (document.visibilityState !== 'hidden') onTrigger('idle')
  }
  const left = ({ target }: MouseEvent) => {
    if (target === document || target === document.documentElement) onTrigger('mouseLeft')
  }
  const scrolled = () => {
    const height = document.documentElement.scrollHeight
    if (isPastScrollMark({ scrolled: window.scrollY, height })) onTrigger('scrolled')
  }

  const stop = new AbortController()
  const listening = { capture: true, passive: true, signal: stop.signal }
  for (const sign of ACTIVITY) window.addEventListener(sign, rest, listening)
  window.addEventListener('mouseleave', left, listening)
  window.addEventListener('scroll', scrolled, listening)
  rest()
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
