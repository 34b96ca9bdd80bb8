import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { REPOSITORY } from './install.mjs'

type Splitting = Rolldown.CodeSplittingOptions
type Modules = Rolldown.ChunkingContext

const FIRST = '/entrypoints/popup/first.ts'
const APP = '/entrypoints/popup/main.tsx'
/** Modules with the words of a language that is not English. */
export const OTHER_WORDS = /\/src\/ui\/messages\/(?:ar|de|es|ja|zh-hans)\//

/**
 * How the code of our pages is put into scripts. To fetch a script costs a browser more than to read ten thousand bytes:
 * what the app begins with is one, and what several of its other screens share is another. The code of one screen alone
 * and the words of another language stay apart, as the bundler does it.
 */
export function pageChunks(): Splitting {
  const reached = new Map<string, ReadonlySet<string>>()
  const isReached = (from: string, id: string, modules: Modules) => {
    const known = reached.get(from) ?? reachedFrom(from, modules)
    reached.set(from, known)
    return known.has(id)
  }
  // What the first script has is in the page already.
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
        debugName: 'shared',
        name: (id, modules) => (isOfOtherWords(id, modules) || isFirst(id, modules) ? null : 'shared'),
        minShareCount: 2,
        priority: 1,
      },
    ],
  }
}

// Whatever imports a script with a style names that style: what brings it stays with the entry, which nothing imports.
function isStyled(id: string, modules: Modules): boolean {
  const imported = modules.getModuleInfo(id)?.importedIds ?? []
  return id.endsWith(APP) || id.endsWith('.css') || imported.some((each) => each.endsWith('.css'))
}

// No language waits for the code of screens.
function isOfOtherWords(id: string, modules: Modules): boolean {
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return OTHER_WORDS.test(id) || importers.some((each) => OTHER_WORDS.test(each))
}

/** The modules that an entry needs before it runs; `entry` is the end of its path. */
function reachedFrom(entry: string, modules: Modules): ReadonlySet<string> {
  const root = join(REPOSITORY, entry)
  const found = new Set<string>([root])
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
