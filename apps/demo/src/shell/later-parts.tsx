import { useLabel, useVerdict } from '@accrue/ui/foundation'
import { BottomBanner, RegistrationBanner } from '@accrue/ui/shell'
import { paths } from '../paths.ts'
import { usePathname } from '../visit.ts'

export type LaterPartsProps = { onRegister: () => void }

/** Parts that the first view never needs: the banners, which have their own delays. */
export function LaterParts({ onRegister }: LaterPartsProps) {
  const label = useLabel()
  const verdict = useVerdict('seeValues')
  const isHere = usePathname() === paths.access()
  return (
    <>
      <RegistrationBanner onRegister={onRegister} />
      {/* last in the page, where it reserves space; hidden from users who have the advertised access and on its target page */}
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
