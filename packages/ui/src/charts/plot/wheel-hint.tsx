'use client'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { PlotHint } from './plot-hint.tsx'

/** Explains how to zoom by the wheel, at the bottom of a chart: the `hint` of `useWheel`. */
export const WheelHint = forwardRef(function WheelHint(props: Omit<ComponentProps<'p'>, 'children'>) {
  const label = useLabel()
  return <PlotHint {...props}>{label('chart_wheel_hint')}</PlotHint>
})
