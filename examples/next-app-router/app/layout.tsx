import '@accrue/ui/styles.css'
import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/en.json'
import type { ReactNode } from 'react'
import './page.css'
import { TODAY } from './sample-data.ts'

export const metadata = { title: 'Accrue in Next.js', icons: 'data:,' }

/** A server component: labels, language and day are data, which the provider takes along to the browser. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>
        <UiProvider lang="en" labels={labels} today={TODAY}>
          {children}
        </UiProvider>
      </body>
    </html>
  )
}
