import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { ACCESS, SESSIONS } from '../../testing/sessions.ts'
import { one, shapes, two } from '../../testing/time-chart-harness.tsx'
import { StaticTimeChart } from './static-time-chart.tsx'

const picture = () => screen.getByRole('img', { name: /^Price: / })

describe('StaticTimeChart', () => {
  test('is an image whose name says what it shows', () => {
    renderWithUi(<StaticTimeChart label="Price" series={two} />, { session: SESSIONS.desk })
    expect(picture()).toHaveAccessibleName('Price: UST 4% 2034, Other bond, from 15 Feb 2024 to 23 Aug 2024.')
  })

  test('has the texts of the axes, the newest value and the caption', () => {
    renderWithUi(
      <StaticTimeChart label="Price" series={one} caption="Indicative price, % of par" height={440} />,
      { session: SESSIONS.desk },
    )
    expect(picture()).toHaveTextContent('Indicative price, % of par')
    for (const text of ['Apr', 'Jul', '102', '101.09']) expect(picture()).toHaveTextContent(text)
  })

  test('C1 a visitor sees a shape and no value', () => {
    const { container } = renderWithUi(<StaticTimeChart label="Price" series={shapes} />, {
      session: SESSIONS.visitor,
    })
    expect(picture()).toHaveAttribute('data-masked')
    expect(container.querySelectorAll('[data-slot=static-time-chart-tag]')).toHaveLength(0)
    expect(container.querySelectorAll('[data-slot=static-time-chart-line] path')).toHaveLength(2)
    expect(picture().textContent).not.toMatch(/\d\.\d/)
  })

  test('nothing in it takes the focus', () => {
    const { container } = renderWithUi(<StaticTimeChart label="Price" series={two} />)
    expect(container.querySelector('a, button, [tabindex], input, select')).toBeNull()
  })

  test('is as high as `height`, in markup without style attributes', () => {
    const html = renderToString(
      <UiProvider labels={english} access={ACCESS.desk}>
        <StaticTimeChart label="Price" series={two} height={320} />
      </UiProvider>,
    )
    expect(html).toContain('height="320"')
    expect(html).not.toContain('style=')
  })

  test('has the documented parts in one root, on the server too', () => {
    expect(anatomyOf(<StaticTimeChart label="Price" series={one} masked={false} />)).toEqual({
      ...ONE_ROOT,
      slots:
        'legend-value series-mark static-time-chart static-time-chart-legend static-time-chart-line static-time-chart-plot static-time-chart-tag',
    })
  })
})
