import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/en.json'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import { ThemePage } from './theme-page.tsx'

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <UiProvider lang="en" labels={labels} today="2025-07-11">
      <ThemePage />
    </UiProvider>
  </StrictMode>,
)
