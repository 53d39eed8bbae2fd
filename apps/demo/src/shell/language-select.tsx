import { Select, type SelectProps } from '@accrue/ui/controls'
import { LANGUAGE_NAMES, LANGUAGES, useLabel, useLang } from '@accrue/ui/foundation'
import { inLanguage } from '../paths.ts'

const OPTIONS = LANGUAGES.map(id => ({ id, text: LANGUAGE_NAMES[id] }))

/** The language in its own words; choosing one keeps the page's state, which lives in the address (P1). */
export function LanguageSelect({ className }: Pick<SelectProps, 'className'>) {
  const label = useLabel()
  return (
    <Select
      size="s"
      className={className}
      label={label('language')}
      labelAs="hidden"
      options={OPTIONS}
      value={useLang()}
      onValueChange={lang => window.location.assign(inLanguage(window.location.search, lang))}
    />
  )
}
