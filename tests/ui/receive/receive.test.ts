import { describe, expect, it } from 'vitest'
import { receiveHash } from '../bitcoin/account-scenes.ts'
import { BITCOIN, OWN, OWN_BITCOIN, OWN_TAPROOT, STRANGER, STRANGER_BITCOIN } from '../data.ts'
import { galleryPage } from '../page.ts'
import { readCode } from '../qr.ts'

const open = galleryPage()

describe('the screen for receiving', () => {
  it('asks for token and network before it shows an address', async () => {
    const page = await open('receive')
    await page.getByRole('option', { name: /^USDC on Base/ }).waitFor()
    expect(await page.getByTestId('full-address').count()).toBe(0)
    // The exchanges take deposits only.
    expect(await page.getByRole('option', { name: /Hyperliquid|Lighter/ }).count()).toBe(0)
    await page.getByRole('option', { name: /^USDC on Base/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Receive USDC' }).waitFor()
    expect(await page.getByTestId('full-address').textContent()).toBe(OWN)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Receive', exact: true }).waitFor()
  })

  it.each([
    ['receive-ethereum', OWN],
    ['receive-bitcoin', OWN_BITCOIN],
  ])('copies a selected address in one line: %s', async (state, address) => {
    const page = await open(state)
    const shown = page.getByTestId('full-address').first()
    await shown.waitFor()
    const copied = page.evaluate(
      () =>
        new Promise((resolve) => {
          const read = (event: ClipboardEvent) => resolve(event.clipboardData?.getData('text/plain'))
          document.addEventListener('copy', read, { once: true })
        }),
    )
    await shown.evaluate((node) => getSelection()?.selectAllChildren(node))
    await page.keyboard.press('Control+c')
    expect(await copied).toBe(address)
  })

  it.each([
    ['light', 'receive-ethereum', OWN],
    ['light', 'receive-bitcoin', `bitcoin:${OWN_BITCOIN}`],
    ['dark', 'receive-taproot', `bitcoin:${OWN_TAPROOT}`],
  ] as const)('shows a code that a camera reads: %s, %s', async (colorScheme, state, content) => {
    const page = await open(state)
    await page.emulateMedia({ colorScheme })
    expect(await readCode(page, 'qr')).toBe(content)
  })

  it('shows every letter beside the code, and has a name for those who cannot see it', async () => {
    const page = await open('receive-bitcoin')
    expect(await page.getByTestId('full-address').textContent()).toBe(OWN_BITCOIN)
    expect(await page.getByRole('img', { name: 'QR code of your address on Bitcoin' }).count()).toBe(1)
  })

  it('names what may be sent on the chosen chain, and warns of the rest', async () => {
    const page = await open('receive-ethereum')
    const said = await page.locator('.can li').allTextContents()
    expect(said[0]).toBe('ETH on Ethereum. It appears by itself.')
    expect(said[1]).toMatch(/^The same address works on Base/)
    expect(said.at(-1)).toContain('it would be lost')
  })

  it('copies the bare address, not what the code holds', async () => {
    const page = await open('receive-bitcoin')
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void window.hosted.push(`copied ${text}`) },
      })
    })
    await page.getByTestId('copy-pay-address').click()
    await page.locator('[role=status]', { hasText: 'Copied.' }).waitFor()
    expect(await page.evaluate(() => window.hosted)).toEqual([`copied ${OWN_BITCOIN}`])
    await page.close()
  })

  it('is reached from home, and is walked through with the keyboard alone', async () => {
    const page = await open('home')
    await page.getByTestId('receive').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Receive' }).waitFor()
    await page.getByRole('combobox').focus()
    await page.keyboard.type('btc')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Receive BTC' }).waitFor()
    await page.getByRole('img', { name: /Bitcoin/ }).waitFor()
    expect(await page.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('true')
  })

  it('shows what is only watched apart, each with its own code, where a wallet of the kind can pay it', async () => {
    const page = await open('receive-watched')
    expect(await page.locator('main').textContent()).toContain('This wallet has no key for them')
    expect(await page.getByTestId('full-address').allTextContents()).toEqual([OWN, STRANGER])
    expect(await page.getByRole('img', { name: 'QR code of Ledger' }).count()).toBe(1)
    await page.evaluate(
      (hash) => {
        location.hash = hash
      },
      receiveHash(BITCOIN, 'BTC'),
    )
    await page.getByTestId('receive-watched-watch-2').click()
    expect(await page.getByTestId('full-address').allTextContents()).toEqual([OWN_BITCOIN, STRANGER_BITCOIN])
    expect(await page.getByTestId('receive-watched-watch-1').count()).toBe(0)
  })

  it('asks for the next address where the shown one was paid, without a visit', async () => {
    const page = await open('receive-bitcoin')
    const asked = () =>
      page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'addresses.list').length)
    const before = await asked()
    await page.evaluate(() => window.fake.tell('balances'))
    await expect.poll(asked).toBe(before + 1)
    await page.close()
  })

  it('shows no address that the wallet does not know', async () => {
    const page = await open('receive-bitcoin-none')
    expect(await page.getByTestId('qr').count()).toBe(0)
    await page.getByText('Can’t show this address now').waitFor()
  })

  it.each(['receive-ethereum', 'receive-bitcoin'])('says whose account the address is of: %s', async (state) => {
    const page = await open(state)
    expect(await page.getByTestId('receive-account').textContent()).toBe('Account: Account 1')
  })
})
