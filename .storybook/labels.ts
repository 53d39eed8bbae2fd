import bondPage from '../packages/bond-page/labels/eng.json' with { type: 'json' }
import bondPageRussian from '../packages/bond-page/labels/rus.json' with { type: 'json' }
import ui from '../packages/ui/labels/eng.json' with { type: 'json' }
import uiRussian from '../packages/ui/labels/rus.json' with { type: 'json' }

/** What the toolbar's language switch offers: the two languages that are written by hand. */
export const LABELS: Record<string, Record<string, string>> = {
  eng: { ...ui, ...bondPage },
  rus: { ...uiRussian, ...bondPageRussian },
}
