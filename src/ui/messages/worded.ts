import type { CallMessages } from './en/calls.ts'
import type { Messages } from './en/messages.ts'

/** A catalogue in any language: everything that the English one says, in other words. */
export type Worded<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? string
    : Catalogue[Key] extends (...about: infer About) => string
      ? (...about: About) => string
      : Catalogue[Key] extends (...about: never[]) => unknown
        ? Catalogue[Key]
        : Worded<Catalogue[Key]>
}

/** What a language says of everything, and of transactions. */
export type Said = Worded<Messages>
export type SaidCalls = Worded<CallMessages>
