import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

type Import = Readonly<{ from: string; isTypeOnly: boolean; isLater?: boolean }>

export function filesIn(folder: string): readonly string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => normalize(join(folder, name)))
}

export function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const pattern = /^\s*(?:import|export)\s+(type\s+)?(?:[\w*\s{},$]+\sfrom\s+)?['"]([^'"]+)['"]/gm
  const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
  return [
    ...[...text.matchAll(pattern)].map((found) => ({ from: found[2] ?? '', isTypeOnly: found[1] !== undefined })),
    ...[...text.matchAll(dynamic)].map((found) => ({ from: found[1] ?? '', isTypeOnly: false, isLater: true })),
  ]
}

export const importsAtOnce = (file: string) => importsOf(file).filter(({ isLater }) => !isLater)

export function targetOfImport(file: string, from: string): string | undefined {
  return from.startsWith('.') ? normalize(relative(ROOT, join(ROOT, dirname(file), from))) : undefined
}

type Reached = Readonly<{ files: readonly string[]; packages: readonly string[] }>

/** Follows imports of values. */
export function reachedFrom(entry: string, importsIn: typeof importsOf): Reached {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const { from, isTypeOnly } of importsIn(file)) {
      const target = targetOfImport(file, from)
      if (isTypeOnly) continue
      if (target) visit(target)
      else packages.add(from)
    }
  }
  visit(entry)
  return { files: [...files], packages: [...packages] }
}
