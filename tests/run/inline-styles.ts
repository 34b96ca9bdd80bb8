import { createHash } from 'node:crypto'

/**
 * The page's inline styles as policy hashes. Source: CSP Level 3, 2.3.1 (`hash-source`). Throws for a page
 * without any.
 */
export function inlineStyleSources(html: string): string {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)
  if (styles.length === 0) throw new Error(`expected a style in the page, got ${html}`)
  return styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`).join(' ')
}
