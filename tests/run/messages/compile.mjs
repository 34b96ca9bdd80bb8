import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module.js'
import { parse } from '@messageformat/parser'

/** @typedef {import('@messageformat/parser').Token} Token */

/** A placeholder's kind and style, with the function of `src/ui/messages/formats.ts` and the TypeScript type. */
const FORMATS = {
  number: ['digits', 'number | bigint'],
  'number, percent': ['percent', 'number | string'],
  'number, ::currency/USD': ['dollars', 'number'],
  'date, medium': ['day', 'number'],
  'date, long': ['longDay', 'number'],
  'date, utc': ['utcDay', 'Date'],
  'time, short': ['clock', 'number'],
  duration: ['span', 'number'],
  'duration, about': ['about', 'number'],
  list: ['list', 'readonly (string | number)[]'],
  'list, or': ['anyOf', 'readonly (string | number)[]'],
}
const PLAIN = 'string | number'
const COUNT = 'number | bigint'
const MAYBE = ' | undefined'
export const FORMAT_NAMES = ['plural', 'select', 'text', 'line', ...Object.values(FORMATS).map(([name]) => name)]
const NAME = /^[a-z][A-Za-z0-9]*$/
const SERVICE = 'service'

/**
 * @param {object} messages
 * @param {{ tag: string, formats: string, where: string, service: string }} of `formats` exports the language's functions
 * @returns {string} an ES module; a message without placeholders becomes a text, any other a function of its values
 */
export function compileMessages(messages, { tag, formats, where, service }) {
  const language = new Intl.Locale(tag).language
  const script = scriptOf(tag)
  const { isApart, isSpaced } = script
  const tokensOf = (message) =>
    (isApart || isSpaced ? inText : same)(withService(parsed(message, tag, where), service, script))
  const leaves = []
  const places = mapLeaves(messages, (message) => leaves.push(printed(tokensOf(message))) - 1)
  const options = Object.fromEntries(
    FORMAT_NAMES.map((name) => [name, { formatter: String, id: name, module: formats }]),
  )
  const source = Object.fromEntries(leaves.map((leaf, index) => [`m${index}`, leaf]))
  const made = compileModule(new MessageFormat(language, { customFormatters: options }), source)
  const lines = made.slice(made.indexOf('export default {') + 'export default {\n'.length).split('\n')
  const compiled = leaves.map((_, index) => withOwnFormats(bodyOf(lines[index]), language, isSpaced))
  const used = FORMAT_NAMES.filter((name) => compiled.some((each) => each.includes(`${name}(`)))
  const imported = used.length === 0 ? '' : `import { ${used.join(', ')} } from ${JSON.stringify(formats)}\n`
  return `${imported}export default ${written(places, compiled)}\n`
}

function bodyOf(line) {
  return line.slice(line.indexOf(': ') + 2).replace(/,$/, '')
}

function withOwnFormats(code, language, isSpaced) {
  const constant = /^\(\) => ("(?:[^"\\]|\\.)*")$/.exec(code)
  if (constant) return constant[1]
  const own = code
    .slice('(d) => '.length)
    .replaceAll(new RegExp(`(\\(d\\.\\w+), "${language}"\\)`, 'g'), '$1)')
    .replaceAll(new RegExp(`\\bnumber\\("${language}", (d\\.\\w+), 0\\)`, 'g'), 'digits($1)')
    .replaceAll(new RegExp(`(\\bplural\\(d\\.\\w+), 0, ${language}, `, 'g'), '$1, ')
    .replaceAll(SHORT_CASE, ': "$1\\b$2"')
  return isSpaced && own.includes('(d.') ? `(d) => line(${own})` : `(d) => ${own}`
}

/** A case of a plural whose only value is the number. */
const SHORT_CASE = /: (?:"((?:[^"\\]|\\.)*)" \+ )?digits\(d\.\w+\)(?: \+ "((?:[^"\\]|\\.)*)")?(?=,| \})/g

function written(places, compiled) {
  if (typeof places === 'number') return compiled[places]
  if (Array.isArray(places)) return `[${places.map((place) => written(place, compiled)).join(', ')}]`
  const own = Object.entries(places).map(([key, place]) => `${JSON.stringify(key)}: ${written(place, compiled)}`)
  return `{ ${own.join(',\n')} }`
}

/**
 * @param {string} message
 * @returns {Readonly<Record<string, string>>} the TypeScript type of each placeholder
 */
export function placeholdersOf(message, tag = 'en', where = message) {
  const found = {}
  each(parsed(message, tag, where), (token) => {
    if (token.arg === undefined || token.arg === SERVICE) return
    const type = narrower(found[token.arg], typeOf(token))
    if (!type) throw new Error(`${where}: {${token.arg}} is of two types`)
    found[token.arg] = type
  })
  return found
}

/** The type that fits two uses: a plain one says less than any other. */
function narrower(known, type) {
  if (known === undefined || known === type) return type
  const [first, second] = [known, type].map((each) => each.replace(MAYBE, ''))
  const both = first === PLAIN || (first === COUNT && second === 'number') ? second : first
  if (![PLAIN, both].includes(second) && !(second === COUNT && both === 'number')) return undefined
  return known.endsWith(MAYBE) || type.endsWith(MAYBE) ? both + MAYBE : both
}

/** @returns {string[][]} */
export function pluralsOf(message, tag, where) {
  const found = []
  each(parsed(message, tag, where), (token) => {
    if (token.type === 'plural') found.push(token.cases.map(({ key }) => key))
  })
  return found
}

/** Calls `leaf` with each message and its path. */
export function mapLeaves(messages, leaf, path = '') {
  if (typeof messages === 'string') return leaf(messages, path)
  const inside = (key, value) => mapLeaves(value, leaf, path === '' ? key : `${path}.${key}`)
  if (Array.isArray(messages)) return messages.map((value, index) => inside(`${index}`, value))
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, inside(key, value)]))
}

function scriptOf(tag) {
  const { language } = new Intl.Locale(tag)
  return { isApart: ['ar', 'fa', 'he', 'ur'].includes(language), isSpaced: language === 'zh' }
}

function parsed(message, tag, where) {
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  try {
    return parse(message, { cardinal: categories, ordinal: categories })
  } catch (error) {
    throw new Error(`${where}: ${error.message}: ${message}`)
  }
}

function typeOf(token) {
  if (!NAME.test(token.arg)) throw new Error(`expected a name of letters and digits, got {${token.arg}}`)
  if (token.type === 'argument') return PLAIN
  if (token.type === 'plural') return 'number | bigint'
  if (token.type === 'select') return selectType(token.cases.map(({ key }) => key).filter((key) => key !== 'other'))
  return formatOf(token)[1]
}

function selectType(keys) {
  if (keys.every((key) => key === 'true' || key === 'false')) return 'boolean'
  return keys.includes('undefined') ? PLAIN + MAYBE : PLAIN
}

function formatOf({ arg, key, param = [] }) {
  const style = param.map(({ value }) => value.trim()).join('')
  const format = FORMATS[style === '' ? key : `${key}, ${style}`]
  if (!format) throw new Error(`{${arg}, ${key}, ${style}}: expected one of ${Object.keys(FORMATS).join('; ')}`)
  return format
}

const same = (tokens) => tokens

function withService(tokens, service, script) {
  return tokens.map((token, at) => {
    if (token.cases)
      return { ...token, cases: token.cases.map((of) => ({ ...of, tokens: withService(of.tokens, service, script) })) }
    if (token.type !== 'argument' || token.arg !== SERVICE) return token
    return { type: 'content', value: nameBetween(tokens[at - 1]?.value, service, tokens[at + 1]?.value, script) }
  })
}

function nameBetween(before = '', service, after = '', { isApart, isSpaced }) {
  if (isApart) return `\u2068${service}\u2069`
  const gap = (isGap) => (isSpaced && isGap ? ' ' : '')
  return gap(/\p{Script=Han}$/u.test(before)) + service + gap(/^\p{Script=Han}/u.test(after))
}

function inText(tokens) {
  return tokens.map((token) => {
    if (token.type === 'argument') return { ...token, type: 'text' }
    return token.cases ? { ...token, cases: token.cases.map((of) => ({ ...of, tokens: inText(of.tokens) })) } : token
  })
}

/** Writes tokens as a message again, with the name of each format's function. */
function printed(tokens, isCounted = false) {
  return tokens.map((token) => printedToken(token, isCounted)).join('')
}

function printedToken(token, isCounted) {
  const { type, arg } = token
  if (type === 'content' && isCounted && token.value.includes('#'))
    throw new Error('a plural holds # as its number only')
  if (type === 'content') return escaped(token.value)
  if (type === 'octothorpe') return '#'
  if (type === 'argument') return `{${arg}}`
  if (type === 'text') return `{${arg}, text}`
  if (type === 'function') return `{${arg}, ${formatOf(token)[0]}}`
  if (type === 'selectordinal' || token.pluralOffset) throw new Error(`{${arg}, ${type}}: not supported`)
  const isPlural = isCounted || type === 'plural'
  const cases = token.cases.map(({ key, tokens }) => `${key} {${printed(tokens, isPlural)}}`)
  return `{${arg}, ${type}, ${cases.join(' ')}}`
}

function escaped(text) {
  return text.replaceAll("'", "''").replaceAll(/[{}]/g, "'$&'")
}

function each(tokens, visit) {
  for (const token of tokens) {
    visit(token)
    for (const { tokens: inside } of token.cases ?? []) each(inside, visit)
  }
}

export function namesService(message, tag = 'en') {
  let found = false
  each(parsed(message, tag, message), (token) => {
    found ||= token.arg === SERVICE
  })
  return found
}

/** Placeholders that only choose a form. */
export function selectorsOf(message, tag = 'en') {
  const chosen = new Set()
  const shown = new Set()
  each(parsed(message, tag, message), (token) => {
    if (token.cases) chosen.add(token.arg)
    else if (token.arg !== undefined) shown.add(token.arg)
    if (token.type === 'plural' && token.cases.some(({ tokens }) => holdsNumber(tokens))) shown.add(token.arg)
  })
  return [...chosen].filter((name) => !shown.has(name))
}

/** Every text that a message can become, without its values. */
export function textsOf(message, tag = 'en') {
  return readings(parsed(message, tag, message))
}

function readings(tokens) {
  return tokens.reduce(
    (before, token) => {
      const next = token.cases ? token.cases.flatMap(({ tokens }) => readings(tokens)) : [token.value ?? '']
      return before.flatMap((text) => next.map((each) => text + each))
    },
    [''],
  )
}

function holdsNumber(tokens) {
  return tokens.some(({ type, cases = [] }) => type === 'octothorpe' || cases.some((of) => holdsNumber(of.tokens)))
}
