import { Link } from '@accrue/ui/controls'
import { useLabel, useLang } from '@accrue/ui/foundation'
import { type AboutSubject, methodologyVariant, paths } from '../paths.ts'

/** Text of each page; the valuation pages reuse the texts of the source notes. */
const TEXTS: Readonly<Record<AboutSubject, string>> = {
  estimation: 'source_estimation',
  fund: 'source_fund_valuation',
  evaluated: 'about_evaluated',
  support: 'about_support',
}

/** The methodology document with details. */
const DOCUMENTS: Readonly<Partial<Record<AboutSubject, string>>> = {
  estimation: 'estimation',
  fund: 'sources',
  evaluated: 'prices-and-yields',
}

/** A short text page: how a trading ground is valued, or where to get support. */
export function AboutPage({ subject }: { subject: AboutSubject }) {
  const label = useLabel()
  const lang = useLang()
  const document = DOCUMENTS[subject]
  return (
    <main className="mx-auto max-w-160 px-4 py-12 desk:px-6 desk:py-20">
      <h1 className="text-24 font-heavy tracking-[-0.022em]">{label(`about_${subject}_title`)}</h1>
      <p className="mt-2 mb-6 text-14 text-ink-2">{label(TEXTS[subject])}</p>
      <div className="flex flex-wrap gap-3">
        <Link href={paths.home()} variant="secondary">
          {label('to_home')}
        </Link>
        {document ? (
          <Link href={paths.methodology(methodologyVariant(lang), document)} variant="secondary">
            {label('methodology_title')}
          </Link>
        ) : null}
      </div>
    </main>
  )
}
