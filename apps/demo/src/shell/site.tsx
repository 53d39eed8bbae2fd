import type { Api, MenuItem, SessionFacts } from '@accrue/api-client'
import { HintsProvider } from '@accrue/ui/foundation'
import { SettingsDialog, type SettingsModel, useCampaign, useSettings } from '@accrue/ui/shell'
import { type ReactNode, useState } from 'react'
import { SitePalette } from './palette.tsx'
import { Shell } from './shell.tsx'

export type SiteProps = {
  api: Api
  session: SessionFacts
  menu: readonly MenuItem[]
  onSignIn: () => void
  children: (site: { settings: SettingsModel }) => ReactNode
}

/** The frame of every page with what it keeps: the user's settings, where a visitor came from, the command palette. */
export function Site({ api, session, menu, onSignIn, children }: SiteProps) {
  useCampaign()
  const settings = useSettings({ ...api.settings, sid: session.sid })
  const [isSetting, setSetting] = useState(false)
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
        suggest={api.suggest}
        tickets={api.profile.tickets}
        palette={<SitePalette {...acts} signedIn={session.userId > 0} suggest={api.suggest} />}
      >
        {children({ settings })}
      </Shell>
      <SettingsDialog model={settings} open={isSetting} onOpenChange={setSetting} />
    </HintsProvider>
  )
}
