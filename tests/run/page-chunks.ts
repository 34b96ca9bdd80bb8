import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { REPOSITORY } from './install.mjs'

type Splitting = Rolldown.CodeSplittingOptions
type Modules = Rolldown.ChunkingContext

const FIRST = '/entrypoints/popup/first.ts'
const APP = '/entrypoints/popup/main.tsx'
/** Loaded with the words of another language. */
const HABITS = '/src/ui/messages/formats-by-language.ts'
/** Messages in languages other than English. */
export const OTHER_WORDS = /\/src\/ui\/messages\/(?!en\/)[a-z-]+\//

/**
 * One chunk to start, one for several screens, one for each screen and language: a fetch costs more than parsing ten
 * thousand bytes.
 */
export function pageChunks(): Splitting {
  const reached = new Map<string, ReadonlySet<string>>()
  const isReached = (from: string, id: string, modules: Modules) => {
    const known = reached.get(from) ?? reachedFrom(from, modules)
    reached.set(from, known)
    return known.has(id)
  }
  // The page already has the first script's modules.
  const isFirst = (id: string, modules: Modules) => isReached(FIRST, id, modules)
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'app',
        name: (id, modules) =>
          isReached(APP, id, modules) && !isFirst(id, modules) && !isStyled(id, modules) ? 'app' : null,
        priority: 2,
      },
      {
        debugName: 'notices',
        name: (id) => (/\/src\/ui\/startup\/(?:updating|site-access)\.tsx$/.test(id) ? 'notices' : null),
        priority: 1,
      },
      {
        debugName: 'shared',
        name: (id, modules) =>
          isOfOtherWords(id, modules) || isReached(HABITS, id, modules) || isFirst(id, modules) ? null : 'shared',
        minShareCount: 2,
        priority: 1,
      },
    ],
  }
}

// A chunk that imports a styled chunk names its style, so styled code stays with the entry, which nothing imports.
function isStyled(id: string, modules: Modules): boolean {
  const imported = modules.getModuleInfo(id)?.importedIds ?? []
  return id.endsWith(APP) || id.endsWith('.css') || imported.some((each) => each.endsWith('.css'))
}

// Languages don't wait for screen code.
function isOfOtherWords(id: string, modules: Modules): boolean {
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return OTHER_WORDS.test(id) || importers.some((each) => OTHER_WORDS.test(each))
}

/** Modules needed before an entry runs; `entry` is the end of its path. */
function reachedFrom(entry: string, modules: Modules): ReadonlySet<string> {
  const root = join(REPOSITORY, entry)
  const found = new Set<string>([root])
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
