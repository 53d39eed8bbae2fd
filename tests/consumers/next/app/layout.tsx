import '@accrue/ui/styles.css'
import { FULL_ACCESS_LEVEL, type Session, UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/eng.json'
import type { ReactNode } from 'react'
import { TODAY } from './figures.ts'
import './page.css'

export const metadata = { title: 'Widgets in Next.js', icons: 'data:,' }

const session: Session = { userId: 1, level: FULL_ACCESS_LEVEL, tariffs: [], grants: [], nsd: false }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <UiProvider lang="eng" labels={labels} session={session} today={TODAY}>
          {children}
        </UiProvider>
      </body>
    </html>
  )
}
