'use client'
import { lazyWithPlaceholder } from '../../controls/skeleton/lazy-with-placeholder.tsx'
import { lazyPart } from '../../foundation/state/lazy-part.tsx'
import { ChartDateFields, ChartDates } from './chart-dates.tsx'
import type { ChartPictureProps } from './chart-picture.tsx'

/** Height of navigator and footer below the plot, in pixels. */
export const BELOW_PLOT = 68

/** The charts, loaded lazily: they are the heaviest part of a page, and the toolbar must not wait for them. */
export const LazyCharts = lazyWithPlaceholder(
  async () => (await import('./chart-panel-charts.tsx')).ChartPanelCharts,
  ({ viewModel }) => viewModel.height + BELOW_PLOT,
)

/** The picture of the charts, for the markup of a server alone. */
export const LazyChartPicture = /* @__PURE__ */ lazyPart<ChartPictureProps>(
  async () => (await import('./chart-picture.tsx')).ChartPicture,
  () => null,
)

/** Preloads the files of the charts and of their dates. Resolves when they have loaded or failed; never rejects. */
export async function loadCharts(): Promise<void> {
  await Promise.all([LazyCharts.load(), ChartDates.load(), ChartDateFields.load()])
}

/** For a server: loads what draws the `picture` of a `ChartPanel`. Never rejects. */
export async function preloadChartPictures(): Promise<boolean> {
  return LazyChartPicture.preload()
}
