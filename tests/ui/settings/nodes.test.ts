import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const sent = (page: Page, wanted: string) =>
  page.evaluate(
    (name) => window.fake.calls.filter(({ method }) => method === name).map(({ params }) => params as object),
    wanted,
  )
const OWN = 'http://127.0.0.1:8545/'
const [FIRST, SECOND] = ['https://ethereum-rpc.publicnode.com', 'https://eth.drpc.org']

describe('the nodes', () => {
  const open = galleryPage()

  it('are raised and removed by the keyboard alone, in the order of the list', async () => {
    const page = await open('nodes-own')
    await page.getByRole('button', { name: 'Move up eth.drpc.org of Ethereum' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => sent(page, 'nodes.order')).toEqual([{ chainId: 1, urls: [OWN, SECOND, FIRST] }])
    await page.getByRole('button', { name: 'Remove 127.0.0.1:8545 of Ethereum' }).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => sent(page, 'nodes.order')).toHaveLength(2)
    expect((await sent(page, 'nodes.order'))[1]).toEqual({ chainId: 1, urls: [FIRST, SECOND] })
  })

  it('of the profile have no button that removes them, and the first none that raises it', async () => {
    const page = await open('nodes')
    expect(await page.getByTestId('node-remove').count()).toBe(0)
    expect(await page.getByTestId('nodes-1').getByTestId('node-up').count()).toBe(1)
  })

  it('say why an own node was not added, and keep its address', async () => {
    const page = await open('nodes-silent')
    expect(await page.getByText('The node didn’t answer. Nothing was saved.').count()).toBe(1)
    expect(await page.getByTestId('node-url').inputValue()).toBe(OWN)
    expect(await sent(page, 'nodes.add')).toEqual([{ url: OWN }])
  })

  it('are added with the password, which their order does not need', async () => {
    const page = await open('nodes-password')
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByText('Causeway will trust this node', { exact: false }).count()).toBe(1)
    await page.keyboard.type('the password')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await sent(page, 'nodes.add')).toEqual([{ url: OWN }, { url: OWN, password: 'the password' }])
    expect(await page.getByTestId('node-url').inputValue()).toBe('')
  })

  it('are one link away from the settings', async () => {
    const page = await open('settings')
    await page.getByTestId('to-nodes').click()
    await page.getByTestId('nodes-1').waitFor()
    expect(await page.getByText('build Causeway with your own profile file', { exact: false }).count()).toBe(1)
  })
})
