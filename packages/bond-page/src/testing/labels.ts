import type { Labels } from '@accrue/ui/foundation'
import widgets from '@accrue/ui/labels/en.json' with { type: 'json' }
import widgetsInRussian from '@accrue/ui/labels/ru.json' with { type: 'json' }
import page from '../../labels/en.json' with { type: 'json' }
import pageInRussian from '../../labels/ru.json' with { type: 'json' }
// labels of fields that only the server defines
import served from './pages/labels-en.json' with { type: 'json' }
import servedInRussian from './pages/labels-ru.json' with { type: 'json' }

/** All labels of a bond page in English. */
export const ENGLISH: Labels = { ...widgets, ...page, ...served }

/** All labels of a bond page in Russian. */
export const RUSSIAN: Labels = { ...widgetsInRussian, ...pageInRussian, ...servedInRussian }
