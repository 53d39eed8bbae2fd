/**
 * The file of each kind of page, as page-parts.ts imports it. The server names it in the head of the page, so that it comes beside the
 * site's own file and not after it.
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
