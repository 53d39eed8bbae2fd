import './page.css'
import { Widgets } from './widgets.tsx'

// at each request, as a page with a session is: what the browser hydrates was rendered just before
export const dynamic = 'force-dynamic'

export default function Page() {
  return <Widgets />
}
