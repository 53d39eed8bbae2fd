/** Something that the design system keeps in the browser. */
type StoredKey = {
  store: 'cookie' | 'local'
  /** The name; for one of many things, what stands before the id of the thing. */
  name: string
  /** What is kept, and for how long. */
  keeps: string
}

/** The registry of stored keys: everything that a widget keeps between visits, by what it is for. Nothing else is stored. */
export const STORED_KEYS = {
  registrationBanner: {
    store: 'cookie',
    name: 'registration_banner',
    keeps: 'When the banner was shown, in milliseconds; 24 hours (shared-blocks §9)',
  },
  fullscreen: {
    store: 'cookie',
    name: 'fullscreen_',
    keeps: 'That an element fills the window, by element id; until the browser is closed (shared-blocks §4)',
  },
  pdfBlocks: {
    store: 'cookie',
    name: 'pdf_left_out',
    keeps: 'Sections that a PDF of the page leaves out; until the browser is closed (shared-blocks §3)',
  },
  columns: {
    store: 'local',
    name: 'columns.',
    keeps: 'The columns of a table and their order, by table; until it is reset (T6)',
  },
  indicators: {
    store: 'local',
    name: 'indicators.',
    keeps: 'The indicators of a chart with their parameters, by chart; until they are removed (C20)',
  },
  flags: {
    store: 'local',
    name: 'flags.',
    keeps:
      'The kinds of events that a chart does not show, by kind of chart; until they are shown again (C20, X5)',
  },
  drawings: {
    store: 'local',
    name: 'drawings.',
    keeps: 'What was drawn on a chart, by instrument and trading ground; until it is removed (C20, X6)',
  },
  pageMenuMore: {
    store: 'local',
    name: 'page_menu_more',
    keeps:
      'Whether the secondary sections of a page’s menu are shown; until they are opened or closed again (H2)',
  },
  pageMenuKeys: {
    store: 'local',
    name: 'page_menu_keys',
    keeps: 'Whether keys lead to the sections of a page; until it is changed (P2)',
  },
  searchTab: {
    store: 'local',
    name: 'search_tab',
    keeps: 'The tab of the global search that was chosen last; until another one is (shared-blocks §4)',
  },
  searchRecent: {
    store: 'local',
    name: 'search_recent',
    keeps: 'What was chosen in the global search lately, eight at most; until it is cleared (G1)',
  },
} as const satisfies Record<string, StoredKey>

/** The name under which something is kept; `of` is the id of the element or table. */
export function storedKey(what: keyof typeof STORED_KEYS, of = ''): string {
  return STORED_KEYS[what].name + of
}
