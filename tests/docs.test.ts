import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const MOST_WORDS = 20

const pagesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)

const PAGES = [
  'README.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...pagesIn('docs', '.md').filter((name) => !name.endsWith('gallery.md')),
  ...pagesIn('src', 'README.md'),
  ...pagesIn('tests', 'README.md'),
]

/** Code counts as one word. */
function blocksOf(text: string): readonly string[] {
  return text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/`[^`]*`/g, 'code')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^#.*$|^ *(?:[-*]|\d+\.) /gm, '\n')
    .split(/\n\s*\n|\|/)
    .map((block) => block.replace(/[*_]/g, '').replace(/\s+/g, ' ').trim())
}

function sentencesOf(block: string): readonly string[] {
  return block.split(/(?<=[.!?:;]["”)]?) (?=["“(]?[A-Z\d]|code)/)
}

it.each(PAGES)(`%s has at most ${MOST_WORDS} words in a sentence`, (name) => {
  const sentences = blocksOf(readFileSync(join(ROOT, name), 'utf8')).flatMap(sentencesOf)
  const long = sentences.filter((each) => each.split(' ').filter((word) => /\w/.test(word)).length > MOST_WORDS)
  expect(long, 'Say each of these in two sentences.').toEqual([])
})
