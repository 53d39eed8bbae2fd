'use client'
import { Badge } from '../../controls/badge/badge.tsx'
import { Select } from '../../controls/select/select.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ESTIMATION_GROUND, groundAfter } from './issuer-map.model.ts'
import type { IssuerMapProps } from './issuer-map-props.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'
import type { MapScene } from './use-map-scene.ts'

export type IssuerMapSelectsProps = Pick<IssuerMapProps, 'onCurrencyChange' | 'onTradingGroundChange'> & {
  scene: Pick<MapScene, 'choice' | 'facts'>
  model: IssuerMapModel
}

/** Currency and trading ground; one is plain text (M1). Ground 4 is marked as an estimation (M2). Parts: those of Select and Badge. */
export function IssuerMapSelects(props: IssuerMapSelectsProps) {
  const { scene, model, onCurrencyChange, onTradingGroundChange } = props
  const { choice, facts } = scene
  const label = useLabel()
  return (
    <>
      <Select
        size="s"
        label={label('map_currency')}
        labelAs="inside"
        options={facts.currencies}
        value={choice.currencyId}
        onValueChange={id => {
          model.events.chooseCurrency(id, facts)
          onCurrencyChange?.(id)
          const after = groundAfter(model.state, id, facts)
          if (after !== choice.groundId) onTradingGroundChange?.(after)
        }}
      />
      <Select
        size="s"
        label={label('map_ground')}
        labelAs="inside"
        options={choice.grounds}
        value={choice.groundId}
        onValueChange={id => {
          model.events.chooseGround(id)
          onTradingGroundChange?.(id)
        }}
      />
      {choice.groundId === ESTIMATION_GROUND ? <Badge tone="warn">{label('map_estimation')}</Badge> : null}
    </>
  )
}
