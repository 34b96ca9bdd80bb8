/** The shape of a catalogue, whatever its words: where English is `as const`, its type holds the English words too. */
export type Reworded<Catalogue> = Catalogue extends string
  ? string
  : Catalogue extends (...about: infer About) => infer Result
    ? (...about: About) => Reworded<Result>
    : { readonly [Key in keyof Catalogue]: Reworded<Catalogue[Key]> }
