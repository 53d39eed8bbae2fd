import type { StoredKeys } from '@accrue/ui/foundation'

const DAY = 86_400
const SESSION = { store: 'cookie', keeps: 'stored_session', life: 7 * DAY, essential: true } as const
const SOCIAL = { store: 'cookie', keeps: 'stored_social', life: 600, essential: true } as const
const PREFERENCE = { store: 'cookie', life: 365 * DAY } as const

/** What this site keeps beside the widgets' own STORED_KEYS. The server sets and reads the same cookies. */
export const SITE_KEYS = {
  /** The session's token, which no script can read. */
  session: { ...SESSION, name: 'accrue_session' },
  /** The same under https, tied to this very host. */
  secureSession: { ...SESSION, name: '__Host-accrue_session' },
  /** That this browser was sent to another service to sign in, until it is back. */
  social: { ...SOCIAL, name: 'accrue_social' },
  /** The same under https. */
  secureSocial: { ...SOCIAL, name: '__Host-accrue_social' },
  /** The language that was chosen last. */
  lang: { ...PREFERENCE, name: 'accrue_lang', keeps: 'stored_lang' },
  /** The pages that were opened lately, eight at most, for the start page. */
  viewed: { store: 'local', name: 'viewed', keeps: 'stored_viewed', life: 'kept' },
  /** Light or dark, as it was chosen. */
  theme: { ...PREFERENCE, name: 'accrue_theme', keeps: 'stored_theme' },
} as const satisfies StoredKeys
