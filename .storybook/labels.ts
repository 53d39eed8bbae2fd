import { pseudoLabels } from '../packages/ui/src/testing/pseudo-labels.ts'

const files = import.meta.glob<Record<string, string>>('../packages/{ui,bond-page}/labels/*.json', {
  eager: true,
  import: 'default',
})

/** The languages of the toolbar, by their own names. */
export const LANGUAGES: Record<string, string> = {
  en: 'English',
  ru: 'Русский',
  it: 'Italiano',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pl: 'Polski',
  tr: 'Türkçe',
  uk: 'Українська',
  zh: '中文',
}

/** The labels of the design system and of the bond page together, by language. */
export const LABELS: Record<string, Record<string, string>> = {}
for (const [path, labels] of Object.entries(files)) {
  const lang = path.replace(/^.*\/|\.json$/g, '')
  LABELS[lang] = { ...LABELS[lang], ...labels }
}

/** Pseudo-locales: they show the effect of longer texts and of the other direction. */
export const PSEUDO_LANGUAGES: Record<string, string> = {
  pseudo: 'Pseudo +35 %',
  'pseudo-rtl': 'Pseudo right-to-left',
}

/** The direction that a language is written in. */
export const directionOf = (lang: string): 'ltr' | 'rtl' => (lang === 'pseudo-rtl' ? 'rtl' : 'ltr')

LABELS.pseudo = pseudoLabels(LABELS.en ?? {})
LABELS['pseudo-rtl'] = pseudoLabels(LABELS.en ?? {}, { bidi: true })
