import { dirname, join } from 'node:path'
import type { Numbered } from './build.ts'
import { type Module, moduleOf } from './reads.ts'
import { type Place, readOf } from './weave.ts'

/** Lists constant reads per file; `pendingNotifications` mutants can't be watched. */
export type Behind = Readonly<{
  reads: ReadonlyMap<string, readonly Place[]>
  pendingNotifications: ReadonlySet<number>
}>

export function readsBehind(sources: ReadonlyMap<string, string>, mutants: readonly Numbered[]): Behind {
  const modules = new Map([...sources].map(([file, source]) => [file, moduleOf(source)]))
  const statics = mutants.filter(({ isStatic }) => isStatic)
  const told = new Set<number>()
  const reads = new Map<string, readonly Place[]>()
  for (const [file, module] of modules) {
    const places = module.reads.flatMap((read): readonly Place[] => {
      const [at, name] = sourceOf(modules, file, read.name)
      if (modules.get(at)?.constants.get(name)?.isFunction) return []
      const numbers = [...numbersIn({ modules, statics }, at, name, new Set())]
      for (const number of numbers) told.add(number)
      return numbers.length > 0 ? [readOf(read, numbers)] : []
    })
    reads.set(file, places)
  }
  const isShadowed = ({ file, start }: Numbered) =>
    [...modules].some(([at, module]) =>
      [...module.shadowed].some((name) => {
        const [from, original] = sourceOf(modules, at, name)
        const constant = from === file ? modules.get(from)?.constants.get(original) : undefined
        return constant !== undefined && constant.start <= start && start < constant.end
      }),
    )
  const pendingNotifications = statics.filter((mutant) => !told.has(mutant.number) || isShadowed(mutant))
  return { reads, pendingNotifications: new Set(pendingNotifications.map(({ number }) => number)) }
}

type Modules = ReadonlyMap<string, Module>
type Known = Readonly<{ modules: Modules; statics: readonly Numbered[] }>

// Follows imports to the declaration.
function sourceOf(modules: Modules, file: string, name: string): readonly [file: string, name: string] {
  const imported = modules.get(file)?.imports.get(name)
  return imported ? [join(dirname(file), imported.from), imported.name] : [file, name]
}

function numbersIn(known: Known, file: string, name: string, seen: Set<string>): ReadonlySet<number> {
  const key = `${file} ${name}`
  const constant = known.modules.get(file)?.constants.get(name)
  if (!constant || seen.has(key)) return new Set()
  seen.add(key)
  const own = known.statics.filter(
    (each) => each.file === file && constant.start <= each.start && each.end <= constant.end,
  )
  const inherited = constant.names.flatMap((inside) => {
    const [from, original] = sourceOf(known.modules, file, inside)
    return [...numbersIn(known, from, original, seen)]
  })
  return new Set([...own.map(({ number }) => number), ...inherited])
}
