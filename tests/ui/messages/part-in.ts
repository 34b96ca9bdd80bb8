import type { Language } from '../../../src/core/text/language.ts'
import { spokenOther } from '../../../src/ui/messages/language.ts'
import type { LazyParts } from '../../../src/ui/messages/lazy-parts.ts'
import type { Translated } from '../../../src/ui/messages/translated.ts'

/** A lazy part in a language other than English. */
export async function partIn<Name extends keyof LazyParts>(
  of: Language,
  name: Name,
): Promise<Translated<LazyParts[Name]>> {
  const parts = await spokenOther(of)?.parts()
  if (!parts) throw new Error(`expected a language other than English, got ${of}`)
  return parts[name]()
}
