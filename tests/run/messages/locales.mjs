import { catalogue, folders } from './catalogues.mjs'

/**
 * The browser's files of the manifest's words, by path.
 *
 * @returns {[string, string][]}
 */
export function manifestLocales() {
  return folders().map((folder) => {
    const words = Object.entries(catalogue(folder, 'manifest')).map(([key, message]) => [key, { message }])
    return [`_locales/${localeOf(folder)}/messages.json`, JSON.stringify(Object.fromEntries(words))]
  })
}

// Chrome knows regions, not scripts.
function localeOf(folder) {
  const { language, region } = new Intl.Locale(folder).maximize()
  return folder === language ? language : `${language}_${region}`
}
