import { Card } from '@accrue/ui/controls'
import { STORED_KEYS, useLabel } from '@accrue/ui/foundation'
import { ForgetEverything, StoredKeysTable } from '@accrue/ui/shell'
import { SITE_KEYS } from '../site-keys.ts'

const REGISTRY = { ...STORED_KEYS, ...SITE_KEYS }

/** Lists everything the site stores in the browser, with a button to delete it. */
export function CookiesPage() {
  const label = useLabel()
  return (
    <main className="mx-auto flex max-w-240 flex-col gap-6 px-4 py-8 desk:px-6 desk:py-12">
      <div>
        <h1 className="text-24 font-heavy tracking-[-0.022em]">{label('stored_caption')}</h1>
        <p className="mt-1.5 mb-4 max-w-160 text-14 text-ink-2">{label('cookies_lead')}</p>
        <ForgetEverything registry={REGISTRY} />
      </div>
      <Card>
        <StoredKeysTable registry={REGISTRY} />
      </Card>
    </main>
  )
}
