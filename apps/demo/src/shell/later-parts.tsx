import { useLabel, useVerdict } from '@accrue/ui/foundation'
import { BottomBanner, RegistrationBanner } from '@accrue/ui/shell'
import { paths } from '../paths.ts'
import { usePathname } from '../visit.ts'

export type LaterPartsProps = { onRegister: () => void }

/** What no page begins with: the banners, which wait by their own clocks. */
export function LaterParts({ onRegister }: LaterPartsProps) {
  const label = useLabel()
  const verdict = useVerdict('seeValues')
  const isHere = usePathname() === paths.access()
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
