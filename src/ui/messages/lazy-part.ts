import { effect, signal } from '@preact/signals'
import { language, spokenOther } from './language.ts'
import type { LazyParts } from './lazy-parts.ts'
import type { Translated } from './translated.ts'

const waiting: (() => Promise<void>)[] = []

/**
 * Words of a few screens. English comes with their code; another language loads after it.
 *
 * @returns a reader in the page's language
 */
export function lazyPart<Name extends keyof LazyParts>(
  name: Name,
  english: Translated<LazyParts[Name]>,
): () => Translated<LazyParts[Name]> {
  const current = signal<Translated<LazyParts[Name]>>(english)
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

/** Resolves once the loaded screens have their words. */
export async function partsAreSpoken(): Promise<void> {
  await Promise.all(waiting.map((ready) => ready()))
}
