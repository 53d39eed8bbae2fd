import '@accrue/ui/styles.css'
import './own-theme.css'
import './page.css'
import { ExportMenu } from '@accrue/ui/charts'
import { Button } from '@accrue/ui/controls'
import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/en.json'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SERIES, TODAY } from './numbers.ts'
import { Widgets } from './widgets.tsx'

/** Its PDF needs two packages that this project does not have at first. */
function Export() {
  const [failure, setFailure] = useState('')
  return (
    <>
      <ExportMenu
        title="Price"
        chart={() => document.querySelector('[data-slot=time-chart]')}
        series={SERIES}
        onFailure={fault => setFailure(String(fault))}
      />
      <output>{failure}</output>
    </>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <UiProvider lang="en" labels={labels} today={TODAY}>
      <Widgets />
      <p className="page-footer">
        <Export />
        <Button variant="primary">Order</Button>
      </p>
    </UiProvider>
  </StrictMode>,
)
