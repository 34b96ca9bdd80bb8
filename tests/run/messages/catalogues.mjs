import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../install.mjs'
import { mapLeaves, placeholdersOf } from './compile.mjs'

export const MESSAGES = join(REPOSITORY, 'src/ui/messages')

/** The folder of a language is its tag in lower case. */
export const folderOf = (tag) => tag.toLowerCase()

/** @returns {readonly string[]} of all languages */
export function folders() {
  return readdirSync(MESSAGES, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? each.name : []))
}

/** @returns {readonly string[]} names such as `settings/service-key` */
export function catalogueNames(folder = 'en') {
  return readdirSync(join(MESSAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length).replaceAll('\\', '/'))
    .sort()
}

export function catalogue(folder, name) {
  return JSON.parse(readFileSync(join(MESSAGES, folder, `${name}.json`), 'utf8'))
}

/** English names its first catalogues in `messages.ts`; the others load later. */
export function firstNames() {
  const text = readFileSync(join(MESSAGES, 'en/messages.ts'), 'utf8')
  return [...text.matchAll(/from '\.\/([\w/-]+)\.json'/g)].map(([, name]) => name)
}

/** The catalogues that load after the first screen; formats, the manifest and the background have the others. */
export function lazyNames(folder = 'en') {
  const others = ['account-names', 'units', 'manifest', 'notifications', ...firstNames()]
  return catalogueNames(folder).filter((name) => !others.includes(name))
}

/** @returns {string} the types of an English catalogue, which the compiler finds beside it */
export function typesOf(name) {
  return `declare const messages: ${inFewLines(typeOf(catalogue('en', name), '', ''))}\nexport default messages\n`
}

/** Puts neighbours without placeholders on one line. */
function inFewLines(type) {
  const lines = []
  for (const line of type.split('\n')) {
    const before = lines.at(-1) ?? ''
    const joined = `${before}; ${line.trim()}`
    const areText = [before, line].every((each) => /^ *readonly [^:]+: string$/.test(each.split('; ').at(-1) ?? ''))
    if (areText && joined.length <= 120) lines[lines.length - 1] = joined
    else lines.push(line)
  }
  return lines.join('\n')
}

function typeOf(messages, path, indent) {
  if (typeof messages === 'string') return messageType(messages, path)
  if (Array.isArray(messages)) return `readonly [${messages.map((each) => typeOf(each, path, indent)).join(', ')}]`
  const lines = Object.entries(messages).map(([key, value]) => {
    const name = /^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`
    return `${indent}  readonly ${name}: ${typeOf(value, path === '' ? key : `${path}.${key}`, `${indent}  `)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** The types of all English catalogues, by their files. */
export function typeFiles() {
  const names = catalogueNames()
  return new Map([
    ...names.map((name) => [join(MESSAGES, 'en', `${name}.d.json.ts`), typesOf(name)]),
    [join(MESSAGES, 'catalogues.d.ts'), cataloguesType()],
  ])
}

/** Writes the types that are missing or old. */
export function writeTypes() {
  for (const [file, types] of typeFiles()) {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types)
  }
}

function cataloguesType() {
  const first = firstNames()
  const typeOf = (name) => `typeof import('./en/${name}.json').default`
  return [
    `export type FirstCatalogues = ${first.map(typeOf).join(' &\n  ')}\n`,
    'export type LazyCatalogues = {',
    ...lazyNames().map((name) => `  readonly '${name}': () => Promise<${typeOf(name)}>`),
    '}\n',
  ].join('\n')
}

function messageType(message, where) {
  const values = Object.entries(placeholdersOf(message, 'en', where)).map(([name, type]) => `${name}: ${type}`)
  return values.length === 0 ? 'string' : `(values: { ${values.join('; ')} }) => string`
}

/** @returns {Readonly<Record<string, string>>} each message by its path */
export function messagesByPath(folder, name) {
  const found = {}
  mapLeaves(catalogue(folder, name), (message, path) => {
    found[path] = message
  })
  return found
}
