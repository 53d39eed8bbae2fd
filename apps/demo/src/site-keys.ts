import type { StoredKeys } from '@accrue/ui/foundation'

const DAY = 86_400
const SESSION = { store: 'cookie', labelKey: 'stored_session', life: 7 * DAY, essential: true } as const
const SOCIAL = { store: 'cookie', labelKey: 'stored_social', life: 600, essential: true } as const
const DEVICE = { store: 'cookie', labelKey: 'stored_device', life: 180 * DAY, essential: true } as const
const PREFERENCE = { store: 'cookie', life: 365 * DAY } as const

/** Keys that this site stores besides the widgets' own STORED_KEYS. The server uses the same cookies. */
export const SITE_KEYS = {
  /** Session token; HttpOnly. */
  session: { ...SESSION, name: 'accrue_session' },
  /** The same under https, bound to this host. */
  secureSession: { ...SESSION, name: '__Host-accrue_session' },
  /** Marks a browser that is signing in at the external service. */
  social: { ...SOCIAL, name: 'accrue_social' },
  /** The same under https. */
  secureSocial: { ...SOCIAL, name: '__Host-accrue_social' },
  /** Random token of a browser that signed in before; HttpOnly, and stays after signing out. */
  device: { ...DEVICE, name: 'accrue_device' },
  /** The same under https. */
  secureDevice: { ...DEVICE, name: '__Host-accrue_device' },
  /** The last selected language. */
  lang: { ...PREFERENCE, name: 'accrue_lang', labelKey: 'stored_lang' },
  /** Recently viewed pages for the home page, at most eight. */
  viewed: { store: 'local', name: 'viewed', labelKey: 'stored_viewed', life: 'persistent' },
  /** That there are recently viewed pages: the server then reserves their height. */
  hasViewed: { ...PREFERENCE, name: 'accrue_viewed', labelKey: 'stored_viewed' },
  /** The selected theme, light or dark. */
  theme: { ...PREFERENCE, name: 'accrue_theme', labelKey: 'stored_theme' },
} as const satisfies StoredKeys
