import type { Api, MainMenuItem, SessionFacts } from '@accrue/api-client'
import { HintsProvider } from '@accrue/ui/foundation'
import { SettingsDialog, type SettingsModel, useCampaign, useSettings } from '@accrue/ui/shell'
import { type ReactNode, useState } from 'react'
import { Shell } from './shell.tsx'

export type SiteProps = {
  api: Api
  session: SessionFacts
  menu: readonly MainMenuItem[]
  onSignIn: () => void
  /** Whether the page begins with its own search. */
  hasPageSearch: boolean
  hasChart: boolean
  children: (site: {
    settings: SettingsModel
    /** Whether the page's own search is visible. */
    pageSearch: boolean
    onPageSearch: (inView: boolean) => void
  }) => ReactNode
}

/** The frame of every page with its shared state: the user's settings, the visitor's origin. */
export function Site({ api, session, menu, onSignIn, hasPageSearch, hasChart, children }: SiteProps) {
  useCampaign()
  const settings = useSettings({ ...api.settings, sid: session.sid })
  const [isSetting, setSetting] = useState(false)
  const [pageSearch, setPageSearch] = useState(hasPageSearch)
  const acts = {
    onSignIn,
    onSettings: () => setSetting(true),
    onSignOut: () => void api.session.signOut({}).finally(() => window.location.reload()),
  }
  return (
    <HintsProvider on={settings.settings.hints}>
      <Shell
        {...acts}
        menu={menu}
        session={session}
        hasChart={hasChart}
        suggest={api.suggest}
        tickets={api.profile.tickets}
        pageSearch={pageSearch}
      >
        {children({ settings, pageSearch, onPageSearch: setPageSearch })}
      </Shell>
      <SettingsDialog model={settings} open={isSetting} onOpenChange={setSetting} />
    </HintsProvider>
  )
}
