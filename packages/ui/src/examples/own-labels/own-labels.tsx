'use client'
import { Paginator, SegmentedControl } from '@accrue/ui/controls'
import { type Labels, mergeLabels, UiProvider, useLabel } from '@accrue/ui/foundation'
import de from '@accrue/ui/labels/de.json'
import en from '@accrue/ui/labels/en.json'
import { useMemo, useState } from 'react'

/** Your own texts by language: they add to the labels of Accrue or replace them. */
const OWN: Record<string, Labels> = {
  en: { own_title: 'Our shelf', paginator_status: 'Bonds {from} to {to}, {total} in all' },
  de: { own_title: 'Unser Regal', paginator_status: 'Anleihen {from} bis {to}, {total} insgesamt' },
}
const OURS: Record<string, Labels> = { en, de }

/** A page in two languages with two own labels. */
export function OwnLabels() {
  const [lang, setLang] = useState('en')
  const labels = useMemo(() => mergeLabels(OURS[lang] ?? en, OWN[lang] ?? {}), [lang])
  return (
    <UiProvider lang={lang} labels={labels}>
      <div lang={lang} className="grid justify-items-start gap-4 text-ink">
        <SegmentedControl
          label="Language"
          options={[
            { id: 'en', text: 'English' },
            { id: 'de', text: 'Deutsch' },
          ]}
          value={lang}
          onValueChange={setLang}
        />
        <OwnSection />
      </div>
    </UiProvider>
  )
}

function OwnSection() {
  const label = useLabel()
  const [page, setPage] = useState(2)
  return (
    <section className="grid gap-3">
      <h2 className="text-16 font-heavy">{label('own_title')}</h2>
      <Paginator page={page} total={1383} onPageChange={setPage} />
    </section>
  )
}
