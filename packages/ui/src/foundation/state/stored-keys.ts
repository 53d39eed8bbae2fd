/** An entry that a site stores in the browser. */
export type StoredKey = {
  store: 'cookie' | 'local'
  /** The name. One that ends in `.` or `_` is the prefix of an id. */
  name: string
  /** The label key of the text that tells users what is stored and why; in ten languages, begins with `stored_`. */
  labelKey: `stored_${string}`
  /** Lifetime in seconds; `visit` until the browser is closed; `persistent` until the user changes or removes it. */
  life: number | 'visit' | 'persistent'
  /** Whether the site needs it to do what the user requested; "forget everything" does not remove it. Default false. */
  essential?: boolean
}

/** A registry of stored keys by purpose. A site adds its own: `{ ...STORED_KEYS, ...SITE_KEYS }`. */
export type StoredKeys = Readonly<Record<string, StoredKey>>

const DAY = 86_400

/** Where a visitor came from (H11, shared-blocks §7 and §9). */
const CAMPAIGN = { store: 'cookie', labelKey: 'stored_campaign', life: 5 * DAY } as const

/** The registry of stored keys: everything that a widget stores between visits, by purpose. Nothing else is stored. */
export const STORED_KEYS = {
  /** When the banner was shown, in milliseconds (shared-blocks §9). */
  registrationBanner: {
    store: 'cookie',
    name: 'registration_banner',
    labelKey: 'stored_registration_banner',
    life: DAY,
  },
  /** When the advertisement at the bottom was dismissed, in milliseconds (shared-blocks §9, readings #51). */
  bottomBanner: { store: 'cookie', name: 'bottom_banner', labelKey: 'stored_bottom_banner', life: DAY },
  /** When the offer of the mobile app was dismissed, in milliseconds (shared-blocks §4: until closed; for a year). */
  mobileOffer: { store: 'cookie', name: 'mobile_offer', labelKey: 'stored_mobile_offer', life: 365 * DAY },
  /** When the prompt at the top was dismissed, in milliseconds (shared-blocks §4, readings #51). */
  topAccessPrompt: {
    store: 'cookie',
    name: 'top_access_prompt',
    labelKey: 'stored_top_access_prompt',
    life: DAY,
  },
  /** The settings of a visitor who is not signed in: whether hints show (H8, shared-blocks §6). */
  userSettings: { store: 'cookie', name: 'user_settings', labelKey: 'stored_user_settings', life: 365 * DAY },
  /** Whether an element fills the window, by element id (shared-blocks §4). */
  fullscreen: { store: 'cookie', name: 'fullscreen_', labelKey: 'stored_fullscreen', life: 'visit' },
  /** Sections that a PDF of the page leaves out (shared-blocks §3). */
  pdfBlocks: { store: 'cookie', name: 'pdf_left_out', labelKey: 'stored_pdf_blocks', life: 'visit' },
  /** The columns of a table and their order, by table (T6). */
  columns: { store: 'local', name: 'columns.', labelKey: 'stored_columns', life: 'persistent' },
  /** Sorting, filters and layout of a table, by table (T6). */
  table: { store: 'local', name: 'table.', labelKey: 'stored_table', life: 'persistent' },
  /** The indicators of a chart with their parameters, by chart (C20). */
  indicators: { store: 'local', name: 'indicators.', labelKey: 'stored_indicators', life: 'persistent' },
  /** The heights of the panes below a chart, by kind of chart (C18, C20). */
  panes: { store: 'local', name: 'panes.', labelKey: 'stored_panes', life: 'persistent' },
  /** The hidden kinds of events of a chart, by kind of chart (C20, X5). */
  flags: { store: 'local', name: 'flags.', labelKey: 'stored_flags', life: 'persistent' },
  /** Drawings on a chart, by instrument and venue (C20, X6). */
  drawings: { store: 'local', name: 'drawings.', labelKey: 'stored_drawings', life: 'persistent' },
  /** Whether the secondary sections of a page’s menu are shown (H2). */
  pageMenuMore: {
    store: 'local',
    name: 'page_menu_more',
    labelKey: 'stored_page_menu_more',
    life: 'persistent',
  },
  /** Whether keyboard shortcuts lead to the sections of a page (P2). */
  pageMenuKeys: {
    store: 'local',
    name: 'page_menu_keys',
    labelKey: 'stored_page_menu_keys',
    life: 'persistent',
  },
  /** The tab of the global search that was selected last (shared-blocks §4). */
  searchTab: { store: 'local', name: 'search_tab', labelKey: 'stored_search_tab', life: 'persistent' },
  /** Recent selections in the global search, eight at most (G1). */
  searchRecent: {
    store: 'local',
    name: 'search_recent',
    labelKey: 'stored_search_recent',
    life: 'persistent',
  },
  fromAds: { ...CAMPAIGN, name: 'from_ads' },
  clickId: { ...CAMPAIGN, name: 'click_id' },
  exante: { ...CAMPAIGN, name: 'exante' },
  utmSource: { ...CAMPAIGN, name: 'utm_source' },
  utmMedium: { ...CAMPAIGN, name: 'utm_medium' },
  utmCampaign: { ...CAMPAIGN, name: 'utm_campaign' },
  utmContent: { ...CAMPAIGN, name: 'utm_content' },
  utmTerm: { ...CAMPAIGN, name: 'utm_term' },
  utmstat: { ...CAMPAIGN, name: 'utmstat' },
  /** The host of the referring site (shared-blocks §9). */
  referral: { store: 'cookie', name: 'referral', labelKey: 'stored_referral', life: 5 * DAY },
} as const satisfies StoredKeys

/** The name of a stored entry; `of` is the id of the element or table. */
export function storedKey(what: keyof typeof STORED_KEYS, of = ''): string {
  return STORED_KEYS[what].name + of
}

/** The lifetime of a cookie, as an option of `set`: `cookie.set(storedKey('x'), value, storedAge('x'))`. */
export function storedAge(what: keyof typeof STORED_KEYS): { maxAge?: number } {
  const { life }: StoredKey = STORED_KEYS[what]
  return typeof life === 'number' ? { maxAge: life } : {}
}
