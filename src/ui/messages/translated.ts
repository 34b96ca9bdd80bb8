import type { Messages } from './en/messages.ts'

export type Translated<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? string
    : Catalogue[Key] extends (...about: infer About) => string
      ? (...about: About) => string
      : Catalogue[Key] extends (...about: never[]) => unknown
        ? Catalogue[Key]
        : Translated<Catalogue[Key]>
}

export type TranslatedMessages = Translated<Messages>
