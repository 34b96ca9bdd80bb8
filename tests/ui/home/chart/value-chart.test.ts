import { describe, expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const open = galleryPage()

describe('the chart of the total', () => {
  it('names start, end, lowest and highest, and ends with the total shown', async () => {
    const page = await open('home-chart-falling')
    const label = await page.getByRole('img', { name: 'Lowest' }).getAttribute('aria-label')
    expect(label).toMatch(
      /^\w+ \d+, \d+: \$19,000\.00\. \d\d:\d\d: \$14,542\.71\. Lowest \$14,542\.71, highest \$19,000\.00\.$/,
    )
    expect(await page.getByTestId('chart-change').textContent()).toMatch(/^−\$4,457\.29 \(23\.4%\)since \w+ \d+, \d+$/)
  })

  it('shows a shorter time on request', async () => {
    const page = await open('home-chart')
    const before = await page.getByTestId('chart').getAttribute('aria-label')
    expect(await page.getByTestId('chart-change').textContent()).toMatch(/^\+\$1,\d+\.\d\d \(\d+\.?\d?%\)since /)
    await page.getByTestId('chart-range-week').check()
    expect(await page.getByTestId('chart').getAttribute('aria-label')).not.toBe(before)
    expect(await page.getByTestId('chart-range-week').isChecked()).toBe(true)
  })

  it('says that nothing changed, and moves nothing when it comes', async () => {
    const page = await open('home-chart-flat')
    expect(await page.getByTestId('chart-change').textContent()).toMatch(/^No changesince /)
    const [place, chart] = await Promise.all(
      ['.chart-place', '.chart-foot'].map((name) =>
        page.locator(name).evaluate((each) => each.getBoundingClientRect().bottom),
      ),
    )
    expect(chart).toBeLessThanOrEqual(place ?? 0)
  })

  it.each(['home-chart-one', 'home-chart-hidden'])('is not there: %s', async (name) => {
    const page = await open(name)
    await page.getByTestId('valuation').waitFor()
    expect(await page.locator('.chart, .chart-place').count()).toBe(0)
  })

  it('leaves out a token without a price, and says so', async () => {
    const page = await open('home-chart-unpriced')
    expect(await page.getByTestId('chart').getAttribute('aria-label')).toContain('Lowest $14,542.71')
    expect(await page.getByTestId('valuation').textContent()).toContain('1 balance without a price not counted')
  })

  it('ends at the newest reading while a transfer carries money', async () => {
    const page = await open('home-chart-moving')
    const label = await page.getByTestId('chart').getAttribute('aria-label')
    expect(label).toContain('Lowest $14,542.71, highest $14,542.71')
    const calm = await (await open('home-chart-flat')).getByTestId('chart').locator('path').first().getAttribute('d')
    expect(calm?.split('L')).toHaveLength(4)
  })

  it('follows the currency, at today’s rate', async () => {
    const page = await open('home-chart-euros')
    expect(await page.getByTestId('chart-change').textContent()).toMatch(
      /^−€4,052\.09 \(23\.4%\)since .* · today’s rate$/,
    )
  })
})

it('a token’s page charts its price', async () => {
  const page = await open('token-chart')
  const chart = page.getByTestId('price-chart')
  await chart.waitFor()
  expect(await chart.textContent()).toMatch(/^Price of ETH\$3,245\.11Prices from Relay\+\$145\.11 \(4\.6%\)since /)
})
