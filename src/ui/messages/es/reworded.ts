/** The shape of a whole catalogue with any words in it: the type of some English ones spells out the words themselves. */
export type Reworded<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? string
    : Catalogue[Key] extends (...about: infer About) => infer Answer
      ? (...about: About) => Answer extends string ? string : Answer
      : Reworded<Catalogue[Key]>
}
