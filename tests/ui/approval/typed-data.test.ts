import { describe, expect, it } from 'vitest'
import { OWN } from '../data.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('typed data of a contract that is described', () => {
  it('are said in plain words, with all of them as they are signed one press away', async () => {
    const page = await open('approval-permit')
    const described = await page.getByTestId('described').textContent()
    expect(described).toMatch(/Up to100 USDC.*Your account.*ChainBase/)
    expect(await page.getByText('100000000').count()).toBe(0)
    await page.getByTestId('typed-data-all').click()
    expect(await page.getByText('100000000').count()).toBe(1)
  })

  it('say of several tokens, one after the other, how much of each', async () => {
    const page = await open('approval-permit2')
    expect(await page.getByTestId('described').textContent()).toMatch(
      /Up toUnlimited \(USDC\)Permission lasts until.*Nonce0Up to5,000,000 units of a token.*Token contract.*Nonce4Signature can be used until/,
    )
  })

  it('are shown plainly for any other contract, whatever it calls itself', async () => {
    const page = await open('approval-permit-unknown')
    expect(await page.getByTestId('described').count()).toBe(0)
    expect(await page.getByText('100000000').count()).toBe(1)
    expect(await page.getByTestId('typed-data-power').count()).toBe(1)
  })

  it('spell every address one way, and mark those of the wallet, in whatever letters the site gave them', async () => {
    const page = await open('approval-permit-unknown')
    const own = page.locator('.typed dd').filter({ hasText: 'Your account' })
    expect(await own.getByTestId('full-address').textContent()).toBe(OWN)
    expect(await page.getByText('Your account', { exact: true }).count()).toBe(1)
  })
})
