import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { catalogue, catalogueNames, firstNames, lazyNames, MESSAGES } from './catalogues.mjs'
import { compileMessages, FORMAT_NAMES } from './compile.mjs'

const WORDS = /^words:([a-z-]+)\/(messages|lazy-parts|formats|desktop)$/
const MADE = /^(messages|lazy-parts|formats|desktop)$/

/**
 * Compiles the catalogues of `src/ui/messages`. `words:de/messages` is all that a language's first screen says;
 * `words:de/lazy-parts` loads each other catalogue by its name; `words:de/desktop` is for notifications.
 *
 * @param {string} service the name of the profile's service
 * @returns {import('vite').Plugin}
 */
export function compiledMessages(service) {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const [, folder, made] = WORDS.exec(source) ?? []
      if (folder) return join(MESSAGES, folder, `${made}.js`)
      if (!importer || !source.endsWith('.json')) return undefined
      const path = resolve(dirname(importer), source)
      // A name that the bundler's own JSON loader leaves alone.
      return placeOf(path) ? path.replace(/\.json$/, '.js') : undefined
    },
    load(id) {
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

const HABITS = new Set(readFileSync(join(MESSAGES, 'habits.ts'), 'utf8').match(/\b\w+Habits\b/g))

const MADE_OF = {
  formats: (folder, service) => {
    const name = `${folder.replace(/-./g, ([, letter]) => letter.toUpperCase())}Habits`
    const habits = HABITS.has(name) ? name : undefined
    return `import units from './units.json'
import { formatsOf } from '../formats.ts'
${habits ? `import { ${habits} } from '../habits.ts'` : ''}
export const { ${usedFormats(folder, service).join(', ')} } = formatsOf('${folder}', units${habits ? `, ${habits}` : ''})`
  },
  messages: () => {
    const names = firstNames()
    const imports = names.map((name, index) => `import m${index} from './${name}.json'`)
    return `${imports.join('\n')}\nexport const messages = { ${names.map((_, index) => `...m${index}`).join(', ')} }`
  },
  desktop: () => `import own from './notifications.json'
import reasons from './transfer/failure-reasons.json'
export const notifications = { ...own, reasons }`,
  'lazy-parts': (folder) => {
    const parts = lazyNames(folder).map((name) => `'${name}': own(() => import('./${name}.json'))`)
    return `const own = (load) => async () => (await load()).default\nexport const parts = { ${parts.join(', ')} }`
  },
}

function usedFormats(folder, service) {
  if (folder === 'en') return FORMAT_NAMES
  const codes = catalogueNames(folder)
    .filter((name) => name !== 'manifest')
    .map((name) => compiledCatalogue(folder, name, service))
  return FORMAT_NAMES.filter((name) => codes.some((code) => code.includes(`${name}(`)))
}

function compiledCatalogue(folder, name, service) {
  const of = { tag: folder, formats: `words:${folder}/formats`, where: `${folder}/${name}.json`, service }
  return compileMessages(catalogue(folder, name), of)
}

function placeOf(path) {
  if (!path.startsWith(MESSAGES + sep)) return undefined
  const [folder, ...rest] = relative(MESSAGES, path).split(sep)
  const name = rest.join('/').replace(/\.json?$|\.js$/, '')
  return name === '' ? undefined : { folder, name }
}
