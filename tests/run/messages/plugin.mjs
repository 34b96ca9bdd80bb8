import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { catalogue, catalogueNames, firstNames, folders, lazyNames, MESSAGES } from './catalogues.mjs'
import { compileMessages, FORMAT_NAMES, namesService } from './compile.mjs'

const WORDS = /^words:([a-z-]+)\/(messages|lazy-parts|formats|desktop|named-findings)$/
const MADE = /^(messages|lazy-parts|formats|desktop|named-findings)$/
const ALL = /^\0?words:(messages|lazy-parts|desktop)$/

/**
 * Compiles the catalogues of `src/ui/messages`. `words:de/messages` is all that a language's first screen says;
 * `words:de/lazy-parts` loads each other catalogue by its name; `words:de/desktop` is for the background.
 * `words:messages` and the like load these by a language's tag.
 *
 * @param {string} service
 * @returns {import('vite').Plugin}
 */
export function compiledMessages(service) {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (ALL.test(source)) return `\0${source}`
      const [, folder, made] = WORDS.exec(source) ?? []
      if (folder) return join(MESSAGES, folder, `${made}.js`)
      if (!importer || !source.endsWith('.json')) return undefined
      const path = resolve(dirname(importer), source)
      // A name that the bundler's own JSON loader leaves alone.
      return placeOf(path) ? path.replace(/\.json$/, '.js') : undefined
    },
    load(id) {
      const [, all] = ALL.exec(id) ?? []
      if (all) return loadersOf(all)
      const { folder, name } = placeOf(id) ?? {}
      if (!folder || !id.endsWith('.js')) return undefined
      if (MADE.test(name)) return MADE_OF[name](folder, service)
      const file = id.replace(/\.js$/, '.json')
      if (!existsSync(file)) return undefined
      this.addWatchFile(file)
      return compiledCatalogue(folder, name, service)
    },
  }
}

const HABITS = new Set(readFileSync(join(MESSAGES, 'formats-by-language.ts'), 'utf8').match(/\b\w+Habits\b/g))

const MADE_OF = {
  formats: (folder, service) => {
    const name = `${prefixOf(folder)}Habits`
    const habits = HABITS.has(name) ? name : undefined
    return `import units from './units.json'
import { formatsOf } from '../formats.ts'
${habits ? `import { ${habits} } from '../formats-by-language.ts'` : ''}
export const { ${usedFormats(folder, service).join(', ')} } = formatsOf('${folder}', units${habits ? `, ${habits}` : ''})`
  },
  messages: () => {
    const names = firstNames()
    const imports = names.map((name, index) => `import m${index} from './${name}.json'`)
    return `${imports.join('\n')}\nexport const messages = { ${names.map((_, index) => `...m${index}`).join(', ')} }`
  },
  desktop: () => `import own from './notifications.json'
import reasons from './transfer/failure-reasons.json'
export { default as accountNames } from './account-names.json'
export const notifications = { ...own, reasons }`,
  'named-findings': (folder, service) => {
    const all = Object.entries(catalogue(folder, 'findings/findings'))
    const named = Object.fromEntries(all.filter(([, text]) => namesService(text)))
    return compiled(named, { folder, service }).replace('export default', 'export const findings =')
  },
  'lazy-parts': (folder) => {
    const parts = lazyNames(folder).map((name) => `'${name}': own(() => import('./${name}.json'))`)
    const own = 'const own = (load) => async () => (await load()).default'
    return `${own}\nexport const parts = { ${parts.join(', ')} }`
  },
}

function loadersOf(made) {
  const name = { messages: 'messages', 'lazy-parts': 'parts', desktop: 'desktop' }[made]
  const tail = made === 'desktop' ? '' : `.then((all) => all.${name})`
  const loaders = folders()
    .filter((folder) => made === 'desktop' || folder !== 'en')
    .map((folder) => `'${Intl.getCanonicalLocales(folder)[0]}': () => import('words:${folder}/${made}')${tail}`)
  return `export const ${name} = {\n${loaders.join(',\n')}\n}`
}

/** @returns {string} `ptBr` of `pt-br` */
function prefixOf(folder) {
  return folder.replace(/-./g, ([, letter]) => letter.toUpperCase())
}

function usedFormats(folder, service) {
  if (folder === 'en') return FORMAT_NAMES
  const codes = catalogueNames(folder)
    .filter((name) => name !== 'manifest')
    .map((name) => compiledCatalogue(folder, name, service))
  return FORMAT_NAMES.filter((name) => codes.some((code) => code.includes(`${name}(`)))
}

function compiledCatalogue(folder, name, service) {
  return compiled(catalogue(folder, name), { folder, service, where: `${folder}/${name}.json` })
}

function compiled(messages, { folder, service, where = folder }) {
  return compileMessages(messages, { tag: folder, formats: `words:${folder}/formats`, where, service })
}

function placeOf(path) {
  if (!path.startsWith(MESSAGES + sep)) return undefined
  const [folder, ...rest] = relative(MESSAGES, path).split(sep)
  const name = rest.join('/').replace(/\.json?$|\.js$/, '')
  return name === '' ? undefined : { folder, name }
}
