import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Page } from 'playwright'

/** WCAG 2.2 AA criteria and axe's good practice. */
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** On a page or a selector's elements. */
type Look = Readonly<{ tags: readonly string[] } | { rules: readonly string[] }> & Readonly<{ inside?: string }>

type Violation = Readonly<{ id: string; at: readonly string[]; html: readonly string[] }>

let source: string | undefined

/** For pages without frames; skips stylesheets, which these rules don't need and which load slowly. */
export async function violations(page: Page, look: Look): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
    await page.evaluate(source)
  }
  return page.evaluate(async ({ inside, ...which }) => {
    const axe = window.axe
    const runOnly =
      'tags' in which
        ? { type: 'tag' as const, values: [...which.tags] }
        : { type: 'rule' as const, values: [...which.rules] }
    const found = await axe.run(inside ?? document, {
      resultTypes: ['violations'],
      runOnly,
      preload: false,
      iframes: false,
    })
    return found.violations.map(({ id, nodes }: Result) => ({
      id,
      at: nodes.map(({ target }) => target.join(' ')),
      html: nodes.map(({ html }) => html),
    }))
  }, look)
}
