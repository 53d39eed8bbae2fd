'use client'
import {
  purchaseFields,
  type WatchlistAppendPort,
  WatchlistPanel,
  type WatchlistRemovePort,
} from '@accrue/ui/blocks'
import { Card, CardBody, DatePicker, PickerField } from '@accrue/ui/controls'
import { LISTS } from './numbers.ts'

// ports are functions, which a server cannot hand to a browser: hence a client component of the page's own
const append: WatchlistAppendPort = async () => ({
  kind: 'ok',
  data: { saved: true, watchlists: LISTS, message: null },
})
const remove: WatchlistRemovePort = async () => ({ kind: 'ok', data: [] })

const FIELDS = purchaseFields({ priceUnit: '%' })

/** What the user of the page chooses: a settlement day, and the lists that the bond is on. */
export function Choices() {
  return (
    <>
      <Card title="Settlement">
        <CardBody>
          <DatePicker label="Settlement day">
            <PickerField />
          </DatePicker>
        </CardBody>
      </Card>
      <Card title="Watchlists">
        <CardBody>
          <WatchlistPanel
            append={append}
            remove={remove}
            lists={LISTS}
            fields={FIELDS}
            currentPrice={101.09}
            currency="USD"
          />
        </CardBody>
      </Card>
    </>
  )
}
