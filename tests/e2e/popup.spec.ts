import { addressOf, createWallet, cross, fillMove, openHash, openReceive } from './app.ts'
import { expect, test } from './fixtures.ts'

/** The browsers' limit for toolbar popups. */
const POPUP = { width: 400, height: 600 }

test('the whole way fits into a toolbar popup: nothing is cut, covered or out of reach, and a draft outlives a reload', async ({
  app,
  devnet,
}, testInfo) => {
  const seen = async (screen: string) => {
    await app.screenshot({ path: testInfo.outputPath(`${screen}.png`), animations: 'disabled' })
    expect(await app.evaluate(wrongInPopup), screen).toEqual([])
  }
  await app.setViewportSize(POPUP)
  await createWallet(app, seen)
  // toolbar.spec.ts opens the real popup.
  await app.reload()
  await expect(app.getByTestId('open-bridge')).toBeVisible()
  expect(await app.evaluate(() => document.documentElement.dataset['place'])).toBe('panel')
  await seen('home-empty')
  await openHash(app, '#/receive')
  await seen('receive')
  await openReceive(app, 'ETH on Ethereum')
  const address = await addressOf(app)
  await seen('receive-ethereum')
  await devnet.fund(address)
  await openHash(app, '#/')
  await expect(app.getByTestId('valuation')).toContainText(/[1-9]/)
  await seen('home')

  const move = { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' } as const
  await fillMove(app, move)
  await app.reload()
  await expect(app.getByTestId('amount')).toHaveValue('0.1')
  await expect(app.getByTestId('from')).toContainText('Ethereum')
  await expect(app.getByTestId('to')).toContainText('Base')

  await cross(app, move, seen)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await seen('arrived')
  await app.getByTestId('receipt-open').click()
  await expect(app.getByTestId('receipt')).toContainText('Verified on Base')
  await seen('receipt')
  await openHash(app, '#/activity')
  await seen('activity')
})

/** Returns each layout fault with its element. */
function wrongInPopup(): readonly string[] {
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const screen = document.querySelector('.screen')
  const found: string[] = []
  for (const each of [document.documentElement, ...within.querySelectorAll('.screen, .dialog-body, main')]) {
    if (each.scrollWidth > each.clientWidth) found.push(`${each.tagName} is scrolled sideways`)
  }
  const isInView = ({ left, right, top, bottom }: DOMRect) =>
    left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
  const before = screen?.scrollTop
  for (const button of within.querySelectorAll<HTMLElement>('button, a[href], input, [role=radio]')) {
    if (!button.checkVisibility({ visibilityProperty: true }) || button.closest('.visually-hidden')) continue
    const name = button.getAttribute('data-testid') ?? button.textContent
    const isMain = button.matches('.button.primary')
    if (isMain && !isInView(button.getBoundingClientRect())) found.push(`${name} is out of view`)
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const box = button.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) continue
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    // A control's visible part may be its label.
    const isItself = top !== null && (button.contains(top) || (top.closest('label')?.contains(button) ?? false))
    if (!isItself) found.push(`${name} is covered by ${top?.className || top?.tagName}`)
  }
  if (screen && before !== undefined) screen.scrollTop = before
  return found
}
