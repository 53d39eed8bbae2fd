import type { Labels } from '@accrue/ui/foundation'
import widgets from '@accrue/ui/labels/eng.json' with { type: 'json' }
import widgetsInRussian from '@accrue/ui/labels/rus.json' with { type: 'json' }
import page from '../../labels/eng.json' with { type: 'json' }
import pageInRussian from '../../labels/rus.json' with { type: 'json' }
// words of the fields that the server names itself, as its own dictionary has them; the page only looks them up
import served from './pages/words-eng.json' with { type: 'json' }
import servedInRussian from './pages/words-rus.json' with { type: 'json' }

/** Every word that a bond page may say, in English. */
export const ENGLISH: Labels = { ...widgets, ...page, ...served }

/** The same in Russian. */
export const RUSSIAN: Labels = { ...widgetsInRussian, ...pageInRussian, ...servedInRussian }
