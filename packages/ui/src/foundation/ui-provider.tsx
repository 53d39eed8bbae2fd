'use client'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import {
  type AccessAction,
  type AccessPolicy,
  type AccessSubject,
  type AccessVerdict,
  allowEverything,
  type Session,
  SIGNED_OUT,
} from './access/access.ts'
import { businessDay, type Day } from './calendar/day.ts'
import { hasNodeEnv, warnOnce } from './dev-warnings.ts'
import type { Dismissable } from './dismissal/dismissal.rules.ts'
import { type LabelOf, type Labels, labelLookup } from './labels/labels.ts'
import { type Language, languageOf } from './labels/languages.ts'
import { cookieStore, localStore, memoryStore, type SafeStorage } from './state/safe-storage.ts'

export type Clock = () => number
export type Stores = { local: SafeStorage; cookie: SafeStorage }

export type UiProviderProps = {
  children: ReactNode
  /** BCP 47 tag of the page's language, read by its primary subtag: `de`, `de-AT`. Unknown languages are English. Default `en`. */
  lang?: string
  /** Texts by key. A missing key shows as `{{key}}`. */
  labels?: Labels
  /** Shows keys instead of texts (the show_labels query parameter). */
  showLabels?: boolean
  /** The current user. For display only: the server decides. Default anonymous. */
  session?: Session
  /** The access policy; keep its identity stable. For display only: the server decides. Default everything is allowed. */
  access?: AccessPolicy
  /** Milliseconds since 1970. Default the machine's clock; tests and demos pass their own. */
  clock?: Clock
  /** The business day that counts as today. Default the clock's day at UTC+3 (readings #30). */
  today?: Day
  /** Default the browser's local storage and cookies, in the safe wrapper. */
  stores?: Stores
  /**
   * What the visitor has dismissed, as the server read it from the request's cookies (`STORED_KEYS`): the server's markup then has the
   * rest, and nothing moves when the page starts. Keep its identity. Default unknown: such parts appear after hydration.
   */
  dismissed?: Dismissed
  /** Opens the sign-in form. Without it, prompts have text only. */
  onSignIn?: () => void
  /** The page where users request access; must pass `safeUrl`. Default `/access/`. */
  accessUrl?: string
}

/** By what can be dismissed: whether it is. Absent: unknown. */
type Dismissed = Partial<Record<Dismissable, boolean>>

type Ui = {
  lang: Language
  label: LabelOf
  showLabels: boolean
  session: Session
  access: AccessPolicy
  clock: Clock
  today: Day
  stores: Stores
  dismissed: Dismissed
  signIn: (() => void) | null
  accessUrl: string
}

const systemClock: Clock = () => Date.now()
const EMPTY: Labels = {}
const UNKNOWN: Dismissed = {}

const UiContext = createContext<Ui | null>(null)

/** Context for every widget: language, labels, session, clock and storage. One per page. */
export function UiProvider({
  children,
  lang = 'en',
  labels = EMPTY,
  showLabels = false,
  session = SIGNED_OUT,
  access = allowEverything,
  clock: givenClock = systemClock,
  today,
  stores,
  dismissed = UNKNOWN,
  onSignIn,
  accessUrl = '/access/',
}: UiProviderProps) {
  // null is what servers send for an absent value
  const clock = givenClock ?? systemClock
  const label = useMemo(() => labelLookup(labels ?? EMPTY, showLabels), [labels, showLabels])
  const activeStores = useMemo(() => stores ?? defaultStores(), [stores])
  const ui = useMemo<Ui>(
    () => ({
      lang: languageOf(lang ?? 'en'),
      label,
      showLabels,
      session,
      access,
      clock,
      today: today ?? businessDay(clock()),
      stores: activeStores,
      dismissed,
      signIn: onSignIn ?? null,
      accessUrl,
    }),
    [lang, label, showLabels, session, access, clock, today, activeStores, dismissed, onSignIn, accessUrl],
  )
  return <UiContext.Provider value={ui}>{children}</UiContext.Provider>
}

function defaultStores(): Stores {
  return typeof document === 'undefined'
    ? { local: memoryStore(), cookie: memoryStore() }
    : { local: localStore(), cookie: cookieStore() }
}

/** Everything in the provider. Throws outside a UiProvider: widgets need its labels. */
export function useUi(): Ui {
  const ui = useContext(UiContext)
  if (!ui)
    throw new Error(
      'Accrue widgets need a <UiProvider> above them: it holds their labels, language and session.',
    )
  return ui
}

/** The label lookup: `label('no_data')`. */
export function useLabel(): LabelOf {
  return useUi().label
}

/** The page's language, one of the ten. */
export function useLang(): Language {
  return useUi().lang
}

/** The current user. */
export function useSession(): Session {
  return useUi().session
}

/** The injected clock. */
export function useClock(): Clock {
  return useUi().clock
}

/** The business day that counts as today. */
export function useToday(): Day {
  return useUi().today
}

/** Local storage and cookies, in the safe wrapper. */
export function useStores(): Stores {
  return useUi().stores
}

/** The page's policy, for code that checks many subjects at once. */
export function useAccess(): AccessPolicy {
  return useUi().access
}

/** Whether the user may do this, and the reason if not (P4): `useVerdict('seeValues', { venueId })`. */
export function useVerdict(action: AccessAction, subject?: AccessSubject): AccessVerdict {
  const { access } = useUi()
  if (access.actions?.includes(action) === false && hasNodeEnv && process.env.NODE_ENV !== 'production')
    warnOnce(
      `useVerdict: the access policy has no action "${action}". Add it to the policy's table, or correct it where it is asked about.`,
    )
  return access.verdict(action, subject ?? undefined)
}
