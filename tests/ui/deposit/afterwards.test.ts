import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('another amount than the quoted one', () => {
  it.each([
    ['requoted-less', 'You sent 0.01 BTC instead of 0.02 BTC'],
    ['requoted-late', 'You sent 0.02 BTC after the time of the quote'],
  ])('is told once, and that nothing was promised for it: %s', async (state, title) => {
    const page = await open(state)
    const said = await page.getByTestId('requoted').textContent()
    expect(said).toContain(title)
    expect(said).toContain('What the first quote promised does not hold for it.')
    expect(await page.getByTestId('deposit-less').count()).toBe(0)
    expect(await page.getByText('The service quoted anew for 0.0').count()).toBe(1)
    await page.context().close()
  })

  it('is compared with the first quote once it has arrived, and less than its part is warned of', async () => {
    const less = await open('requoted-received-less')
    await expect.poll(() => less.getByTestId('requoted').getAttribute('class')).toContain('warn')
    expect(await less.getByTestId('requoted').textContent()).toContain('at least 0.26427 ETH: this is less')
    expect(await less.getByTestId('outcome').textContent()).not.toContain('promised')
    await less.context().close()
    const more = await open('requoted-received')
    expect(await more.getByTestId('requoted').textContent()).toContain('this is no less')
    expect(await more.getByTestId('requoted').getAttribute('class')).not.toContain('warn')
  })
})
