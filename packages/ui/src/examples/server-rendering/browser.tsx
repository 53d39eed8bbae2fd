import { hydrateRoot } from 'react-dom/client'
import { PricesPage } from './prices-page.tsx'

/** Takes over what the server drew, from the very state that it was drawn from. */
export function start(page: Document): void {
  const root = page.getElementById('root')
  const state = page.getElementById('state')?.textContent
  if (root && state) hydrateRoot(root, <PricesPage {...JSON.parse(state)} />)
}
