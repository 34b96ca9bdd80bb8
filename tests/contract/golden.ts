import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('./golden/', import.meta.url)

/** Names without `.json`. */
export function goldenNames(): readonly string[] {
  return readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''))
}

export function golden(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'))
}
