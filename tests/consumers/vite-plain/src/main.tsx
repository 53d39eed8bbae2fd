import '@accrue/ui/styles.css'
import './own-theme.css'
import './page.css'
import { Button } from '@accrue/ui/controls'
import { FULL_ACCESS_LEVEL, type Session, UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/eng.json'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { TODAY } from './figures.ts'
import { Widgets } from './widgets.tsx'

const session: Session = { userId: 1, level: FULL_ACCESS_LEVEL, tariffs: [], grants: [], nsd: false }

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <UiProvider lang="eng" labels={labels} session={session} today={TODAY}>
      <Widgets />
      <p className="page-foot">
        <Button variant="primary">Order</Button>
      </p>
    </UiProvider>
  </StrictMode>,
)
