import type { SessionFacts } from '@accrue/api-client'
import { Button, IconButton, Menu } from '@accrue/ui/controls'
import { useIsMobile, useLabel } from '@accrue/ui/foundation'
import { CircleUser, Settings } from 'lucide-react'
import { paths } from '../paths.ts'

export type AccountProps = {
  session: SessionFacts
  onSignIn: () => void
  onSignOut: () => void
  onSettings: () => void
}

/** On a phone a finger hits it by 44 px, higher than it is drawn. */
const SIGN_IN =
  'relative shrink-0 whitespace-nowrap max-desk:min-h-9 max-desk:after:absolute max-desk:after:inset-x-0 max-desk:after:-inset-y-1.25'

/** The account menu; visitors get the settings and a sign-in button. */
export function Account({ session, onSignIn, onSignOut, onSettings }: AccountProps) {
  const label = useLabel()
  const isMobile = useIsMobile()
  if (session.userId === 0)
    return (
      <>
        <IconButton label={label('settings')} onClick={onSettings} className="max-desk:hidden">
          <Settings />
        </IconButton>
        <Button variant="primary" onClick={onSignIn} className={SIGN_IN}>
          {label('sign_in')}
        </Button>
      </>
    )
  const actions: Record<string, () => void> = { settings: onSettings, signOut: onSignOut }
  return (
    <Menu
      label={session.login ?? label('account_title')}
      icon={<CircleUser />}
      iconOnly={isMobile}
      variant="quiet"
      align="end"
      // The name yields space to the menu's entries and stays for assistive technology.
      className="group-data-[narrow=2]/bar:[&_[data-slot=menu-label]]:sr-text"
      items={[
        { id: 'account', label: label('account_title'), href: paths.account() },
        { id: 'outbox', label: label('outbox_title'), href: paths.outbox() },
        { id: 'settings', label: label('settings') },
        { id: 'signOut', label: label('sign_out'), separatorBefore: true },
      ]}
      onSelect={id => actions[id]?.()}
    />
  )
}
