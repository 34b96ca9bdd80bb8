import { readdirSync } from 'node:fs'
import { catalogue, catalogueNames, MESSAGES } from './catalogues.mjs'

/** Chrome knows these by region alone. */
const LOCALES = { 'zh-hans': 'zh_CN', 'pt-br': 'pt_BR' }

/**
 * The browser's files of the manifest's words, by path.
 *
 * @returns {[string, string][]}
 */
export function manifestLocales() {
  const folders = readdirSync(MESSAGES, { withFileTypes: true }).filter((each) => each.isDirectory())
  return folders
    .filter(({ name }) => catalogueNames(name).includes('manifest'))
    .map(({ name }) => {
      const words = Object.entries(catalogue(name, 'manifest')).map(([key, message]) => [key, { message }])
      return [`_locales/${LOCALES[name] ?? name}/messages.json`, JSON.stringify(Object.fromEntries(words))]
    })
}
