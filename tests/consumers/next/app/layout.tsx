import '@accrue/ui/styles.css'
import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/en.json'
import type { ReactNode } from 'react'
import { TODAY } from './numbers.ts'
import './page.css'

export const metadata = { title: 'Widgets in Next.js', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <UiProvider lang="en" labels={labels} today={TODAY}>
          {children}
        </UiProvider>
      </body>
    </html>
  )
}
