import { effect, signal } from '@preact/signals'
import { language, spokenOther } from './language.ts'
import type { Parts } from './parts.ts'
import type { Worded } from './worded.ts'

const waiting: (() => Promise<void>)[] = []

/**
 * Words that only some screens carry, so that no other waits for them: English with the code of those screens, another
 * language fetched after it.
 *
 * @returns what gives them in the language of the page
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

/** Resolves when the words of every screen whose code is there are there in the language of the page. */
export async function partsAreSpoken(): Promise<void> {
  await Promise.all(waiting.map((ready) => ready()))
}
