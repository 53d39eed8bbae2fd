import { hydrateRoot } from 'react-dom/client'
import { PricesPage } from './prices-page.tsx'

/** Hydrates the server's markup with the state that it was rendered from. */
export function start(page: Document): void {
  const root = page.getElementById('root')
  const state = page.getElementById('state')?.textContent
  if (root && state) hydrateRoot(root, <PricesPage {...JSON.parse(state)} />)
}
