import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BadFile, check } from './check.ts'
import { asJson } from './wire.ts'

const USAGE = `usage: npm run --silent check-quote -- FILE|FOLDER
       npm run --silent check-quote -- --examples FOLDER

FILE holds {"profile","intent","quote","facts"?}: see docs/check-quote.md. One line of JSON a file.
`

/**
 * `npm run check-quote`: prints one JSON line per file; bad files go to standard error.
 *
 * @returns the exit status: 0 when every file was judged, with any verdict
 */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { examples: { type: 'string' }, help: { type: 'boolean' } },
    })
    if (values.help) return say(process.stdout, USAGE, 0)
    if (values.examples !== undefined && positionals.length === 0) return await writeExamples(values.examples)
    const [path] = positionals
    if (path === undefined || positionals.length > 1 || values.examples !== undefined) throw new BadFile(USAGE)
    return checkAll(path)
  } catch (cause) {
    return say(process.stderr, `${cause instanceof Error ? cause.message : cause}\n`, 1)
  }
}

function checkAll(path: string): number {
  const files = filesOf(path)
  if (files.length === 0) throw new BadFile(`${path}: expected files that end in .json, found none`)
  return Math.max(...files.map(checkOne))
}

function filesOf(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => join(path, name))
}

function checkOne(file: string): number {
  try {
    return say(process.stdout, `${asJson({ file, ...check(readFileSync(file, 'utf8')) })}\n`, 0)
  } catch (cause) {
    const isTheirs = cause instanceof BadFile || (cause instanceof Error && 'syscall' in cause)
    const what = cause instanceof Error ? (isTheirs ? cause.message : (cause.stack ?? cause.message)) : String(cause)
    return say(process.stderr, `${file}: ${what}\n`, 1)
  }
}

// The examples' generators load only here.
async function writeExamples(folder: string): Promise<number> {
  const { examples } = await import('./examples.ts')
  mkdirSync(folder, { recursive: true })
  for (const { name, content } of examples()) writeFileSync(join(folder, `${name}.json`), `${asJson(content, 2)}\n`)
  return 0
}

function say(stream: NodeJS.WriteStream, text: string, status: number): number {
  stream.write(text)
  return status
}
