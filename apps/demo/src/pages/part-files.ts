/**
 * The file of each kind of page, as imported in page-parts.ts. The server preloads it in the page's head, so that it
 * loads in parallel with the site's main file.
 */
export const PART_FILES = {
  home: 'home-page.tsx',
  bond: 'bond-view.tsx',
  company: 'company-page.tsx',
  stock: 'priced-page.tsx',
  index: 'priced-page.tsx',
  etf: 'etf-page.tsx',
  access: 'access-view.tsx',
  account: 'account-view.tsx',
  outbox: 'outbox-page.tsx',
  cookies: 'cookies-page.tsx',
  methodology: 'document-page.tsx',
  comment: 'document-page.tsx',
  analytics: 'analytics-page.tsx',
  reports: 'reports-page.tsx',
} as const
