import { effect, signal } from '@preact/signals'
import { language, spokenOther } from './language.ts'
import type { Parts } from './parts.ts'
import type { Worded } from './worded.ts'

const waiting: (() => Promise<void>)[] = []

/**
 * Words of a few screens. English comes with their code; another language loads after it.
 *
 * @returns a reader in the page's language
 */
export function part<Name extends keyof Parts>(name: Name, english: Worded<Parts[Name]>): () => Worded<Parts[Name]> {
  const current = signal<Worded<Parts[Name]>>(english)
  let ready = Promise.resolve()
  const speak = async (next = language.value) => {
    const parts = await spokenOther(next)?.parts()
    const other = await parts?.[name]()
    if (language.value === next) current.value = other ?? english
  }
  effect(() => {
    ready = speak()
  })
  waiting.push(() => ready)
  return () => current.value
}

/** Resolves once the loaded screens have their words in the page's language. */
export async function partsAreSpoken(): Promise<void> {
  await Promise.all(waiting.map((ready) => ready()))
}
