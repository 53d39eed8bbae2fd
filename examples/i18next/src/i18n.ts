import type { Labels } from '@accrue/ui/foundation'
import accrue from '@accrue/ui/labels/de.json'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import page from './de.json'

/** Two namespaces for each language: the texts of this site, and those of Accrue's widgets. */
export const i18n = createInstance()
await i18n.use(initReactI18next).init({
  lng: 'de',
  resources: { de: { page, accrue } },
  defaultNS: 'page',
  // React escapes
  interpolation: { escapeValue: false },
})

/** The texts of the widgets as i18next has them: what a translator changed in this namespace is on the page. */
export function widgetLabels(lang: string): Labels {
  return i18n.getResourceBundle(lang, 'accrue')
}
