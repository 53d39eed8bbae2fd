import { Button } from '@accrue/ui/controls'
import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/en.json'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import './own-theme.css'
import './page.css'
import { TODAY } from './numbers.ts'
import { Widgets } from './widgets.tsx'

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <UiProvider lang="en" labels={labels} today={TODAY}>
      <Widgets />
      <div className="flex justify-center pb-8">
        <Button variant="primary" className="rounded-full px-[44px]">
          Order
        </Button>
      </div>
    </UiProvider>
  </StrictMode>,
)
