'use client'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import {
  type AccessAction,
  type AccessPolicy,
  type AccessSubject,
  type AccessVerdict,
  ANONYMOUS,
  allowEverything,
  type Session,
} from './access/access.ts'
import { businessDay, type Day } from './calendar/day.ts'
import { hasNodeEnv, warnOnce } from './dev-warnings.ts'
import { type LabelOf, type Labels, labelLookup } from './labels/labels.ts'
import { cookieStore, localStore, memoryStore, type SafeStorage } from './state/safe-storage.ts'

export type Clock = () => number
export type Stores = { local: SafeStorage; cookie: SafeStorage }

export type UiProviderProps = {
  children: ReactNode
  /** Site language code, one of the ten of bond-page §1. Default `eng`. */
  lang?: string
  /** Texts by key. A missing key shows as `{{key}}`. */
  labels?: Labels
  /** Show keys instead of texts (the show_labels query parameter). */
  showLabels?: boolean
  /** Who is looking. For display only: the server decides. Default anonymous. */
  session?: Session
  /** Who may do what; keep its identity. For display only: the server decides. Default everything is allowed. */
  access?: AccessPolicy
  /** Milliseconds since 1970. Default the machine's clock; tests and demos inject theirs. */
  clock?: Clock
  /** The business day that "today" means. Default the clock's day at UTC+3 (readings #30). */
  today?: Day
  /** Storage. Default the browser's local storage and cookies behind the safe wrapper. */
  stores?: Stores
  /** Opens the sign-in form. Without it, prompts are text only. */
  onSignIn?: () => void
  /** Where access can be asked for; must pass `safeUrl`. Default `/access/`. */
  accessUrl?: string
}

type Ui = {
  lang: string
  label: LabelOf
  showLabels: boolean
  session: Session
  access: AccessPolicy
  clock: Clock
  today: Day
  stores: Stores
  signIn: (() => void) | null
  accessUrl: string
}

const systemClock: Clock = () => Date.now()
const EMPTY: Labels = {}

const UiContext = createContext<Ui | null>(null)

/** What every widget leans on: language, labels, session, clock and storage. One per page. */
export function UiProvider({
  children,
  lang = 'eng',
  labels = EMPTY,
  showLabels = false,
  session = ANONYMOUS,
  access = allowEverything,
  clock = systemClock,
  today,
  stores,
  onSignIn,
  accessUrl = '/access/',
}: UiProviderProps) {
  const label = useMemo(() => labelLookup(labels, showLabels), [labels, showLabels])
  const kept = useMemo(() => stores ?? defaultStores(), [stores])
  const ui = useMemo<Ui>(
    () => ({
      lang,
      label,
      showLabels,
      session,
      access,
      clock,
      today: today ?? businessDay(clock()),
      stores: kept,
      signIn: onSignIn ?? null,
      accessUrl,
    }),
    [lang, label, showLabels, session, access, clock, today, kept, onSignIn, accessUrl],
  )
  return <UiContext.Provider value={ui}>{children}</UiContext.Provider>
}

function defaultStores(): Stores {
  return typeof document === 'undefined'
    ? { local: memoryStore(), cookie: memoryStore() }
    : { local: localStore(), cookie: cookieStore() }
}

/** Everything the provider holds. Throws outside a UiProvider: no widget works without its labels. */
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

/** The site language code. */
export function useLang(): string {
  return useUi().lang
}

/** Who is looking. */
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

/** Local storage and cookies behind the safe wrapper. */
export function useStores(): Stores {
  return useUi().stores
}

/** The page's policy, for code that asks about many subjects at once. */
export function useAccess(): AccessPolicy {
  return useUi().access
}

/** Whether the user may do this, and what to say if not (P4): `useVerdict('seeValues', { tradingGroundId })`. */
export function useVerdict(action: AccessAction, subject?: AccessSubject): AccessVerdict {
  const { access } = useUi()
  if (hasNodeEnv && process.env.NODE_ENV !== 'production' && access.actions?.includes(action) === false)
    warnOnce(
      `useVerdict: the access policy has no action "${action}". Add it to the policy's table, or correct it where it is asked about.`,
    )
  return access.verdict(action, subject)
}
