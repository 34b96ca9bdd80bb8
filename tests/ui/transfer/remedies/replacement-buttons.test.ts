import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { ExecutionView } from '../../../../src/api/views/transfers.ts'
import { replacementChoices } from '../../../../src/ui/transfer/remedies/replacement-choices.ts'
import { transferState } from '../../../../src/ui/transfer/state.ts'
import { transferEntries } from '../../../../src/ui/transfer/timeline/entries.ts'
import { SENT } from '../../data.ts'
import { galleryPage } from '../../page.ts'
import { fillings } from '../../scene-executions.ts'

const does = (execution: ExecutionView) =>
  replacementChoices(execution).map((choice) => `${choice.does} ${choice.index}`)

describe('what can be done about a step that waits', () => {
  it('is to speed it up or to cancel it, while it is not in a block', () => {
    expect(does(fillings.sent)).toEqual(['speedUp 0', 'cancel 0'])
    expect(does(fillings.raised)).toEqual(['speedUp 1', 'cancel 1'])
    for (const over of [fillings.waiting, fillings.received, fillings.cancelled, fillings.refusedLater]) {
      expect(does(over)).toEqual([])
    }
  })

  it('cancels the step that pays where all are out together, and cpfpChildren the one that all wait for', () => {
    expect(does({ ...fillings.sending, items: [SENT, SENT] })).toEqual(['speedUp 0', 'cancel 1'])
  })

  it('is nothing where nobody was given what is signed: that is given up, and costs nothing', () => {
    expect(does(fillings.halfSigned)).toEqual([])
    const items = fillings.halfSigned.items.map((state) =>
      state.phase === 'signed' ? ({ ...state, phase: 'broadcast', broadcastAtSeconds: 1 } as const) : state,
    )
    expect(does({ ...fillings.halfSigned, items })).toEqual(['speedUp 0', 'cancel 0'])
  })

  it('is about what may still get in, where a step before it has failed', () => {
    expect(does(fillings.stopped)).toEqual(['speedUp 1', 'cancel 1'])
  })

  it('leaves only a higher fee to what is being cancelled, as the same kind of transaction', () => {
    expect(replacementChoices(fillings.cancelling)).toEqual([{ does: 'speedUpCancel', index: 0, purpose: 'cancel' }])
  })

  it('is told in the timeline: a cancelled step did not work, however much it is in a block', () => {
    const steps = (execution: ExecutionView) =>
      transferEntries(execution).flatMap((entry) =>
        entry.what === 'step' ? [`${entry.attempt} ${entry.progress}`] : [],
      )
    expect(steps(fillings.raised)).toEqual(['first done', 'raised active'])
    expect(steps(fillings.cancelling)).toEqual(['cancelling active'])
    expect(steps(fillings.cancelled)).toEqual(['first done', 'cancelled bad'])
    expect(transferState(fillings.cancelled)).toBe('cancelled')
  })
})

describe('the question before it', () => {
  const opened = galleryPage()
  let page: Page
  const open = async (state: string) => {
    page = await opened(state)
  }
  const taken = () =>
    page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'replacement.take').length)
  const alive = () => page.locator('[data-testid=confirm]:not([aria-disabled])')

  it('is answered by keyboard alone, never by Enter, and closes with the focus where it was', async () => {
    await open('transfer-sending')
    await page.getByTestId('replacement-speedUp').focus()
    await page.keyboard.press('Enter')
    await alive().focus()
    await page.keyboard.press('Enter')
    expect(await taken()).toBe(0)
    await page.keyboard.press('Space')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await taken()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('replacement-speedUp')
    await page.locator('[role=status]', { hasText: 'on its way' }).waitFor()
  })

  it('is left by Escape without a trace', async () => {
    await open('replacement-cancel')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await taken()).toBe(0)
  })

  const asks = () => page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'replacement.ask').length)

  it('says so when the offer does not count any more, whatever the reason, and asks again', async () => {
    await open('replacement-stale')
    const said = await page.getByTestId('replacement-problem').textContent()
    expect(said).toContain('is no longer valid')
    expect(said).toContain('Nothing was signed.')
    expect(said).not.toContain('moved on')
    expect(await asks()).toBe(2)
  })

  it('says that it is not known what became of a yes without an answer, and shows what the record says now', async () => {
    await open('replacement-unanswered')
    const said = await page.getByTestId('replacement-problem').textContent()
    expect(said).toContain('Unknown whether this went through')
    expect(said).not.toMatch(/Nothing was signed|try again/)
    expect(await asks()).toBe(2)
    await page.getByTestId('replacement-terms').waitFor()
  })

  it('says that a fee for data comes on top, where the chain takes one', async () => {
    await open('replacement-unanswered')
    expect(await page.getByTestId('replacement-terms').textContent()).toContain('The chain also takes a data fee')
    await open('replacement-step')
    expect(await page.getByTestId('replacement-terms').textContent()).not.toContain('data fee')
  })

  it('has no yes where there is nothing to agree to', async () => {
    await open('replacement-unavailable')
    expect(await page.getByTestId('confirm').count()).toBe(0)
  })

  it('leaves the focus beside a remedy that is gone, and on no other remedy', async () => {
    await open('transfer-sending')
    await page.getByTestId('replacement-speedUp').focus()
    await page.evaluate(() => document.activeElement?.remove())
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Explorer')
  })
})
