import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { fileName } from '../../../src/ui/state/page/file-name.ts'
import { galleryPage } from '../page.ts'

async function saved(page: Page, file: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId(`export-${file}`).click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

describe('the history as a file', () => {
  const open = galleryPage()

  it('has every page of it, as CSV and as JSON', async () => {
    const page = await open('settings')
    const csv = await saved(page, 'csv')
    expect(csv.name).toMatch(/^causeway-history-\d{4}-\d\d-\d\d\.csv$/)
    expect(csv.text.split('\r\n').map((line) => line.split(',')[0])).toEqual(['id', 'first', 'second', ''])
    const json = await saved(page, 'json')
    expect(json.name).toMatch(/\.json$/)
    expect(JSON.parse(json.text).transfers.map((each: { id: string }) => each.id)).toEqual(['first', 'second'])
    await page.locator('[role=status]', { hasText: `Saved as ${json.name}` }).waitFor()
  })

  it('is one for support, too, with the version of this build', async () => {
    const { name, text } = await saved(await open('settings'), 'support')
    expect(name).toMatch(/^causeway-support-.*\.json$/)
    expect(JSON.parse(text)).toEqual({ format: 'causeway-support', version: '0.1.0' })
  })
})

it('is named by the local day', () => {
  expect(fileName('csv', new Date(2026, 0, 5, 23, 59).getTime())).toBe('causeway-history-2026-01-05.csv')
})
