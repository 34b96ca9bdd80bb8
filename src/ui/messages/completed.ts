import type { Messages } from './en.ts'
import type { CallMessages } from './en-calls.ts'

/** A catalogue that may leave things out, as one does that another language has not caught up with yet. */
export type Worded<Catalogue> = {
  readonly [Key in keyof Catalogue]?: Catalogue[Key] extends string
    ? string
    : Catalogue[Key] extends (...about: infer About) => string
      ? (...about: About) => string
      : Catalogue[Key] extends (...about: never[]) => unknown
        ? Catalogue[Key]
        : Worded<Catalogue[Key]>
}

/** What another language says of everything, and of transactions. */
export type Said = Worded<Messages>
export type SaidCalls = Worded<CallMessages>

/** The whole catalogue in another language; what that one does not say yet is said in English, and never left empty. */
export function completed<Catalogue extends object>(english: Catalogue, other: Worded<Catalogue>): Catalogue {
  const entries = Object.entries(english).map(([key, said]) => {
    const own: unknown = Reflect.get(other, key)
    if (own === undefined) return [key, said]
    const isGroup = typeof said === 'object' && said !== null && !Array.isArray(said)
    return [key, isGroup ? completed(said, Object(own)) : own]
  })
  return { ...other, ...Object.fromEntries(entries) }
}
