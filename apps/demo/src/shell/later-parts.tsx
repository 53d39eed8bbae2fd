import { useLabel, useVerdict } from '@accrue/ui/foundation'
import { BottomBanner, RegistrationBanner, useCampaign } from '@accrue/ui/shell'
import { paths } from '../paths.ts'

export type LaterPartsProps = { onRegister: () => void }

/** What no page begins with: the banners, which wait by their own clocks, and the note of where a visitor came from. */
export function LaterParts({ onRegister }: LaterPartsProps) {
  const label = useLabel()
  const verdict = useVerdict('seeValues')
  const isHere = window.location.pathname === paths.access()
  useCampaign()
  return (
    <>
      <RegistrationBanner onRegister={onRegister} />
      {/* last in the page, where it keeps its room; not for those who have what it advertises, nor where it leads */}
      {verdict.kind === 'allowed' || isHere ? null : (
        <BottomBanner
          banner={{
            title: label('site_banner_title'),
            text: label('site_banner_text'),
            action: { title: label('site_banner_action'), href: paths.access() },
          }}
        />
      )}
    </>
  )
}
