import { CommandButton, type GlobalSearchPorts, useCommandPalette } from '@accrue/ui/blocks'
import { isLanguage, lazyPart, useLabel, useLang } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { sectionLinks, siteCommands } from '../site-commands.ts'
import { setTheme, shownTheme } from '../theme.ts'
import type { AccountProps } from './account.tsx'
import { SEARCHED } from './searched.ts'

const fetchPalette = async () => (await import('./palette-dialog.tsx')).CommandPalette
const CommandPalette = lazyPart(fetchPalette, () => null)

export type SitePaletteProps = Omit<AccountProps, 'session'> & {
  signedIn: boolean
  suggest: GlobalSearchPorts
}

/** The command palette with what can be done on this page; its file comes when it is first wanted. */
export function SitePalette({ signedIn, suggest, onSignIn, onSignOut, onSettings }: SitePaletteProps) {
  const label = useLabel()
  const site = useLang()
  const lang = isLanguage(site) ? site : 'eng'
  const palette = useCommandPalette()
  const { open, wanted } = palette.state
  const commands = useMemo(() => {
    if (!open) return []
    const { href, search } = window.location
    const facts = { label, lang, signedIn, search, theme: shownTheme(), sections: sectionLinks(document) }
    return siteCommands(facts, {
      showTheme: setTheme,
      openSettings: onSettings,
      signIn: onSignIn,
      signOut: onSignOut,
      copyAddress: () => void navigator.clipboard.writeText(href),
    })
  }, [open, label, lang, signedIn, onSettings, onSignIn, onSignOut])
  return (
    <>
      <CommandButton palette={palette} onApproach={fetchPalette} />
      {wanted ? (
        <CommandPalette
          {...suggest}
          palette={palette}
          commands={commands}
          hrefOf={({ kind, id }) => SEARCHED[kind](id)}
        />
      ) : null}
    </>
  )
}
