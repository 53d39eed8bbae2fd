import '@accrue/ui/styles.css'
import './own-theme.css'
import './page.css'
import { Button } from '@accrue/ui/controls'
import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/en.json'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { TODAY } from './numbers.ts'
import { Widgets } from './widgets.tsx'

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <UiProvider lang="en" labels={labels} today={TODAY}>
      <Widgets />
      <p className="page-footer">
        <Button variant="primary">Order</Button>
      </p>
    </UiProvider>
  </StrictMode>,
)
