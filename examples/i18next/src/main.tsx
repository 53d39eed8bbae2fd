import '@accrue/ui/styles.css'
import './page.css'
import { UiProvider } from '@accrue/ui/foundation'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { BondsPage } from './bonds-page.tsx'
import { i18n, widgetLabels } from './i18n.ts'
import { TODAY } from './sample-data.ts'

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <UiProvider lang={i18n.language} labels={widgetLabels(i18n.language)} today={TODAY}>
        <BondsPage />
      </UiProvider>
    </I18nextProvider>
  </StrictMode>,
)
