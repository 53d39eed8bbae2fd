import { Select } from '@accrue/ui/controls'
import { cx, LANGUAGE_NAMES, LANGUAGES, useLabel, useLang } from '@accrue/ui/foundation'
import { Globe } from 'lucide-react'
import type { ComponentProps } from 'react'
import { inLanguage } from '../paths.ts'

const OPTIONS = LANGUAGES.map(id => ({ id, text: LANGUAGE_NAMES[id] }))

export type LanguageSelectProps = Pick<ComponentProps<typeof Select>, 'className'> & {
  /** Shows two letters; the list and assistive technology have full names. Default false. */
  short?: boolean
}

/** Selects the language, each by its own name. The page's view state, which is in the URL, stays (P1). */
export function LanguageSelect({ className, short = false }: LanguageSelectProps) {
  const label = useLabel()
  const lang = useLang()
  if (!short) return <Languages label={label('language')} className={className} />
  return (
    <span className={cx('relative inline-flex rounded-field hover:bg-ink/5', className)}>
      <Languages
        label={label('language')}
        className="w-15 [&_[data-slot=field-box]]:border-transparent [&_[data-slot=field-box]]:bg-transparent [&_select]:opacity-0 [&_svg]:hidden"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 flex items-center justify-center gap-1 text-13 font-medium text-ink-2 uppercase"
      >
        <Globe className="size-4 stroke-[1.5]" />
        {lang}
      </span>
    </span>
  )
}

function Languages({ label, className }: Pick<ComponentProps<typeof Select>, 'label' | 'className'>) {
  return (
    <Select
      size="s"
      className={className}
      label={label}
      labelAs="hidden"
      options={OPTIONS}
      value={useLang()}
      onValueChange={lang => window.location.assign(inLanguage(window.location.search, lang))}
    />
  )
}
